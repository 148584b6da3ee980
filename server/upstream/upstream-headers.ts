import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'

/**
 * What a call tells its host (A7, B7); a contract's own headers come besides. Nothing else goes on: no cookie of the shop, nothing that is
 * for one connection alone.
 */
const CALL_HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'client-info',
  'content-type',
  'saleschannel',
  'terminal',
  'user-agent',
] as const

/** What an answer tells the browser: what its body is, and how long it holds. Nothing else comes back: no cookie, no policy of another host. */
const ANSWER_HEADERS = [
  'cache-control',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'retry-after',
  'vary',
] as const

/**
 * The headers of a call at its host. X-Forwarded-For is the address that this server believes in, and not what a stranger wrote there.
 * @param own names of headers that are the call's own
 */
export function callHeaders(request: FastifyRequest, via: string, own: readonly string[] = []): Record<string, string> {
  return {
    ...pick(request.headers, [...CALL_HEADERS, ...own.map((name) => name.toLowerCase())]),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
    via: [request.headers.via, via].filter(Boolean).join(', '),
  }
}

/** Whether a call has been at this server before: its host sends it back to where it came from. */
export const hasBeenHere = ({ headers }: FastifyRequest, via: string): boolean =>
  (headers.via ?? '').split(/\s*,\s*/).includes(via)

export const answerHeaders = (headers: IncomingHttpHeaders): Record<string, string> => pick(headers, ANSWER_HEADERS)

/** A call's answer is JSON; what stands between may answer in HTML, or lead to a login of its own. */
export const isCallAnswer = (status: number, headers: IncomingHttpHeaders): boolean =>
  (status < 300 || status >= 400) && /^application\/(?:[\w.-]+\+)?json\b/i.test(headers['content-type'] ?? '')

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  const found = names.flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as const]
  })
  return Object.fromEntries(found)
}
