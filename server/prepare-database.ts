import type { Logger } from 'pino'
import { migrate } from './db/migrate.ts'
import type { Database, Orm } from './db/open-database.ts'
import { sealStoredDocuments } from './documents/seal-stored.ts'
import { documentSeal } from './documents/sealed-numbers.ts'
import { prepareSearch } from './finder/index-shop.ts'
import { hasSandboxContent } from './db/server-settings.ts'
import type { ContentOf } from './sandbox/seed.ts'
import { tokenSecretOf } from './session/token-secret.ts'
import type { Settings } from './settings/settings.ts'

interface Preparation {
  readonly settings: Pick<Settings, 'mode' | 'tokenSecret' | 'previousTokenSecret'>
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
    if (settings.mode === 'live') return finish(orm, settings)
    const { seedSandbox } = await import('./sandbox/index.ts')
    if (await seedSandbox(orm, content, Date.now())) log.info('the database was filled with the sandbox shop of today')
    await finish(orm, settings)
  })

/** What is made of the rows that there are: the index of the search, and the seal of documents that stand in plain text. */
async function finish(orm: Orm, { tokenSecret, previousTokenSecret }: Preparation['settings']): Promise<void> {
  const secret = await tokenSecretOf(tokenSecret, orm)
  await sealStoredDocuments(orm, documentSeal({ secret, previousSecret: previousTokenSecret }))
  await prepareSearch(orm, Date.now())
}
