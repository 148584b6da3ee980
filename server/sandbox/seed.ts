import type { PgTable } from 'drizzle-orm/pg-core'
import { readSetting, writeSetting, type Queries } from '../db/server-settings.ts'
import type { Orm } from '../db/open-database.ts'
import * as tables from '../db/schema.ts'
import type { SandboxContent } from './content/sandbox-content.ts'
import * as rows from './rows.ts'

/** Raised when the content's shape changes so much that an old sandbox can't be used with it. */
const CONTENT_VERSION = '1'

/** Rows in one statement: a statement has at most 65,535 parameters. */
const BATCH = 500

/**
 * Fills an empty database with the sandbox's shop, all or nothing. A database that has it already is left as it is.
 * @returns whether it was filled now
 */
export async function seedSandbox(db: Orm, content: SandboxContent): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute('lock table server_settings in share row exclusive mode')
    if ((await readSetting(tx, 'sandbox-content')) !== undefined) return false
    await fill(tx, content)
    await writeSetting(tx, 'sandbox-content', CONTENT_VERSION)
    return true
  })
}

async function fill(tx: Queries, content: SandboxContent): Promise<void> {
  await insert(tx, tables.pageComponents, content.pageComponents.map(rows.pageComponentRow))
  await insert(tx, tables.componentContents, content.pageComponents.flatMap(rows.contentRows))
  await insert(tx, tables.packageOffers, content.packageOffers.map(rows.offerRow))
  await insert(tx, tables.packageItems, content.packageOffers.flatMap(rows.itemRows))
  await insert(tx, tables.packageFilterOptions, rows.filterRows(content.packageFilter))
  await insert(tx, tables.companies, content.companies.map(rows.companyRow))
  await insert(tx, tables.products, content.products.map(rows.productRow))
  await insert(tx, tables.productPackages, content.products.flatMap(rows.productPackageRows))
  await insert(tx, tables.activities, content.activities.map(rows.activityRow))
  await insert(tx, tables.members, content.members.map(rows.memberRow))
  await insert(tx, tables.dictionaryWords, content.dictionaries.flatMap(rows.wordRows))
}

async function insert<Table extends PgTable>(
  tx: Queries,
  table: Table,
  list: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < list.length; start += BATCH)
    await tx.insert(table).values(list.slice(start, start + BATCH))
}

/** Whether the database holds the sandbox's shop, which must never be sold from in live mode. */
export const holdsSandbox = async (db: Orm): Promise<boolean> =>
  (await readSetting(db, 'sandbox-content')) !== undefined
