import { and, count, gte, inArray } from 'drizzle-orm'
import { startOfShopDay } from '../../../src/domain/dates.ts'
import type { Queries } from '../../db/server-settings.ts'
import { redemptions } from '../../db/schema.ts'

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
    .where(and(inArray(redemptions.bizCode, [...bizCodes]), gte(redemptions.redeemedAt, startOfShopDay(today))))
    .groupBy(redemptions.bizCode)
  const known = new Map(rows.map(({ bizCode, uses }) => [bizCode, uses]))
  return (bizCode) => known.get(bizCode) ?? 0
}
