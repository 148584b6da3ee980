import { and, count, gte, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/server-settings.ts'
import { redemptions } from '../../db/schema.ts'

/** Beijing's midnight of a day, epoch ms. */
const midnightOf = (day: string) => Date.parse(`${day}T00:00:00+08:00`)

/** How often each of these codes was used since a day began, by one query. @param today 2026-11-20, by the shop's clock */
export async function usesOn(
  db: Queries,
  bizCodes: readonly string[],
  today: string,
): Promise<(bizCode: string) => number> {
  if (bizCodes.length === 0) return () => 0
  const rows = await db
    .select({ bizCode: redemptions.bizCode, uses: count() })
    .from(redemptions)
    .where(and(inArray(redemptions.bizCode, [...bizCodes]), gte(redemptions.redeemedAt, midnightOf(today))))
    .groupBy(redemptions.bizCode)
  const known = new Map(rows.map(({ bizCode, uses }) => [bizCode, uses]))
  return (bizCode) => known.get(bizCode) ?? 0
}
