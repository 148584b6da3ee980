import type { Logger } from 'pino'
import type { Database } from './db/open-database.ts'
import { openHistory } from './history/open-history.ts'
import { serveDesk } from './studio/desk/operator-desk.ts'
import { listenForDesk } from './studio/desk/desk-socket.ts'

/**
 * Who has the embedded database open does for the command line what needs it: `pagoda history` and `pagoda operator`. Another database is
 * asked itself.
 */
export async function openDesks(
  database: Database,
  dataDir: string,
  log: Logger,
): Promise<{ readonly close: () => void }> {
  const opened = await Promise.all([openHistory(database, dataDir, log), openOperatorDesk(database, dataDir, log)])
  return { close: () => opened.forEach((one) => one?.close()) }
}

async function openOperatorDesk({ kind, orm }: Database, dataDir: string, log: Logger) {
  if (kind !== 'embedded') return undefined
  try {
    return await listenForDesk(dataDir, (ask) => serveDesk(orm, ask, Date.now()))
  } catch (error) {
    log.warn({ err: error }, 'pagoda operator works only while the server is stopped')
    return undefined
  }
}
