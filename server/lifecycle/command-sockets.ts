import type { Logger } from 'pino'
import { openCommandSocket } from '../db/command-socket.ts'
import type { Database } from '../db/open-database.ts'
import { historyCommand } from '../history/history-command.ts'
import { operatorCommand } from '../studio/operator-command/operator-command.ts'

/** Answers the commands that work with the database, for as long as this process has the embedded one open. */
export async function openCommandSockets(
  database: Pick<Database, 'kind' | 'orm'>,
  dataDir: string,
  log: Logger,
): Promise<{ readonly close: () => void }> {
  const opened = await Promise.all([
    openCommandSocket(historyCommand, database, dataDir, log),
    openCommandSocket(operatorCommand, database, dataDir, log),
  ])
  return { close: () => opened.forEach((socket) => socket?.close()) }
}
