import type { FastifyInstance } from 'fastify'
import { bodyText } from '../plugins/body-text.ts'
import { refuseUnstorable } from '../plugins/storable.ts'
import type { Upstream } from '../upstream/upstreams.ts'
import { backendTools } from './backend-tools.ts'
import { ownSiteOnly, type SandboxSite } from './own-site.ts'
import { agentRoute } from './pages/agent.ts'
import { cashierRoutes } from './pages/cashier.ts'
import { bookingsRoutes } from './pages/bookings.ts'
import { channelsRoute } from './pages/channels.ts'
import { clockRoute } from './pages/clock.ts'
import { commentsRoute } from './pages/comments.ts'
import { companyBooksRoutes } from './pages/company-books.ts'
import { counterRoute } from './pages/counter.ts'
import { eventsRoute } from './pages/events.ts'
import { experimentsRoute } from './pages/experiments.ts'
import { identityRoute } from './pages/identity.ts'
import { indexRoutes } from './pages/index.ts'
import { invoicesRoute } from './pages/invoices.ts'
import { mailRoute } from './pages/mail.ts'
import { memberRoutes } from './pages/members.ts'
import { partnerRoute } from './pages/partner.ts'
import { giveBackRoute, refundsRoute } from './pages/refunds.ts'
import { resetRoutes } from './pages/reset.ts'
import { scenariosRoute } from './pages/scenarios.ts'
import { servicesRoutes } from './pages/services.ts'
import { serviceRoute } from './pages/service.ts'
import { shipmentsRoute } from './pages/shipments.ts'
import { smsRoute } from './pages/sms.ts'
import { wechatRoutes } from './pages/wechat.ts'
import { writeoffRoutes } from './pages/writeoff.ts'
import type { SandboxTools } from './tools.ts'

/**
 * The sandbox's tools: pages of plain forms. In live mode nothing of this exists.
 * @param site by which names they are reached
 * @param backend whose shop this is (API_BASE): what members, orders and money are about is there, and so are its tools
 */
export function sandboxRoutes(app: FastifyInstance, tools: SandboxTools, site: SandboxSite, backend?: Upstream): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: 4096 },
    (request, body: Buffer, done) => done(null, Object.fromEntries(new URLSearchParams(bodyText(request, body)))),
  )
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true }
  })
  ownSiteOnly(app, site)
  app.addHook('preHandler', refuseUnstorable())
  indexRoutes(app, tools)
  clockRoute(app, tools)
  channelsRoute(app)
  scenariosRoute(app, tools)
  serviceRoute(app)
  resetRoutes(app, tools)
  if (backend) backendTools(app, backend)
  else mallTools(app, tools)
}

/** The tools of what this server sells. */
function mallTools(app: FastifyInstance, tools: SandboxTools): void {
  smsRoute(app, tools)
  mailRoute(app, tools)
  identityRoute(app)
  memberRoutes(app, tools)
  eventsRoute(app, tools)
  experimentsRoute(app, tools)
  wechatRoutes(app, tools)
  cashierRoutes(app, tools)
  companyBooksRoutes(app, tools)
  refundsRoute(app, tools)
  giveBackRoute(app, tools)
  counterRoute(app, tools)
  commentsRoute(app, tools)
  shipmentsRoute(app, tools)
  invoicesRoute(app, tools)
  partnerRoute(app, tools)
  agentRoute(app, tools)
  bookingsRoutes(app, tools)
  servicesRoutes(app, tools)
  writeoffRoutes(app, tools)
}
