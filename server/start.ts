import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp, type ShopPart } from './app.ts'
import type { Database, Orm } from './db/open-database.ts'
import { maintenanceJobs } from './jobs/maintenance.ts'
import { holderOf, jobTeller, runJobs } from './jobs/run-jobs.ts'
import { shopJobs } from './jobs/shop-jobs.ts'
import { openCommandSockets } from './lifecycle/command-sockets.ts'
import type { Lifecycle } from './lifecycle/lifecycle.ts'
import type { Checker } from '../src/kit/checker.ts'
import { openShopDatabase } from './db/open-shop-database.ts'
import { pagesHealth } from './pages/health.ts'
import { openPageStore } from './pages/open-page-store.ts'
import type { PageStore } from './pages/page-store.ts'
import type { PagesHealth } from './plugins/health.ts'
import { createLivePorts, type Ports } from './ports/ports.ts'
import type { ContentOf } from './sandbox/seed.ts'
import { type FirstSignIn, firstSignInOf } from './studio/first-sign-in.ts'
import type { Secrets } from './session/keys.ts'
import { tokenSecretOf } from './session/token-secret.ts'
import type { Settings } from './settings/settings.ts'
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
  { kind, pool, orm }: Database,
  { app, ports, part, pages, changes, secrets }: Served,
  { settings, log, content, worker }: StartOptions,
): Promise<Running['jobs']> {
  if (worker?.runsJobs === false) return { stop: async () => undefined }
  const onError = jobTeller(log)
  const onNewDay = () => {
    part?.forget?.()
    changes.tell('content')
  }
  const onFreeStock = () => {
    part?.stockChanged?.()
    changes.tell('stock')
  }
  const ofSandbox = async ({ clock }: NonNullable<Ports['sandbox']>) =>
    (await import('./sandbox/index.ts')).sandboxJobs(orm, { app, clock, content, onNewDay })
  const list = [
    ...shopJobs({ db: orm, ports, secrets, auditDays: settings.auditDays, pages, onFreeStock, onError }),
    ...(kind === 'embedded' && !worker ? maintenanceJobs(pool) : []),
    ...(part?.jobs?.() ?? []),
    ...(ports.sandbox ? await ofSandbox(ports.sandbox) : []),
  ]
  return runJobs(list, { db: orm, holder: holderOf(kind), onError })
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
  readonly jobs: { readonly stop: () => Promise<void> }
  readonly changes: Changes
  readonly database: Database
}

async function stop({ app, lifecycle, pages, commands, jobs, changes, database }: Running): Promise<void> {
  await drain({ app, lifecycle })
  commands?.close()
  pages?.close()
  await jobs.stop()
  changes.stop()
  await database.close()
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => (done ??= work())
}
