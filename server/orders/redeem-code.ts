import { eq, sql } from 'drizzle-orm'
import { codeStatusOf } from '../../src/domain/order/code-state.ts'
import type { Orm } from '../db/open-database.ts'
import { orderCodes } from '../db/schema.ts'

/** Why a code can't be redeemed, as the person at the counter reads it. */
export type RedeemProblem = '没有这个券码' | '券码已核销' | '券码不可用'

/**
 * Redeems a code once, at a counter: one statement, so that of two counters only one lets somebody in.
 * @returns undefined when it was redeemed now
 */
export async function redeemCode(db: Orm, bizCode: string): Promise<RedeemProblem | undefined> {
  const { rows } = await db.execute(sql`
    update order_codes set
      can_use_times = can_use_times - 1,
      status = case when can_use_times > 1 then ${codeStatusOf['part-used']}::int else ${codeStatusOf.used}::int end
    where biz_code = ${bizCode} and can_use_times > 0
      and status in (${codeStatusOf.unused}, ${codeStatusOf['part-used']})
    returning id`)
  if (rows.length > 0) return undefined
  const [found] = await db.select({ status: orderCodes.status }).from(orderCodes).where(eq(orderCodes.bizCode, bizCode))
  if (!found) return '没有这个券码'
  return found.status === codeStatusOf.used ? '券码已核销' : '券码不可用'
}
