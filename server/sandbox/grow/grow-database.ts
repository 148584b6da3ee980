import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { raise } from '../../changes/changes.ts'
import { migrate } from '../../db/migrate.ts'
import { openDatabase, type Orm } from '../../db/open-database.ts'
import { members, orders, products } from '../../db/schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { growSandbox, type Progress } from './grow.ts'
import type { Sizes } from './grown.ts'
import { CannotGrow } from './growth.ts'

/** What `pagoda sandbox grow` is told at the end: all that there is, the sandbox's own with it. */
export interface Grown extends Sizes {
  readonly database: 'embedded' | 'server'
  /** False: it was as large already. */
  readonly grew: boolean
}

const fail = (error: Error) => {
  throw error
}

/**
 * Grows the sandbox in the shop's database (see growSandbox), which may be served meanwhile where it is on a server.
 * @throws CannotGrow, FolderInUse while a server has the embedded one open, and whatever a database says that is none of the shop's
 */
export async function growDatabase(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  sizes: Sizes,
  onProgress: (progress: Progress) => void,
): Promise<Grown> {
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'db'))) throw new CannotGrow('no-sandbox')
  const database = await openDatabase({ dataDir, databaseUrl, onDeath: fail, onBrokenConnection: () => {} })
  try {
    return await database.unhurried(async ({ pool, orm }) => {
      await migrate(pool)
      const grew = await growSandbox(orm, sizes, Date.now(), onProgress)
      if (grew) await raise(orm, 'content')
      return { database: database.kind, grew, ...(await sizesOf(orm)) }
    })
  } finally {
    await database.close()
  }
}

const sizesOf = async (db: Orm): Promise<Sizes> => ({
  products: await db.$count(products),
  orders: await db.$count(orders),
  members: await db.$count(members),
})
