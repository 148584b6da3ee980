import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/**
 * Whether a column is one of the rows of a query that locks so many and no more. Written as `in (select … limit n for update skip locked)`
 * the query may be asked anew for every row that is looked at, and then locks all that there are; as an array it is asked once.
 */
export const oneOf = (column: SQLWrapper, rows: SQLWrapper): SQL => sql`${column} = any(array(${rows}))`
