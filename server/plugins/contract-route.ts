import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import type { Contract } from '../../schemas/api/contract.ts'
import { type ContractName, contracts } from '../../schemas/api/contracts.ts'
import { problemReplySchema } from '../../schemas/api/problems.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { canvasGuard } from './canvas-guard.ts'
import { type CallFacts, callerOf, callFacts } from './caller.ts'
import { forwardRoute } from '../upstream/forward-route.ts'
import { withinDeadline } from './deadline.ts'
import { Refusal, sendRefusal } from './problems.ts'
import { refuseUnstorable } from './storable.ts'
import { type CallViewer, viewerGuard, viewerOf } from './viewer.ts'

type Contracts = typeof contracts

/** The type of a part of the contract; undefined where it has no such part. */
type Part<C, Name extends string> = C extends { readonly [_ in Name]: infer S extends JSONSchema }
  ? FromSchema<S>
  : undefined

/** What a handler gives: the `data` of an envelope, or the whole of a reply without one. */
type DataOf<Reply> = Reply extends { hasError: false; data: infer Data } ? Data : Reply

/** The types of every endpoint, worked out once: a generic over the schemas themselves is too deep for the compiler (TS2589). */
type Calls = {
  [Name in ContractName]: {
    readonly input: {
      readonly params: Part<Contracts[Name], 'params'>
      readonly query: Part<Contracts[Name], 'query'>
      readonly body: Part<Contracts[Name], 'body'>
      readonly headers: Part<Contracts[Name], 'headers'>
    }
    readonly data: DataOf<Part<Contracts[Name], 'reply'>>
    readonly refusal: Refusal<Contracts[Name]['problems'][number]>
  }
}

export type BodyOfCall<Name extends ContractName> = Calls[Name]['input']['body']

/**
 * Gets what the contract checked, and who calls (always there where the contract's `auth` is required); gives the `data` of the reply,
 * the whole reply where it has no envelope, or one of the contract's refusals.
 */
export type ContractHandler<Name extends ContractName> = (
  input: HandlerInput<Name>,
) => Promise<Calls[Name]['data'] | Calls[Name]['refusal']>

type HandlerInput<Name extends ContractName> = Calls[Name]['input'] & {
  readonly viewer?: CallViewer
  readonly caller: CallFacts
  /** By which the caller knows this server: what it says, and no proof. */
  readonly host: string
}

interface RouteOptions {
  /** Calls that one address may make in a minute, where that is fewer than of all calls together (api-guards.ts). */
  readonly callsPerMinute?: number
  /** Bytes that its body may have, where that is less than of all calls (app.ts). */
  readonly bodyLimit?: number
}

/**
 * Registers an endpoint: the contract checks the request, filters the reply, types the handler and makes the API page's entry. Where another
 * host answers the mall's calls (API_BASE) it is forwarded there, and the handler is asked nothing.
 */
export function contractRoute<Name extends ContractName>(
  app: FastifyInstance,
  name: Name,
  handle: ContractHandler<Name>,
  { callsPerMinute, bodyLimit }: RouteOptions = {},
): void {
  const contract: Contract = contracts[name]
  const { method, path } = contract
  const hasEnvelope = contract.reply.properties?.['hasError'] !== undefined
  const schema = routeSchema(contract)
  const config = callsPerMinute === undefined ? {} : { rateLimit: ofAddress(callsPerMinute) }
  const limited = { config, ...(bodyLimit !== undefined && { bodyLimit }) }
  const upstream = app.upstreams?.of(path)
  if (upstream)
    return forwardRoute(app, { method, path, upstream, ownHeaders: headerNames(contract), schema, ...limited })
  app.route({
    ...{ method, url: path, schema, ...limited },
    onRequest: [canvasGuard(contract), viewerGuard(app, contract)],
    preHandler: refuseUnstorable(contract),
    async handler(request, reply) {
      const { params, query, body, host } = request
      const viewer = viewerOf(request)
      const headers = headersOf(contract, request)
      const result: unknown = await withinDeadline(
        handle({ params, query, body, headers, viewer, host, caller: callFacts(request, reply) } as HandlerInput<Name>),
      )
      if (result instanceof Refusal) return sendRefusal(request, reply, result)
      reply.header('cache-control', contract.personal || viewer ? 'private, no-store' : 'no-cache')
      return hasEnvelope ? { hasError: false, data: result } : result
    },
  })
}

/** A device may be made up, an address not. */
const ofAddress = (max: number) => ({
  max,
  timeWindow: 60_000,
  keyGenerator: (request: FastifyRequest) => callerOf(request).address,
})

/** The headers of the call's own, under the names of its contract: on the way they are written small. */
function headersOf(contract: Contract, request: FastifyRequest): Record<string, unknown> {
  return Object.fromEntries(headerNames(contract).map((name) => [name, request.headers[name.toLowerCase()]]))
}

const headerNames = ({ headers }: Contract): string[] => Object.keys(headers?.properties ?? {})

function routeSchema({ params, query, body, headers, reply, title, source, name }: Contract) {
  return {
    operationId: name,
    tags: ['mall'],
    summary: `${title.zh} · ${title.en}`,
    description: `\`${name}\`, specification ${source}`,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body, consumes: ['application/json', 'application/json-patch+json'] }),
    response: { 200: reply, '4xx': problemReplySchema, '5xx': problemReplySchema },
  }
}
