import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import type { StudioContract } from '../../schemas/studio/contract.ts'
import { STUDIO_API, type StudioCallName, studioContracts } from '../../schemas/studio/contracts.ts'
import { callerOf } from '../plugins/caller.ts'
import { defineRoute, type PartOf, routeSchema } from '../plugins/define-route.ts'
import { isStorable } from '../../src/domain/storable.ts'
import { bringsDocument, refuseLarge } from './refuse-large.ts'
import { hasNoMinute, NO_MINUTE } from './no-minute.ts'
import { callerIn, roleGuard, type StudioRouting } from './role-guard.ts'
import type { SignedIn } from './sign-in/operator-sessions.ts'
import { refuseStudio, sendStudioProblem, StudioRefusal } from './studio-refusal.ts'

type Contracts = typeof studioContracts

/** The types of every call, worked out once: a generic over the schemas themselves is too deep for the compiler (TS2589). */
type Calls = {
  [Name in StudioCallName]: {
    readonly input: {
      readonly params: PartOf<Contracts[Name], 'params'>
      readonly query: PartOf<Contracts[Name], 'query'>
      readonly body: PartOf<Contracts[Name], 'body'>
      /** The bytes of a call that takes a file. */
      readonly file: Contracts[Name] extends { readonly takesFile: true } ? Buffer : undefined
      /** Who calls; undefined where anybody may and nobody is signed in. */
      readonly by: Contracts[Name]['role'] extends 'anybody' ? SignedIn | undefined : SignedIn
    }
    readonly reply: PartOf<Contracts[Name], 'reply'>
    readonly refusal: Contracts[Name]['problems'][number]
  }
}

export type BodyOfStudioCall<Name extends StudioCallName> = Calls[Name]['input']['body']

/** From where a call comes, and what its answer may give to the browser. */
export interface CallPlace {
  /** An address, for the audit log and for limits. */
  readonly address: string
  /** What the browser says that it is, cut to a length. */
  readonly agent: string
  /** By which the caller knows this server: https://shop.example */
  readonly origin: string
  readonly isSecure: boolean
  /** The Cookie header, whole. */
  readonly cookie: string | undefined
  /** @param text of a Set-Cookie header */
  readonly setCookie: (text: string) => void
}

/** Gets what the contract checked, and who calls; gives the reply or one of the contract's refusals. */
export type StudioHandler<Name extends StudioCallName> = (
  input: Calls[Name]['input'] & { readonly place: CallPlace },
) => Promise<Calls[Name]['reply'] | StudioRefusal<Calls[Name]['refusal']>>

interface RouteOptions {
  /** Calls that one address may make in a minute. */
  readonly callsPerMinute?: number
  /** The call carries a whole document. */
  readonly hasDocument?: boolean
  /** Bytes that the file of a call may have: more are not read. */
  readonly largestFile?: number
  /** Names what the reply is made of: a browser that has it is told so, and the handler is not asked. */
  readonly etag?: () => string
}

/** Bytes of a body: a document with the steps that made it, or a few fields. */
const DOCUMENT_BODY = 2 * 1024 * 1024
const SMALL_BODY = 64 * 1024

const AGENT = 200

/**
 * Registers a call of the studio: the contract checks the request and the role, filters the reply and types the handler. It is this
 * server's own, wherever the mall's calls are answered (API_BASE).
 */
export function studioRoute<Name extends StudioCallName>(
  app: FastifyInstance,
  routing: StudioRouting,
  name: Name,
  handle: StudioHandler<Name>,
  { callsPerMinute, hasDocument = false, largestFile, etag }: RouteOptions = {},
): void {
  const contract: StudioContract = studioContracts[name]
  defineRoute(app, contract, {
    url: STUDIO_API + contract.path,
    schema: { hide: true, ...routeSchema(contract, problemSchema) },
    bodyLimit: largestFile ?? (hasDocument ? DOCUMENT_BODY : SMALL_BODY),
    config: callsPerMinute === undefined ? {} : { rateLimit: { max: callsPerMinute } },
    onRequest: roleGuard(contract, routing),
    preHandler: async (request, reply) => {
      const refused = await refuseUnread(contract, request, reply)
      return refused ?? (etag && isKnown(request, reply, etag()) ? reply.code(304).send() : undefined)
    },
    handle(request, reply) {
      const { params, query, body } = request
      const sent = contract.takesFile ? { file: fileOf(body) } : { body }
      const input = { params, query, ...sent, by: callerIn(request), place: placeOf(request, reply) }
      return handle(input as Parameters<StudioHandler<Name>>[0])
    },
    answer(result, request, reply) {
      if (result instanceof StudioRefusal) return sendStudioProblem(request, reply, promised(contract, result))
      if (!etag) reply.header('cache-control', 'no-store')
      return result
    },
  })
}

function promised({ name, problems }: StudioContract, refusal: StudioRefusal): StudioRefusal {
  if (problems.includes(refusal.code)) return refusal
  throw new Error(`${name} was refused with ${refusal.code}, which its contract does not have`)
}

/** What no database and no calendar has would be an error of ours; what is too much to be read would keep everybody waiting. */
async function refuseUnread(contract: StudioContract, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { params, query, body } = request
  const large = bringsDocument(contract) ? refuseLarge((body as { readonly text?: unknown }).text) : undefined
  if (large) return sendStudioProblem(request, reply, promised(contract, large))
  if (hasNoMinute(contract.body, body))
    return sendStudioProblem(request, reply, refuseStudio('invalid-request', NO_MINUTE))
  if (isStorable([params, query, contract.takesFile ? undefined : body])) return undefined
  return sendStudioProblem(request, reply, refuseStudio('invalid-request', '有一段文字里有无法保存的字符'))
}

/** A call without a body has an empty file. */
const fileOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.headers({ etag: `"${tag}"`, 'cache-control': 'private, no-cache' })
  return request.headers['if-none-match']?.split(/,\s*/).some((one) => one.replace(/^W\//, '') === `"${tag}"`) ?? false
}

function placeOf(request: FastifyRequest, reply: FastifyReply): CallPlace {
  const { protocol, host, headers } = request
  return {
    address: callerOf(request).address,
    agent: (headers['user-agent'] ?? '').slice(0, AGENT),
    origin: `${protocol}://${host}`,
    isSecure: protocol === 'https',
    cookie: headers.cookie,
    setCookie: (text) => void reply.header('set-cookie', text),
  }
}

const problemSchema = {
  type: 'object',
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    detail: { type: 'string' },
    requestId: { type: 'string' },
  },
  required: ['code', 'message', 'requestId'],
  additionalProperties: false,
} as const satisfies JSONSchema
