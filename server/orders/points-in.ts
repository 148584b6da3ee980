import { eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { PointKind } from '../../schemas/domain/points.ts'
import type { Queries } from '../db/server-settings.ts'
import { refundCodes } from '../db/schema.ts'

/** What a refund gives back beside money. */
export async function pointsIn(db: Queries, refundId: string): Promise<Readonly<Record<PointKind, number>>> {
  const sumOf = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`
  const [found] = await db
    .select({ points: sumOf(refundCodes.points), coins: sumOf(refundCodes.coins) })
    .from(refundCodes)
    .where(eq(refundCodes.refundId, refundId))
  return found ?? { points: 0, coins: 0 }
}
