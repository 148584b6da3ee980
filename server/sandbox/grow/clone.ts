import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/server-settings.ts'

type Overrides<Table extends PgTable> = { readonly [Column in keyof Table['$inferInsert']]?: SQL }

/**
 * Writes rows like others, with some columns of their own: in one statement, of whatever `from` brings.
 * @param from what comes after FROM; the rows that are copied are `c` in it
 */
export async function cloneRows<Table extends PgTable>(
  db: Queries,
  table: Table,
  overrides: Overrides<Table>,
  from: SQL,
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated)
  const names = columns.map(([, { name }]) => sql.identifier(name))
  const own: Readonly<Record<string, SQL | undefined>> = overrides
  const values = columns.map(([key, { name }]) => own[key] ?? sql`c.${sql.identifier(name)}`)
  await db.execute(sql`
    insert into ${sql.identifier(getTableName(table))} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from ${from}`)
}
