import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp, type ShopPart } from './app.ts'
import { migrate } from './db/migrate.ts'
import { type Database, openDatabase, type Orm } from './db/open-database.ts'
import { hasSandboxContent } from './db/server-settings.ts'
import { startMaintenance } from './jobs/maintenance.ts'
import { startOrderExpiry } from './jobs/order-expiry.ts'
import { startTempOrderCleanup } from './jobs/temp-order-cleanup.ts'
import { startPaymentReconciliation } from './jobs/payment-reconciliation.ts'
import { startInterval } from './jobs/start-interval.ts'
import { startTrackingCleanup } from './jobs/tracking-cleanup.ts'
import type { Lifecycle } from './lifecycle.ts'
import { settleExtras } from './orders/appointments/settle-extras.ts'
import { expireCodes } from './orders/codes/expire-codes.ts'
import { receiveOverdue } from './orders/shipments.ts'
import type { Checker } from '../src/kit/checker.ts'
import { pagesHealth } from './pages/health.ts'
import { databaseKeptFiles } from './pages/kept-files.ts'
import { listenForHistory } from './history/history-socket.ts'
import { createPageStore, type PageStore } from './pages/page-store.ts'
import { databasePublished } from './pages/published.ts'
import type { PagesHealth } from './plugins/health.ts'
import { createLivePorts, type Ports } from './ports/ports.ts'
import type { ContentOf } from './sandbox/seed.ts'
import { startSessionCleanup } from './session/session-cleanup.ts'
import { type FirstSignIn, firstLink, hasOperators } from './studio/first-sign-in.ts'
import { listenForDesk } from './studio/desk/desk-socket.ts'
import { serveDesk } from './studio/desk/operator-desk.ts'
import { forgetOldSessions } from './studio/sign-in/operator-sessions.ts'
import { tokenSecretOf } from './session/token-secret.ts'
import type { Settings } from './settings.ts'
import { drain } from './shutdown.ts'

/** What the shop's half gets to build its pages with. */
export interface ShopTools {
  readonly settings: Settings
  readonly pages: PageStore
  readonly ports: Ports
  readonly database: Orm
  readonly log: Logger
}

/** The built shop: its checks of the operators' files, and its pages. */
export interface Shop {
  readonly check: Checker
  readonly open: (tools: ShopTools) => ShopPart | Promise<ShopPart>
}

export interface StartOptions {
  readonly settings: Settings
  readonly log: Logger
  /** What the sandbox is filled with; asked only when it is needed. */
  readonly content: ContentOf
  readonly shop?: Shop | undefined | Promise<Shop | undefined>
  /** The database is gone for good. */
  readonly onDeath: (error: Error) => void
}

export interface RunningServer {
  readonly app: FastifyInstance
  /** http://127.0.0.1:5180 */
  readonly address: string
  /** How the first operator comes into the studio; absent once somebody did, and without a built shop. */
  readonly firstSignIn?: FirstSignIn
  /** Lets requests end, then closes the database. */
  readonly stop: () => Promise<void>
}

/** A database with sandbox content was opened in live mode. */
class SandboxInLiveMode extends Error {
  constructor() {
    super('This database holds the sandbox shop. PAGODA_MODE=live needs a database of its own.')
    this.name = 'SandboxInLiveMode'
  }
}

const allWell: PagesHealth = () => ({ ok: true, detail: {} })

/** Brings the server up, from the database to the open port. What was opened is closed again when a later step fails. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { settings, log, onDeath } = options
  const onBrokenConnection = (error: Error) => log.warn({ err: error }, 'a database connection broke')
  const { databaseUrl, dataDir } = settings
  const opening = openDatabase({ databaseUrl, dataDir, onDeath, onBrokenConnection })
  // The database gets up while the shop is loaded and its files are checked.
  const preparing = opening.then((database) => prepareDatabase(database, options))
  try {
    return await listen(preparing, options)
  } catch (error) {
    await preparing.catch(() => {})
    await (await opening.catch(() => undefined))?.close()
    throw error
  }
}

async function prepareDatabase(database: Database, { settings, log, content }: StartOptions): Promise<Database> {
  const { pool, orm } = database
  await migrate(pool)
  if (settings.mode === 'live' && (await hasSandboxContent(orm))) throw new SandboxInLiveMode()
  if (settings.mode === 'live') return database
  const { seedSandbox } = await import('./sandbox/index.ts')
  if (await seedSandbox(orm, content, Date.now())) log.info('the database was filled with the sandbox shop of today')
  return database
}

interface Served {
  readonly app: FastifyInstance
  readonly ports: Ports
  readonly part: ShopPart | undefined
  readonly pages: PageStore | undefined
}

/** ms after which every instance serves what another one published. */
const LOOK_EVERY = 1_000

/** What goes on beside the requests. */
async function startJobs(database: Database, { app, ports, part, pages }: Served, { log, content }: StartOptions) {
  const { kind, pool, orm } = database
  const onError = (error: unknown) => log.warn({ err: error }, 'a background job failed')
  const sandboxJobs = async ({ clock }: NonNullable<Ports['sandbox']>) => {
    const { startSandboxJobs } = await import('./sandbox/index.ts')
    return startSandboxJobs(database, { app, clock, content, onNewDay: () => part?.forget?.(), onError })
  }
  const jobs = [
    startOrderExpiry(orm, ports.clock, onError),
    startPaymentReconciliation(orm, ports, onError),
    startTempOrderCleanup(orm, ports.clock, onError),
    startInterval(60_000, () => expireCodes(orm, ports.clock.now()), onError),
    startInterval(60_000, () => receiveOverdue(orm, ports.clock.now()), onError),
    startInterval(5_000, () => settleExtras(orm, ports.clock.now()), onError),
    startTrackingCleanup(orm, ports.clock, onError),
    startSessionCleanup(orm, ports.clock, onError),
    startInterval(3_600_000, () => forgetOldSessions(orm, Date.now()), onError),
    ...(kind === 'embedded' ? [startMaintenance(pool, onError)] : []),
    // The embedded database has one instance, which publishes itself.
    ...(kind === 'server' && pages ? [startInterval(LOOK_EVERY, () => pages.refresh(), onError)] : []),
    ...(ports.sandbox ? await sandboxJobs(ports.sandbox) : []),
  ]
  return { stop: () => jobs.forEach((job) => job.stop()) }
}

