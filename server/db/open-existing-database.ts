import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, type Database, type DatabaseOptions } from './open-database.ts'

/** There is no database to read; opening the embedded one would make it. */
class NoDatabase extends Error {
  constructor(folder: string) {
    super(`There is no database in ${folder}. Set DATA_DIR or DATABASE_URL as the server has it.`)
    this.name = 'NoDatabase'
  }
}

/**
 * Opens the shop's database for who only reads it.
 * @throws NoDatabase of a folder that holds none: it stays as it is
 */
export async function openExistingDatabase(
  options: Pick<DatabaseOptions, 'databaseUrl' | 'dataDir' | 'onDeath'>,
): Promise<Database> {
  const { databaseUrl, dataDir } = options
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'db'))) throw new NoDatabase(dataDir)
  return openDatabase({ ...options, onBrokenConnection: () => {} })
}
