import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '../db/database-error.ts'
import { UnreadableJson } from '../db/stored-json.ts'
import { type ProblemCode, type ProblemReply, problems } from '../../schemas/api/problems.ts'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { UnreadableBody } from './body-text.ts'

/** A refusal that a handler expects and gives back as a value; what is thrown is a bug. */
export class Refusal<Code extends ProblemCode = ProblemCode> {
  readonly code: Code
  readonly detail: string | undefined
  readonly words: string | undefined

  constructor(code: Code, detail?: string, words?: string) {
    this.code = code
    this.detail = detail
    this.words = words
  }
}

/**
 * @param detail for developers; the shopper reads the code's sentence
 * @param words what the sentence can't know, a day: it goes on with them
 */
export const refuse = <const Code extends ProblemCode>(code: Code, detail?: string, words?: string): Refusal<Code> =>
  new Refusal(code, detail, words)

/** The body of a refusal, with the sentence of schemas/api/problems.ts. */
function problemReply({ code, detail, words }: Refusal, requestId: string): ProblemReply {
  const message = [problems[code].message, words].filter(Boolean).join('，')
  return { hasError: true, code, message, ...(detail !== undefined && { detail }), requestId }
}

export const sendProblem = (request: FastifyRequest, reply: FastifyReply, code: ProblemCode, detail?: string) =>
  sendRefusal(request, reply, new Refusal(code, detail))

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  return reply
    .code(problems[refusal.code].status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(problemReply(refusal, request.id))
}

/** For requests that no route ever sees: an address that can't be decoded, say. Who opens one as a page is shown that it leads nowhere. */
export const answerUnreadable = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  reply.header('x-request-id', request.id)
  const isPage = request.method === 'GET' || request.method === 'HEAD'
  if (isPage && request.url.startsWith(`${SHOP_BASE}/`)) void reply.redirect(`${SHOP_BASE}/404`)
  else sendProblem(request, reply, 'invalid-request', 'the request could not be read')
}

/** Everything that goes wrong leaves as a problem of the table; what is our own fault is logged with the request's id, and not told. */
export function problemHandlers(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, 'not-found'))
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const code = codeOfError(error)
    if (code === 'internal-error' || code === 'record-unreadable') request.log.error({ err: error }, 'a request failed')
    else if (isUnavailable(error)) request.log.warn({ err: error }, 'the database was not there for a request')
    return sendProblem(request, reply, code, detailOf(error, code))
  })
}

const codesByStatus: Readonly<Record<number, ProblemCode>> = {
  401: 'not-logged-in',
  403: 'forbidden',
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'under-maintenance',
}

function codeOfError(error: Partial<FastifyError>): ProblemCode {
  const { statusCode } = error
  if (error instanceof UnreadableJson) return 'record-unreadable'
  if (statusCode === undefined || statusCode < 400) return isUnavailable(error) ? 'under-maintenance' : 'internal-error'
  return codesByStatus[statusCode] ?? (statusCode < 500 ? 'invalid-request' : 'internal-error')
}

/** Which field is wrong, without its value; or how the body is written. */
function detailOf(error: FastifyError, code: ProblemCode): string | undefined {
  if (error instanceof UnreadableBody) return error.message
  if (code !== 'invalid-request') return undefined
  return error.validation ? error.message : 'the request could not be read'
}
