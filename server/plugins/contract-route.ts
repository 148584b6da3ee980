import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Contract } from '../../schemas/api/contract.ts'
import { type ContractName, contracts } from '../../schemas/api/contracts.ts'
import { problemReplySchema } from '../../schemas/api/problems.ts'
import { canvasGuard } from './canvas-guard.ts'
import { type CallFacts, callerOf, callFacts } from './caller.ts'
import { forwardRoute } from '../upstream/forward-route.ts'
import { defineRoute, type PartOf, routeSchema } from './define-route.ts'
import { Refusal, sendRefusal } from './problems.ts'
import { refuseUnstorable } from './storable.ts'
import { type CallViewer, viewerGuard, viewerOf } from './viewer.ts'

type Contracts = typeof contracts

/** What a handler gives: the `data` of an envelope, or the whole of a reply without one. */
type DataOf<Reply> = Reply extends { hasError: false; data: infer Data } ? Data : Reply

/** The types of every endpoint, worked out once: a generic over the schemas themselves is too deep for the compiler (TS2589). */
type Calls = {
  [Name in ContractName]: {
    readonly input: {
      readonly params: PartOf<Contracts[Name], 'params'>
      readonly query: PartOf<Contracts[Name], 'query'>
      readonly body: PartOf<Contracts[Name], 'body'>
      readonly headers: PartOf<Contracts[Name], 'headers'>
    }
    readonly data: DataOf<PartOf<Contracts[Name], 'reply'>>
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
  const schema = { ...routeSchema(contract, problemReplySchema), ...docsOf(contract) }
  const config = callsPerMinute === undefined ? {} : { rateLimit: ofAddress(callsPerMinute) }
  const limited = { config, ...(bodyLimit !== undefined && { bodyLimit }) }
  const upstream = app.upstreams?.of(path)
  if (upstream)
    return forwardRoute(app, { method, path, upstream, ownHeaders: headerNames(contract), schema, ...limited })
  defineRoute(app, contract, {
    ...{ url: path, schema, ...limited },
    onRequest: [canvasGuard(contract), viewerGuard(app, contract)],
    preHandler: refuseUnstorable(contract),
    handle(request, reply) {
      const { params, query, body, host } = request
      const who = { viewer: viewerOf(request), caller: callFacts(request, reply), host }
      return handle({ params, query, body, headers: headersOf(contract, request), ...who } as HandlerInput<Name>)
    },
    answer(result, request, reply) {
      if (result instanceof Refusal) return sendRefusal(request, reply, result)
      reply.header('cache-control', contract.personal || viewerOf(request) ? 'private, no-store' : 'no-cache')
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

/** What the API's page says of it. */
const docsOf = ({ headers, body, title, source, name }: Contract) => ({
  operationId: name,
  tags: ['mall'],
  summary: `${title.zh} · ${title.en}`,
  description: `\`${name}\`, specification ${source}`,
  ...(headers && { headers }),
  ...(body && { consumes: ['application/json', 'application/json-patch+json'] }),
})
