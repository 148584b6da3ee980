import { sql } from 'drizzle-orm'
import { askRunningServer } from '../db/command-socket.ts'
import type { Orm } from '../db/open-database.ts'
import { openExistingDatabase } from '../db/open-existing-database.ts'
import type { FileVersion } from '../pages/served-files.ts'
import { answerCommand } from '../lifecycle/answer-command.ts'
import type { Settings } from '../settings/settings.ts'
import { historyCommand } from './history-command.ts'

/** From the server that has the embedded database open, or from the database itself where no server does. */
async function versionsOf(file: string, { databaseUrl, dataDir }: Settings): Promise<readonly FileVersion[]> {
  const reply = databaseUrl === undefined ? await askRunningServer(historyCommand, dataDir, { file }) : undefined
  if (reply) return reply.versions
  const database = await openExistingDatabase({ databaseUrl, dataDir, onDeath: () => {} })
  try {
    await refuseWithoutTable(database.orm)
    return (await historyCommand.run(database.orm, { file })).versions
  } finally {
    await database.close()
  }
}

/** @throws Error of a database that no server of a release with versions has ever been started on */
async function refuseWithoutTable(orm: Orm): Promise<void> {
  const { rows } = await orm.execute<{ found: string | null }>(sql`select to_regclass('kept_files')::text as found`)
  if (rows[0]?.found) return
  throw new Error(
    'The database holds no versions yet: they are kept once this release of the server has been started on it.',
  )
}

/** The process behind `pagoda history`: the versions of a file. */
await answerCommand(async (settings) => ({ versions: await versionsOf(process.argv[2] ?? '', settings) }))
