import { asc, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { oneOf } from './one-of.ts'
import type { Queries } from './server-settings.ts'

interface Due {
  readonly where: SQL | undefined
  /** Whichever is lowest goes first. */
  readonly by: PgColumn
  readonly most: number
}

/**
 * The condition of an `update` that claims rows which are due: some of those that nobody else is claiming now. What it sets has to put them
 * off or end them, so that nobody claims them again at once, and whoever dies at the work leaves it to another.
 */
export const claimRows = (db: Queries, table: PgTable & { readonly id: PgColumn }, { where, by, most }: Due): SQL =>
  oneOf(
    table.id,
    db
      .select({ id: table.id })
      .from(table)
      .where(where)
      .orderBy(asc(by))
      .limit(most)
      .for('update', { skipLocked: true }),
  )
