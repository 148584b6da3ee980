import type { FastifyReply, FastifyRequest } from 'fastify'
import { isStorable } from '../../src/domain/storable.ts'
import { sendProblem } from './problems.ts'

/**
 * Refuses a request with a text or a name that no database takes, which would be an error of ours. To be asked after the checks of the
 * schema, which say better what else is wrong.
 */
export async function refuseUnstorable(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { params, query, body } = request
  if (isStorable([params, query, body])) return undefined
  return sendProblem(request, reply, 'invalid-request', 'a text holds a character that can not be stored')
}
