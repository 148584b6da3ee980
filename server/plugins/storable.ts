import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './problems.ts'

/** U+0000, and half of a pair of surrogates: PostgreSQL has no text, or no JSON, with them. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

/**
 * Refuses a request with a text or a name that no database takes, which would be an error of ours. To be asked after the checks of the
 * schema, which say better what else is wrong.
 */
export async function refuseUnstorable(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { params, query, body } = request
  if (isStorable([params, query, body])) return undefined
  return sendProblem(request, reply, 'invalid-request', 'a text holds a character that can not be stored')
}

/** Whether every text of the value can be stored. Without recursion: nobody may send what is too deep for the stack. */
export function isStorable(value: unknown): boolean {
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string' && UNSTORABLE.test(next)) return false
    if (typeof next === 'object' && next !== null) for (const entry of Object.entries(next)) open.push(...entry)
  }
  return true
}
