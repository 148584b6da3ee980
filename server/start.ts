import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp, type ShopPart } from './app.ts'
import type { Database, Orm } from './db/open-database.ts'
import { tellAllOver } from './bargains/bargain-messages.ts'
import { startMaintenance } from './jobs/maintenance.ts'
import { startOrderExpiry } from './jobs/order-expiry.ts'
import { startPointsExpiry } from './jobs/points-expiry.ts'
import { forgetLoosePictures } from './comments/comment-pictures.ts'
import { startTempOrderCleanup } from './jobs/temp-order-cleanup.ts'
import { startTeamExpiry } from './jobs/team-expiry.ts'
import { startPaymentReconciliation } from './jobs/payment-reconciliation.ts'
import { startInterval } from './jobs/start-interval.ts'
import { startTrackingCleanup } from './jobs/tracking-cleanup.ts'
import { openCommandSockets } from './lifecycle/command-sockets.ts'
import type { Lifecycle } from './lifecycle/lifecycle.ts'
import { refreshIndex } from './finder/index-shop.ts'
import { settleExtras } from './orders/appointments/settle-extras.ts'
import { startCodeExpiry } from './orders/codes/expire-codes.ts'
import { forgetOldMessages } from './messages/message-book.ts'
import { receiveOverdue } from './orders/shipments.ts'
import { eraseDue } from './members/erase-due.ts'
import { sealStoredDocuments } from './documents/seal-stored.ts'
import { documentSeal } from './documents/sealed-numbers.ts'
import { sealAnew } from './members/real-names.ts'
import { createSeal } from './session/sealed.ts'
import type { Checker } from '../src/kit/checker.ts'
import { openShopDatabase } from './db/open-shop-database.ts'
import { pagesHealth } from './pages/health.ts'
import { openPageStore } from './pages/open-page-store.ts'
import type { PageStore } from './pages/page-store.ts'
import type { PagesHealth } from './plugins/health.ts'
import { createLivePorts, type Ports } from './ports/ports.ts'
import type { ContentOf } from './sandbox/seed.ts'
import { missReservations } from './services/admit-reservation.ts'
import { forgetDocuments } from './services/health-forms.ts'
import { startSessionCleanup } from './session/session-cleanup.ts'
import { type FirstSignIn, firstSignInOf } from './studio/first-sign-in.ts'
import { countAllEvents } from './studio/numbers/count-events.ts'
import { forgetAudit } from './studio/audit/forget-audit.ts'
import { emptyTrash } from './studio/media/empty-trash.ts'
import { forgetOldSessions } from './studio/sign-in/operator-sessions.ts'
import type { Secrets } from './session/keys.ts'
import { tokenSecretOf } from './session/token-secret.ts'
import type { Settings } from './settings/settings.ts'
import { expireTransfers } from './transfers/end-transfer.ts'
import { drain } from './lifecycle/shutdown.ts'
import { type Budgets, createBudgets, sharedBudgets } from './cluster/shared-budgets.ts'
import type { WorkerLink } from './cluster/worker.ts'
import { type Changes, noChanges, openChanges } from './changes/changes.ts'
import { forgetOnChanges } from './changes/forget-on-changes.ts'
import { postgresSignal } from './changes/postgres-signal.ts'
import { prepareDatabase } from './prepare-database.ts'

/** What the shop's half gets to build its pages with. */
export interface ShopTools {
  readonly settings: Settings
  readonly pages: PageStore
  readonly ports: Ports
  readonly database: Orm
  readonly log: Logger
  /** Of callers and askers, also those that other workers saw. */
  readonly budgets: Budgets
}

