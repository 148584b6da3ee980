import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { readSetting, writeSetting, type Queries } from '../db/server-settings.ts'
import type { Orm } from '../db/open-database.ts'
import * as tables from '../db/schema.ts'
import type { SandboxContent } from './content/sandbox-content.ts'
import * as rows from './rows.ts'

/** Raised when the content changes so much that what an older version filled can't be used any more. */
const CONTENT_VERSION = '1'

/** Rows in one statement: a statement has at most 65,535 parameters. */
const BATCH = 500

/** What the sandbox holds on a day (YYYY-MM-DD, Beijing): its deals end tonight, its calendars begin today. */
export type ContentOf = (today: string) => SandboxContent | Promise<SandboxContent>

/** The day in Beijing, YYYY-MM-DD. */
export const beijingDay = (epoch: number): string => new Date(epoch + 8 * 60 * 60 * 1000).toISOString().slice(0, 10)

/**
 * Fills the database with the sandbox's shop of today, all or nothing. One that has today's shop already is left as it is; yesterday's
 * is replaced, else all its deals would be over.
 * @returns whether it was filled now
 */
export async function seedSandbox(db: Orm, contentOf: ContentOf, now: number): Promise<boolean> {
  const today = beijingDay(now)
  const wanted = `${CONTENT_VERSION} ${today}`
  if ((await readSetting(db, 'sandbox-content')) === wanted) return false
  const content = await contentOf(today)
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table server_settings in share row exclusive mode`)
    if ((await readSetting(tx, 'sandbox-content')) === wanted) return false
    for (const table of contentTables) await tx.delete(table)
    await fill(tx, content)
    await writeSetting(tx, 'sandbox-content', wanted)
    return true
  })
}

/** Those that others refer to last. */
const contentTables = [
  tables.componentContents,
  tables.pageComponents,
  tables.packageItems,
  tables.packageOffers,
  tables.packageFilterOptions,
  tables.companies,
  tables.productPackages,
  tables.products,
  tables.activities,
  tables.members,
  tables.dictionaryWords,
] as const

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
