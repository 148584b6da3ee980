import type { Logger } from 'pino'
import type { Database } from '../../db/open-database.ts'
import { listenForDesk } from './desk-socket.ts'
import { serveDesk } from './operator-desk.ts'

/** Who has the embedded database open serves `pagoda operator`; with another database the command does so itself. */
export async function openDesk(
  { kind, orm }: Pick<Database, 'kind' | 'orm'>,
  dataDir: string,
  log: Logger,
): Promise<{ readonly close: () => void } | undefined> {
  if (kind !== 'embedded') return undefined
  try {
    return await listenForDesk(dataDir, (ask) => serveDesk(orm, ask, Date.now()))
  } catch (error) {
    log.warn({ err: error }, 'pagoda operator works only while the server is stopped')
    return undefined
  }
}
