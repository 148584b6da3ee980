import { type SQL, sql } from 'drizzle-orm'

/** A fault in the books, as a mistake of the code or a hand in the database would leave it, and the rule that tells of it. */
export interface Fault {
  readonly rule: string
  readonly what: string
  readonly plants: readonly [SQL, ...SQL[]]
}

export const fault = (rule: string, what: string, ...plants: Fault['plants']): Fault => ({ rule, what, plants })

/** One row of those that a condition gives. */
export const one = (table: string, where: string) =>
  sql.raw(`ctid = (select ctid from ${table} where ${where} order by 1 limit 1)`)

/** Faults in the books of points and coins. */
export const pointFaults: readonly Fault[] = [
  fault(
    'point-balance',
    'more points than were earned',
    sql`update point_accounts set balance = balance + 1 where ${one('point_accounts', 'true')}`,
  ),
  fault(
    'point-balance',
    'points that nothing is left of',
    sql`update point_lots set "left" = "left" - 1 where ${one('point_lots', '"left" > 0')}`,
  ),
  fault(
    'point-entries',
    'an entry that was changed',
    sql`update point_entries set amount = amount + 1 where ${one('point_entries', 'true')}`,
  ),
  fault(
    'point-entries',
    'an entry that proves nothing',
    sql`update point_entries set balance = balance + 1 where ${one('point_entries', 'true')}`,
  ),
  fault(
    'point-takes',
    'an entry that brought more than it says',
    sql`update point_lots set amount = amount + 1, "left" = "left" + 1 where ${one('point_lots', 'true')}`,
  ),
  fault(
    'point-lots',
    'points that are gone, and that nobody took',
    sql`update point_lots set "left" = "left" - 1 where ${one('point_lots', '"left" > 0')}`,
  ),
  fault(
    'order-points',
    'points of an order that nobody spent',
    sql`insert into order_points (order_id, kind, amount, fen)
      select id, 'points', 5, 5 from orders where body ->> 'pointsUsed' is null limit 1`,
  ),
  fault(
    'order-points',
    'points that were spent for no order',
    sql`update point_entries set reason = 'order' where ${one('point_entries', 'true')}`,
  ),
  fault(
    'order-points',
    'codes that share what their order did not take',
    sql`update order_codes set points = points + 1 where ${one('order_codes', 'true')}`,
  ),
  fault(
    'order-points-returned',
    'points that are called returned, and did not come back',
    sql`insert into order_points (order_id, kind, amount, fen, returned)
      select id, 'points', 5, 5, 5 from orders where order_status = 5 limit 1`,
  ),
  fault(
    'points-earned',
    'more points than there are yuan in what was kept',
    sql`update point_entries set reason = 'order-earned', amount = 99999, reference = (select id from order_codes where status = 1 order by 1 limit 1)
      where ${one('point_entries', 'amount > 0')}`,
  ),
  fault(
    'points-earned',
    'points for a presale, whose money earns with what it was exchanged for',
    sql`update point_entries set reason = 'order-earned', reference = (select id from order_codes where order_id = '90000352')
      where ${one('point_entries', 'amount > 0')}`,
  ),
  fault(
    'refund-points',
    'more points of a code than it took',
    sql`update refund_codes set points = points + 1 where ${one('refund_codes', 'true')}`,
  ),
]