async function listen(preparing: Promise<Database>, options: StartOptions): Promise<RunningServer> {
  const { settings, log } = options
  const lifecycle: Lifecycle = { draining: false }
  // Told of where it is waited for; until then nobody looks.
  preparing.catch(() => {})
  const shop = await options.shop
  const pages = shop && (await pagesOf(shop, preparing, options))
  try {
    const database = await preparing
    const ports = await portsOf(database, options)
    const part = shop && pages && (await shop.open({ settings, pages, ports, database: database.orm, log }))
    const health = pages ? pagesHealth(pages) : allWell
    const secret = await tokenSecretOf(settings.tokenSecret, database.orm)
    const app = await buildApp({
      settings,
      database,
      ports,
      secret,
      previousSecret: settings.previousTokenSecret,
      log,
      lifecycle,
      pages: health,
      shop: part,
      limits: limitsOf(settings),
    })
    await warmUp(database)
    const address = await app.listen({ port: settings.port, host: settings.host })
    const jobs = await startJobs(database, { app, ports, part, pages }, options)
    const history = await historyOf(database, options)
    const desk = await deskOf(database, options)
    const firstSignIn = pages && (await firstSignInOf(database, options))
    return {
      app,
      address,
      firstSignIn,
      stop: once(() => stop({ app, lifecycle, pages, history, desk, jobs, database })),
    }
  } catch (error) {
    pages?.close()
    throw error
  }
}

/** The operators' files, which the database keeps as soon as it is there. One that never comes is told of by the start that fails. */
function pagesOf({ check }: Shop, preparing: Promise<Database>, { settings, log }: StartOptions): Promise<PageStore> {
  const opened = preparing.then(
    ({ orm }) => ({ kept: databaseKeptFiles(orm), published: databasePublished(orm) }),
    () => undefined,
  )
  return createPageStore({
    dir: settings.pagesDir,
    mediaDir: settings.mediaDir,
    check,
    log,
    kept: {
      read: async () => (await opened)?.kept.read() ?? new Map<string, string>(),
      keep: async (texts) => (await opened)?.kept.keep(texts),
    },
    published: { read: async (before) => (await opened)?.published.read(before) ?? before },
  })
}

const limitsOf = ({ longestLag, callsPerMinute, smsLimits, trackedPerDay }: Settings) => ({
  ...{ longestLag, callsPerMinute, trackedPerDay },
  sms: smsLimits,
})

/** A sandbox gives its first operator a link; a live shop's is added by whoever runs it. */
async function firstSignInOf({ orm }: Database, { settings }: StartOptions): Promise<FirstSignIn | undefined> {
  if (settings.mode === 'live') return (await hasOperators(orm)) ? undefined : { needsOperator: true }
  const link = await firstLink(orm, Date.now)
  return link && { link }
}

/** Who has the embedded database open answers for what it keeps; another database is asked itself. */
async function historyOf({ kind, orm }: Database, { settings, log }: StartOptions) {
  if (kind !== 'embedded') return undefined
  try {
    return await listenForHistory(settings.dataDir, databaseKeptFiles(orm))
  } catch (error) {
    log.warn({ err: error }, 'pagoda history is answered only while the server is stopped')
    return undefined
  }
}

/** The same for `pagoda operator`. */
async function deskOf({ kind, orm }: Database, { settings, log }: StartOptions) {
  if (kind !== 'embedded') return undefined
  try {
    return await listenForDesk(settings.dataDir, (ask) => serveDesk(orm, ask, Date.now()))
  } catch (error) {
    log.warn({ err: error }, 'pagoda operator works only while the server is stopped')
    return undefined
  }
}

/** The sandbox's side of the server is loaded for a sandbox alone. */
async function portsOf({ orm }: Database, { settings, log }: StartOptions): Promise<Ports> {
  if (settings.mode === 'live') return createLivePorts(settings, (error) => log.warn({ err: error }, 'a port failed'))
  return (await import('./sandbox/index.ts')).createSandboxPorts(orm)
}

/** The embedded database's code runs slowly until it was compiled well: a few rounds before the first shopper. */
async function warmUp({ pool }: Database): Promise<void> {
  for (let round = 0; round < 20; round++)
    await pool.query(
      'select c.code, count(t.*) from page_components c left join component_contents t on t.component_code = c.code group by c.code',
    )
}

interface Running {
  readonly app: FastifyInstance
  readonly lifecycle: Lifecycle
  readonly pages: PageStore | undefined
  readonly history: { readonly close: () => void } | undefined
  readonly desk: { readonly close: () => void } | undefined
  readonly jobs: { stop: () => void }
  readonly database: Database
}

async function stop({ app, lifecycle, pages, history, desk, jobs, database }: Running): Promise<void> {
  await drain({ app, lifecycle })
  history?.close()
  desk?.close()
  pages?.close()
  jobs.stop()
  await database.close()
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => (done ??= work())
}
