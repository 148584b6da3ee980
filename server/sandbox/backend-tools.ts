import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Forwarding } from '../upstream/forward.ts'
import { forwardRoute } from '../upstream/forward-route.ts'
import { answerHeaders } from '../upstream/upstream-headers.ts'
import { lendingCookie } from '../ssr/handed-over-login.ts'
import type { Upstream } from '../upstream/upstreams.ts'
import { toolPolicy } from './send-page.ts'

/** The tools of what a backend sells, below /sandbox/. */
const tools = [
  'bookings',
  'cashier',
  'cashier/:payId',
  'comments',
  'events',
  'invoices',
  'login',
  'members',
  'refunds',
  'sms',
  'wechat',
  'wechat/authorize',
  'writeoff',
] as const

/**
 * The tools of another sandbox at this shop's own addresses: who pays there comes back to this shop, and the backend need not be
 * reached by a browser. Their pages can do no more than this server's own, whatever the backend says of them.
 */
export function backendTools(app: FastifyInstance, upstream: Upstream): void {
  const types = ['application/x-www-form-urlencoded']
  for (const tool of tools)
    forwardRoute(app, {
      ...{ method: ['GET', 'POST'], path: `/sandbox/${tool}`, upstream, types, accept: acceptPage(tool) },
      // The backend refuses what another site's page posts.
      ownHeaders: ['sec-fetch-site'],
    })
}

const acceptPage =
  (tool: (typeof tools)[number]) =>
  (request: FastifyRequest): Forwarding['accept'] =>
  (_status, headers) => {
    const { location, refresh } = headers
    if (location !== undefined && !leadsHere(request, location)) return undefined
    return {
      ...answerHeaders(headers),
      'content-security-policy': toolPolicy,
      ...(location !== undefined && { location }),
      // This browser asked for the login that the backend gives it.
      ...(tool === 'login' && location !== undefined && { 'set-cookie': lendingCookie(request.protocol === 'https') }),
      ...(typeof refresh === 'string' && /^\d{1,3}$/.test(refresh) && { refresh }),
    }
  }

/** Whether a redirect stays at the address that the browser knows. */
function leadsHere({ protocol, host }: FastifyRequest, location: string): boolean {
  const here = `${protocol}://${host}`
  return URL.canParse(location, here) && new URL(location, here).origin === new URL(here).origin
}
