import type { Database } from '../db/open-database.ts'
import { maintenanceJobs } from '../jobs/maintenance.ts'
import { holderOf, jobTeller, runJobs } from '../jobs/run-jobs.ts'
import { openShopDatabase } from '../db/open-shop-database.ts'
import { prepareDatabase } from '../prepare-database.ts'
import type { RunningServer, StartOptions } from '../start.ts'
import { openCommandSockets } from '../lifecycle/command-sockets.ts'
import { firstSignInOf } from '../studio/first-sign-in.ts'
import { startWorkers, type Workers } from './workers.ts'

/** The workers, and how the first operator comes into the studio. */
type Primary = Workers & Pick<RunningServer, 'firstSignIn'>

/** For who starts workers because the shop is slow: more of them don't help where the database is what all wait for. */
const ONE_SESSION =
  'the embedded database answers all workers one after another: WORKERS gives no more for what asks it; set DATABASE_URL to a PostgreSQL server for that'

/**
 * The process that starts the others: it prepares the database, has the embedded one open and shares it, and answers nobody itself. What was
 * opened is closed again when a later step fails.
 */
export async function startPrimary(options: Omit<StartOptions, 'shop' | 'worker' | 'opening'>): Promise<Primary> {
  const { settings, log } = options
  const database = await openShopDatabase({ ...options, isShared: false })
  try {
    await prepareDatabase(database, options)
    const firstSignIn = await firstSignInOf(database.orm, settings.mode)
    const kept = await keepOpen(database, options)
    const { address, stop } = await startWorkers({ count: settings.workers, log })
    return {
      ...{ address, firstSignIn },
      async stop() {
        await stop()
        await kept.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** A server needs nobody between; the embedded database is this process's. */
async function keepOpen(database: Database, { settings, log }: Pick<StartOptions, 'settings' | 'log'>) {
  if (database.kind === 'server') {
    await database.close()
    return { close: async () => undefined }
  }
  await database.share?.()
  log.warn({ workers: settings.workers }, ONE_SESSION)
  const commands = await openCommandSockets(database, settings.dataDir, log)
  const { kind, orm, pool } = database
  const maintenance = runJobs(maintenanceJobs(pool), { db: orm, holder: holderOf(kind), onError: jobTeller(log) })
  return {
    async close() {
      commands.close()
      await maintenance.stop()
      await database.close()
    },
  }
}
