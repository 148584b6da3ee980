import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { askRunningServer } from '../db/command-socket.ts'
import type { Orm } from '../db/open-database.ts'
import { openExistingDatabase } from '../db/open-existing-database.ts'
import type { FileVersion } from '../pages/served-files.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { commandErrorMessage } from '../lifecycle/startup-error.ts'
import { historyCommand } from './history-command.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The process behind `pagoda history`: the versions of a file as JSON, or a sentence that says why there are none and exit code 1. */
async function main(file: string): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = process.env
  const read = readSettings({ DATA_DIR, DATABASE_URL }, root)
  if (!read.ok) return fail(read.problems.join(' '))
  try {
    process.stdout.write(`${JSON.stringify({ versions: await versionsOf(file, read.settings) })}\n`)
  } catch (error) {
    fail(commandErrorMessage(error))
  }
}

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

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

await main(process.argv[2] ?? '')
