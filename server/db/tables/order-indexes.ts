import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** Codes whose last day is waited for: unused and part-used ones (B4). In these words the index of open codes is found. */
export const isOpenCode = (status: SQLWrapper): SQL => sql`${status} in (0, 6)`

/** A code that may still let its holder in: not sent yet, unused or part-used, and not given to a friend. */
export const isWaitingCode = ({ status, transferId }: Readonly<Record<'status' | 'transferId', SQLWrapper>>): SQL =>
  sql`${status} in (-1, 0, 6) and ${transferId} is null`
