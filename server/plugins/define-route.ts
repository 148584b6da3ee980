import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import type { Contract } from '../../schemas/api/contract.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { withinDeadline } from './deadline.ts'

/** The type of a part of a contract; undefined where it has no such part. */
export type PartOf<C, Name extends string> = C extends { readonly [_ in Name]: infer S extends JSONSchema }
  ? FromSchema<S>
  : undefined

/** What contracts of the mall and of the studio have in common: what a request brings, and what it gets. */
type Shapes = Pick<Contract, 'method' | 'params' | 'query' | 'body' | 'reply'>

/** What Fastify checks of a request and lets through of a reply. @param problem shape of a refusal's body */
export const routeSchema = ({ params, query, body, reply }: Shapes, problem: JSONSchema): FastifySchema => ({
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body }),
  response: { 200: reply, '4xx': problem, '5xx': problem },
})

interface RouteDefinition extends Pick<RouteOptions, 'url' | 'schema' | 'onRequest' | 'preHandler' | 'config'> {
  readonly bodyLimit?: number | undefined
  /** What the reply is made of, or why there is none. It has 25 s: after that it is refused (503). */
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  /** What is sent for that; a refusal it sends itself. */
  readonly answer: (result: unknown, request: FastifyRequest, reply: FastifyReply) => unknown
}

/** Registers a call, of the mall or of the studio. */
export function defineRoute(
  app: FastifyInstance,
  { method }: Shapes,
  { handle, answer, bodyLimit, ...route }: RouteDefinition,
): void {
  app.route({
    ...{ ...route, method },
    ...(bodyLimit !== undefined && { bodyLimit }),
    handler: async (request, reply) => answer(await withinDeadline(handle(request, reply)), request, reply),
  })
}
