import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Contract } from '../../schemas/api/contract.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { isStorable } from '../../src/domain/storable.ts'
import { sendProblem } from './problems.ts'

/**
 * Refuses a request with a text or a name that no database takes, which would be an error of ours. To be asked after the checks of the
 * schema, which say better what else is wrong. A text that a contract calls JSON (contentMediaType) is looked into: its escapes hide such signs.
 */
export const refuseUnstorable =
  ({ params: ofParams, query: ofQuery, body: ofBody }: Pick<Contract, 'params' | 'query' | 'body'> = {}) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { params, query, body } = request
    const inside = [jsonIn(ofParams, params), jsonIn(ofQuery, query), jsonIn(ofBody, body)]
    if (isStorable([params, query, body, inside])) return undefined
    return sendProblem(request, reply, 'invalid-request', 'a text holds a character that can not be stored')
  }

/** What the texts of a value say that are JSON by their schema; one that is none is left to the handler. */
function jsonIn(schema: JSONSchema | boolean | undefined, value: unknown): readonly unknown[] {
  if (typeof schema !== 'object') return []
  if (typeof value === 'string') return schema.contentMediaType === 'application/json' ? parsed(value) : []
  if (Array.isArray(value)) {
    const { items } = schema
    return Array.isArray(items) ? [] : value.flatMap((one) => jsonIn(items as JSONSchema | undefined, one))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    jsonIn(schema.properties?.[name] as JSONSchema | undefined, one),
  )
}

function parsed(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}
