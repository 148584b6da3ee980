import type { Metric } from 'prom-client'
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from './db/open-database.ts'
import { type Changes, noChanges } from './changes/changes.ts'
import { type Budgets, createBudgets } from './cluster/shared-budgets.ts'
import type { WorkerLink } from './cluster/worker.ts'
import type { MovableClock } from './ports/clock.ts'
import { createHttpServer, type FastPathHandler } from './http/http-server.ts'
import type { Lifecycle } from './lifecycle/lifecycle.ts'
import type { Job } from './jobs/claim.ts'
import { jobsRoute } from './jobs/jobs-route.ts'
import { mapPlugin } from './maps/map-plugin.ts'
import { adminGuard, type AdminGuard } from './plugins/admin-guard.ts'
import { addressList } from './plugins/address-list.ts'
import { apiGuards, type ApiLimits } from './plugins/api-guards.ts'
import { crossOrigin } from './plugins/cross-origin.ts'
import { describeApi, docsPage } from './plugins/docs.ts'
import { healthRoutes, type PagesHealth } from './plugins/health.ts'
import { referencesHealth } from './studio/references/references-health.ts'
import { createMetrics, metricsRoute } from './plugins/metrics.ts'
import { observability, requestId } from './plugins/observability.ts'
import { watchPressure } from './plugins/pressure.ts'
import { answerUnreadable, problemHandlers } from './plugins/problems.ts'
import { securityHeaders } from './plugins/security.ts'
import { staticMemory } from './plugins/static-memory.ts'
import { takesStock, tellOfChanges } from './plugins/stock-changes.ts'
import { strictValidation } from './plugins/validation.ts'
import type { Ports } from './ports/ports.ts'
import { mallRoutes } from './routes/mall-routes.ts'
import { shopPages } from './routes/shop-pages.ts'
import { createSmsAlarm } from './session/sms-alarm.ts'
import { type SmsLimits, usualSmsLimits } from './session/sms-policy.ts'
import { createSessions, type Sessions } from './session/sessions.ts'
import type { Settings } from './settings/settings.ts'
import { mediaFiles } from './studio/media/media-files.ts'
import { createUpstreams, type Upstream } from './upstream/upstreams.ts'

/** The shop's pages, brought by whoever has the built shop. */
export interface ShopPart {
  readonly register: (app: FastifyInstance) => void | Promise<void>
  readonly fastPath?: FastPathHandler
  /** What it counts, for /metrics. */
  readonly metrics?: readonly Metric[]
  /** What goes on beside the requests, once it is registered. */
  readonly jobs?: () => readonly Job[]
  /** Forgets the pages that it remembers, and who looked at them. */
  readonly forget?: () => void
  /** What is left of something is not what pages said: they are made anew, and stand in only where nobody answers. */
  readonly stockChanged?: () => void
}

export interface AppDeps {
  readonly settings: Pick<
    Settings,
    | 'adminKey'
    | 'apiBase'
    | 'assetsDir'
    | 'corsOrigins'
    | 'host'
    | 'marketBase'
    | 'mediaDir'
    | 'mode'
    | 'publicUrl'
    | 'sandboxPublic'
    | 'shopAddresses'
    | 'trustProxy'
  >
  readonly database: Database
  readonly ports: Ports
  /** Signs logins, and keys the hashes of login codes. */
  readonly secret: string
  /** What did so before, and is still believed. */
  readonly previousSecret?: string | undefined
  readonly log: Logger
  readonly lifecycle: Lifecycle
  readonly pages: PagesHealth
  readonly shop?: ShopPart
  /** To and from the others on this database; without it there are none. */
  readonly changes?: Changes
  /** Of callers; without it those that this process alone sees. */
  readonly budgets?: Budgets
  /** One of several workers, whose metrics are those of all. */
  readonly worker?: Pick<WorkerLink, 'metrics'> | undefined
  readonly limits?: Partial<AppLimits>
}

interface AppLimits extends Pick<ApiLimits, 'callsPerMinute'> {
  readonly sms: SmsLimits
  /** Tracked events that a day may bring. */
  readonly trackedPerDay: number
  /** ms that the event loop may lag before new work is turned away. */
  readonly longestLag: number
}

/** Milliseconds, for a server whose settings name no limit. */
const LONGEST_LAG = 2_000
const TRACKED_PER_DAY = 1_000_000

/** No call of the mall has a larger body. */
const LARGEST_BODY = 256 * 1024