/** The built shop: its checks of the operators' files, and its pages. */
export interface Shop {
  readonly check: Checker
  /** Of which build it is, where that is known. */
  readonly build?: string
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
  /** The database, where somebody began to open it; it is closed with the server. */
  readonly opening?: Promise<Database> | undefined
  /** One of several workers: who started it has prepared the database. */
  readonly worker?: WorkerLink | undefined
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

const allWell: PagesHealth = () => ({ ok: true, detail: {} })

/** Brings the server up, from the database to the open port. What was opened is closed again when a later step fails. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const isShared = options.worker !== undefined
  const opening = options.opening ?? openShopDatabase({ ...options, isShared })
  // The database gets up while the shop is loaded and its files are checked.
  const preparing = opening.then(async (database) => {
    if (!isShared) await prepareDatabase(database, options)
    return database
  })
  try {
    return await listen(preparing, options)
  } catch (error) {
    await preparing.catch(() => {})
    await (await opening.catch(() => undefined))?.close()
    throw error
  }
}

interface Served {
  readonly app: FastifyInstance
  readonly ports: Ports
  readonly part: ShopPart | undefined
  readonly pages: PageStore | undefined
  readonly changes: Changes
  readonly secrets: Secrets
}

/** How this process learns what others on its database changed; with the embedded one to itself there are none. */
async function changesOf({ kind, orm, pool }: Database, { settings, log, worker }: StartOptions): Promise<Changes> {
  const onError = (error: unknown) => log.warn({ err: error }, 'what others changed could not be heard')
  const { databaseUrl } = settings
  if (kind === 'server' && databaseUrl !== undefined)
    return openChanges({ db: orm, signal: postgresSignal({ connectionString: databaseUrl, pool, onError }), onError })
  return worker ? openChanges({ db: orm, signal: worker.signal, onError }) : noChanges
}

/** What goes on beside the requests. */
async function startJobs(
  database: Database,
  { app, ports, part, pages, changes, secrets }: Served,
  { settings, log, content, worker }: StartOptions,
) {
  if (worker?.runsJobs === false) return { stop: () => undefined }
  const { kind, pool, orm } = database
  const onError = (error: unknown) => log.warn({ err: error }, 'a background job failed')
  const onNewDay = () => {
    part?.forget?.()
    changes.tell('content')
  }
  const onFreeStock = () => {
    part?.stockChanged?.()
    changes.tell('stock')
  }
  const sandboxJobs = async ({ clock }: NonNullable<Ports['sandbox']>) => {
    const { startSandboxJobs } = await import('./sandbox/index.ts')
    return startSandboxJobs(orm, { app, clock, content, onNewDay, onError })
  }
  const jobs = [
    startOrderExpiry(orm, ports.clock, onError, onFreeStock),
    startPaymentReconciliation(orm, ports, onError),
    startTeamExpiry(orm, ports.clock, onError, onFreeStock),
    startTempOrderCleanup(orm, ports.clock, onError),
    startPointsExpiry(orm, ports.clock, onError),
    startCodeExpiry(orm, ports.clock, onError),
    startInterval(60_000, () => refreshIndex(orm, ports.clock.now()), onError),
    startInterval(60_000, () => eraseDue(orm, ports.clock.now()), onError),
    startInterval(60_000, () => tellAllOver(orm, ports.clock.now()), onError),
    startInterval(60_000, () => expireTransfers(orm, ports.clock.now()), onError),
    startInterval(60_000, () => receiveOverdue(orm, ports.clock.now()), onError),
    startInterval(3_600_000, () => forgetLoosePictures(orm, ports.clock.now()), onError),
    startInterval(3_600_000, () => forgetOldMessages(orm, ports.clock.now()), onError),
    startInterval(60_000, () => missReservations(orm, ports.clock.now()), onError),
    startInterval(3_600_000, () => forgetDocuments(orm, ports.clock.now()), onError),
    startInterval(5_000, () => settleExtras(orm, ports.clock.now()), onError),
    startTrackingCleanup(orm, ports.clock, onError),
    startSessionCleanup(orm, ports.clock, onError),
    startInterval(60_000, () => countAllEvents(orm, { now: Date.now, shopNow: ports.clock.now }), onError),
    startInterval(3_600_000, () => sealAnew({ db: orm, seal: createSeal(secrets) }), onError),
    startInterval(3_600_000, () => sealStoredDocuments(orm, documentSeal(secrets)), onError),
    startInterval(3_600_000, () => forgetOldSessions(orm, Date.now()), onError),
    startInterval(3_600_000, () => forgetAudit(orm, settings.auditDays, Date.now()), onError),
    ...(pages ? [startInterval(3_600_000, () => emptyTrash(orm, pages, Date.now()), onError)] : []),
    ...(kind === 'embedded' && !worker ? [startMaintenance(pool, onError)] : []),
    ...(part?.startJobs?.(onError) ?? []),
    ...(ports.sandbox ? await sandboxJobs(ports.sandbox) : []),
  ]
  return { stop: () => jobs.forEach((job) => job.stop()) }
}

async function listen(preparing: Promise<Database>, options: StartOptions): Promise<RunningServer> {
  const { settings, log, worker } = options
  const lifecycle: Lifecycle = { draining: false }
  // Told of where it is waited for; until then nobody looks.
  preparing.catch(() => {})
  const shop = await options.shop
  const pages = shop && (await openPageStore(shop, preparing, options))
  let changes = noChanges
  try {
    const database = await preparing
    changes = await changesOf(database, options)
    // What was published over the files is known from here on.
    await pages?.refresh()
    const budgets = worker ? sharedBudgets(worker) : createBudgets(Date.now)
    const ports = await portsOf(database, options)
    const part = shop && pages && (await shop.open({ settings, pages, ports, database: database.orm, log, budgets }))
    const onError = (error: unknown) => log.warn({ err: error }, 'what another process changed could not be read')
    forgetOnChanges(changes, { db: database.orm, clock: ports.sandbox?.clock, pages, shop: part, onError })
    const health = pages ? pagesHealth(pages) : allWell
    const secret = await tokenSecretOf(settings.tokenSecret, database.orm)
    const secrets = { secret, previousSecret: settings.previousTokenSecret }
    const app = await buildApp({
      settings,
      database,
      ports,
      ...secrets,
      log,
      lifecycle,
      pages: health,
      shop: part,
      ...{ changes, budgets, worker },
      limits: limitsOf(settings),
    })
    await warmUp(database)
    const address = await app.listen({ port: settings.port, host: settings.host })
    const jobs = await startJobs(database, { app, ports, part, pages, changes, secrets }, options)
    const commands = worker ? undefined : await openCommandSockets(database, settings.dataDir, log)
    const firstSignIn = pages && !worker ? await firstSignInOf(database.orm, settings.mode) : undefined
    const running = { app, lifecycle, pages, commands, jobs, changes, database }
    return { app, address, firstSignIn, stop: once(() => stop(running)) }
  } catch (error) {
    pages?.close()
    changes.stop()
    throw error
  }
}

const limitsOf = ({ longestLag, callsPerMinute, smsLimits, trackedPerDay }: Settings) => ({
  ...{ longestLag, callsPerMinute, trackedPerDay },
  sms: smsLimits,
})

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
  /** What answers the command line. */
  readonly commands: { readonly close: () => void } | undefined
  readonly jobs: { stop: () => void }
  readonly changes: Changes
  readonly database: Database
}

async function stop({ app, lifecycle, pages, commands, jobs, changes, database }: Running): Promise<void> {
  await drain({ app, lifecycle })
  commands?.close()
  pages?.close()
  jobs.stop()
  changes.stop()
  await database.close()
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => (done ??= work())
}
