import type { Logger } from 'pino'
import { type Database, openDatabase } from './open-database.ts'
import type { Settings } from '../settings/settings.ts'

interface ShopDatabaseOptions {
  readonly settings: Pick<Settings, 'databaseUrl' | 'dataDir'>
  readonly log: Logger
  readonly onDeath: (error: Error) => void
  /** Another process has the embedded database open, and shares it. */
  readonly isShared: boolean
}

/** Opens the database that the settings name, and tells the log of connections that break. */
export const openShopDatabase = ({ settings, log, onDeath, isShared }: ShopDatabaseOptions): Promise<Database> =>
  openDatabase({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    isShared,
    onDeath,
    onBrokenConnection: (error) => log.warn({ err: error }, 'a database connection broke'),
  })