/** Puts the server together without listening: the same for the process and for tests. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { database, ports, secret, previousSecret, log, lifecycle, shop, settings } = deps
  const { changes = noChanges, budgets: counted = createBudgets(Date.now) } = deps
  const secrets = { secret, previousSecret }
  const sessions = createSessions({ db: database.orm, clock: ports.clock, ...secrets })
  const {
    longestLag = LONGEST_LAG,
    sms = usualSmsLimits,
    trackedPerDay = TRACKED_PER_DAY,
    ...budgets
  } = deps.limits ?? {}
  const alarm = createSmsAlarm(sms)
  const metrics = createMetrics(database.pool, [...(shop?.metrics ?? []), ...alarm.metrics], deps.worker?.metrics)
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handler) => createHttpServer(handler, { lifecycle, metrics, log, fastPath: shop?.fastPath }),
    genReqId: requestId,
    trustProxy: believedPeers(settings),
    bodyLimit: LARGEST_BODY,
    return503OnClosing: false,
    frameworkErrors: answerUnreadable,
  })
  problemHandlers(app)
  strictValidation(app)
  observability(app, metrics)
  await securityHeaders(app)
  await describeApi(app)
  const upstreams = createUpstreams(settings)
  app.addHook('onClose', () => upstreams.close())
  await watchPressure(app, longestLag)
  await app.register(async (scope) => {
    await crossOrigin(scope, settings.corsOrigins)
    const isShop = addressList(settings.shopAddresses)
    await apiGuards(scope, { isShop, isOverrun: () => app.isUnderPressure(), budgets: counted, ...budgets })
    scope.decorate('upstreams', upstreams)
    tellOfChanges(scope, takesStock, () => stockChanged(shop, changes))
    const own = shopPages(settings, ports.sandbox !== undefined)
    mallRoutes(scope, {
      db: database.orm,
      ports,
      sessions,
      secrets,
      pages: own,
      sms: { limits: sms, alarm, isLive: ports.sandbox === undefined },
      trackedPerDay,
    })
  })
  const guard = adminGuard(settings)
  await ownPages(app, deps, { sessions, backend: upstreams.of('/sandbox/'), guard })
  metricsRoute(app, metrics, guard)
  jobsRoute(app, database.orm, guard)
  const references = () => referencesHealth(database.orm, Date.now())
  healthRoutes(app, { pool: database.pool, lifecycle, pages: deps.pages, references, guard })
  await shop?.register(app)
  return app
}

/** What isn't the mall's API: files, the API's page, the sandbox's tools. */
async function ownPages(
  app: FastifyInstance,
  { settings, database, ports, shop, changes = noChanges }: AppDeps,
  {
    sessions,
    backend,
    guard,
  }: { readonly sessions: Sessions; readonly backend: Upstream | undefined; readonly guard: AdminGuard },
): Promise<void> {
  const uploads = mediaFiles(database.orm)
  await staticMemory(app, { prefix: '/tc-fostay/media', folder: settings.mediaDir, elsewhere: uploads })
  await staticMemory(app, { prefix: '/tc-fostay/assets', folder: settings.assetsDir })
  await app.register((scope) => mapPlugin(scope, settings.mediaDir))
  await docsPage(app, guard)
  const { sandbox } = ports
  if (!sandbox) return
  const { ownContent, sandboxRoutes } = await import('./sandbox/index.ts')
  const forgetPages = () => {
    shop?.forget?.()
    changes.tell('content')
  }
  const clock = toldClock(sandbox.clock, changes)
  const tools = { ...sandbox, clock, db: database.orm, sessions, content: ownContent, forgetPages }
  await app.register(async (scope) => {
    // Whatever is done at a desk may end an order.
    tellOfChanges(
      scope,
      ({ method }) => method === 'POST',
      () => stockChanged(shop, changes),
    )
    sandboxRoutes(scope, tools, settings, backend)
  })
}

/** A clock whose moves the others are told of. */
const toldClock = (clock: MovableClock, changes: Changes): MovableClock => ({
  ...clock,
  async moveTo(offset) {
    await clock.moveTo(offset)
    changes.tell('clock')
  },
})

function stockChanged(shop: ShopPart | undefined, changes: Changes): void {
  shop?.stockChanged?.()
  changes.tell('stock')
}

/** Whose X-Forwarded-For is believed: a proxy's before this server, and that of a shop whose backend it is. */
function believedPeers({ trustProxy, shopAddresses }: AppDeps['settings']): string | false {
  const peers = [...(trustProxy === false ? [] : [trustProxy]), ...shopAddresses]
  return peers.length === 0 ? false : peers.join(',')
}
