import type { Logger } from 'pino'
import type { Database } from '../db/open-database.ts'
import { databaseKeptFiles } from '../pages/kept-files.ts'
import { listenForHistory } from './history-socket.ts'

/** Who has the embedded database open answers for what it keeps; another database is asked itself. */
export async function openHistory(
  { kind, orm }: Database,
  dataDir: string,
  log: Logger,
): Promise<{ readonly close: () => void } | undefined> {
  if (kind !== 'embedded') return undefined
  try {
    return await listenForHistory(dataDir, databaseKeptFiles(orm))
  } catch (error) {
    log.warn({ err: error }, 'pagoda history is answered only while the server is stopped')
    return undefined
  }
}
