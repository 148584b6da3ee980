import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { sendProblem } from '../plugins/problems.ts'
import { endedSessionCookie, sessionCookie, sessionTokenOf } from './page-session.ts'
import type { PageViewers } from './page-viewers.ts'

const schema = {
  hide: true,
  body: {
    type: 'object',
    properties: { token: { type: 'string', pattern: '^e[\\w-]*\\.[\\w-]+\\.[\\w-]+$', maxLength: 2000 } },
    additionalProperties: false,
  },
}

/**
 * POST /tc-fostay/_session {"token"}: the browser tells the server, which renders the pages, who is logged in; {} ends it. From this
 * site alone: nobody shall be logged in as somebody else behind their back.
 * @param isLive a shop's cookie never goes over http, whatever stands before this server; a sandbox's may
 */
export function sessionRoute(
  app: FastifyInstance,
  viewers: PageViewers,
  { isLive }: { readonly isLive: boolean },
): void {
  app.post<{ Body: { token?: string } }>(
    `${SHOP_BASE}/_session`,
    { schema, bodyLimit: 4096, onRequest: ownSiteOnly },
    async (request, reply) => {
      const { token } = request.body
      const isSecure = isLive || request.protocol === 'https'
      const before = sessionTokenOf(request.headers)
      if (before !== undefined && before !== token) viewers.forget(before)
      if (token !== undefined) viewers.refresh(token)
      const found = token === undefined ? 'ended' : await stateOf(viewers, token)
      if (found === 'unknown') return sendProblem(request, reply, 'under-maintenance')
      const isMember = token !== undefined && found === 'member'
      reply.header('set-cookie', isMember ? sessionCookie(token, isSecure) : endedSessionCookie(isSecure))
      if (token !== undefined && !isMember) return sendProblem(request, reply, 'not-logged-in')
      return reply.code(204).header('cache-control', 'no-store').send()
    },
  )
}

const stateOf = (viewers: PageViewers, token: string): Promise<'member' | 'ended' | 'unknown'> =>
  viewers.of(token).then(
    (user) => (user ? 'member' : 'ended'),
    () => 'unknown',
  )

/** Browsers say where a request comes from; what is no browser has nobody's cookies. */
async function ownSiteOnly(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { origin, host, 'sec-fetch-site': site } = request.headers
  const isOwnOrigin = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
  const isOwnSite = site === undefined || site === 'same-origin'
  return isOwnOrigin && isOwnSite ? undefined : sendProblem(request, reply, 'forbidden')
}
