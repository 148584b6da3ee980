import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Contract } from '../../schemas/api/contract.ts'
import { contracts } from '../../schemas/api/contracts.ts'

/** Seconds that a browser remembers what it may send. */
const REMEMBERED = 600

const all: readonly Contract[] = Object.values(contracts)
const paths = new Set(all.map(({ path }) => path))
const ownHeaders = all.flatMap(({ headers }) => Object.keys(headers?.properties ?? {}))

/** What a shop's call may carry (A7, B7). */
const allowedHeaders = [
  ...new Set(['authorization', 'client-info', 'content-type', 'saleschannel', 'terminal', ...ownHeaders]),
]

/**
 * Lets pages of these origins make the mall's calls from the browser (CORS): the contracts' paths and nothing else, never with cookies. To
 * be registered before the routes, and before whatever refuses calls, so that a browser can read refusals too.
 * @param origins https://shop.example.com; none: no page but our own
 */
export async function crossOrigin(scope: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  const isOpen = ({ routeOptions: { url = '' } }: FastifyRequest) => paths.has(url)
  const open = { origin: [...origins], methods: ['GET', 'POST'], allowedHeaders, maxAge: REMEMBERED }
  await scope.register(cors, {
    delegator: (request, decide) => decide(null, isOpen(request) ? open : { origin: false }),
  })
  answerPreflights(scope)
}

/** A preflight names the path that it is about: each of them is a route, so that any other path is asked for in vain. */
function answerPreflights(scope: FastifyInstance): void {
  const known = new Set<string>()
  scope.addHook('onRoute', function addPreflight({ url }) {
    if (!paths.has(url) || known.has(url)) return
    known.add(url)
    this.options(url, { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
  })
}
