import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, type CheckBuilder } from 'drizzle-orm/pg-core'

/** What no row may say, whoever writes it. What takes several rows to see is told by `pagoda audit` (server/orders/audit-orders.ts). */

type Columns = readonly [AnyPgColumn, ...AnyPgColumn[]]

const nameOf = ({ name }: AnyPgColumn) => name

/** None of these columns of a table is below nothing. */
export const notNegative = (table: string, columns: Columns): CheckBuilder =>
  check(
    `${table}_not_negative`,
    sql.join(
      columns.map((column) => sql`${column} >= 0`),
      sql` and `,
    ),
  )

/** A column of a state machine, or of another closed list, says one of its words or numbers. */
export const oneOfList = (table: string, column: AnyPgColumn, list: readonly (string | number)[]): CheckBuilder =>
  check(`${table}_${nameOf(column)}`, sql`${column} in (${sql.raw(list.map(literal).join(', '))})`)

/** Only names that stand in the code: nothing of them has to be escaped. */
const literal = (value: string | number): string => (typeof value === 'number' ? String(value) : `'${value}'`)
