import type { Logger } from 'pino'
import { migrate } from './db/migrate.ts'
import type { Database } from './db/open-database.ts'
import { hasSandboxContent } from './db/server-settings.ts'
import type { ContentOf } from './sandbox/seed.ts'
import type { Settings } from './settings.ts'

interface Preparation {
  readonly settings: Pick<Settings, 'mode'>
  readonly log: Logger
  /** What the sandbox is filled with; asked only when it is needed. */
  readonly content: ContentOf
}

/** A database with sandbox content was opened in live mode. */
class SandboxInLiveMode extends Error {
  constructor() {
    super('This database holds the sandbox shop. PAGODA_MODE=live needs a database of its own.')
    this.name = 'SandboxInLiveMode'
  }
}

/**
 * Brings the database to today's tables, and a sandbox's to today's shop. Without limits: the shop's code is loaded meanwhile, in which nothing is
 * read off a connection, and another instance may be at the same.
 */
export const prepareDatabase = ({ unhurried }: Database, { settings, log, content }: Preparation): Promise<void> =>
  unhurried(async ({ pool, orm }) => {
    await migrate(pool)
    if (settings.mode === 'live' && (await hasSandboxContent(orm))) throw new SandboxInLiveMode()
    if (settings.mode === 'live') return
    const { seedSandbox } = await import('./sandbox/index.ts')
    if (await seedSandbox(orm, content, Date.now())) log.info('the database was filled with the sandbox shop of today')
  })
