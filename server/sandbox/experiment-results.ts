import { sql } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'

/** How one arm of an experiment did. */
export interface ArmResult {
  /** The page whose file has the experiment. */
  readonly page: string
  readonly experiment: string
  readonly arm: string
  /** Devices that were shown the page in this arm. */
  readonly devices: number
  readonly views: number
  /** Times that a block of the page was seen, and that something of the page was tapped. */
  readonly exposures: number
  readonly clicks: number
  /** Orders that such a device placed afterwards, and those of them that were paid. */
  readonly orders: number
  readonly paidOrders: number
}

/**
 * Every arm of every experiment that a page recorded, in the order of their names. An order belongs to each arm that its device was in
 * before: the checkout records which order it placed (event `order`), and only orders that the shop has are counted.
 */
export async function experimentResults(db: Orm): Promise<readonly ArmResult[]> {
  const { rows } = await db.execute<Record<keyof ArmResult, string>>(sql`
    with seen as (
      select e.id, e.distinct_id, e.kind, e.page, a.key as experiment, a.value as arm
      from tracked_events e cross join lateral jsonb_each_text(e.body -> 'arms') a
      where jsonb_typeof(e.body -> 'arms') = 'object'
    ), first_seen as (
      select page, experiment, arm, distinct_id, min(id) as since from seen group by page, experiment, arm, distinct_id
    ), placed as (
      select e.id, e.distinct_id, o.id as order_id, o.paid_at from tracked_events e
      join orders o on o.id = e.body -> 'data' ->> 'order'
      where e.kind = 'custom' and e.body ->> 'name' = 'order'
    ), ordered as (
      select f.page, f.experiment, f.arm, count(distinct p.order_id) as orders,
        count(distinct p.order_id) filter (where p.paid_at is not null) as paid
      from first_seen f join placed p on p.distinct_id = f.distinct_id and p.id > f.since
      group by f.page, f.experiment, f.arm
    )
    select s.page as "page", s.experiment as "experiment", s.arm as "arm",
      count(distinct s.distinct_id) as "devices",
      count(*) filter (where s.kind = 'view') as "views",
      count(*) filter (where s.kind = 'exposure') as "exposures",
      count(*) filter (where s.kind = 'click') as "clicks",
      coalesce(max(o.orders), 0) as "orders", coalesce(max(o.paid), 0) as "paidOrders"
    from seen s left join ordered o on (o.page, o.experiment, o.arm) = (s.page, s.experiment, s.arm)
    group by s.page, s.experiment, s.arm order by s.page, s.experiment, s.arm`)
  return rows.map(({ page, experiment, arm, ...counts }) => ({ page, experiment, arm, ...numbersOf(counts) }))
}

/** Counts come as texts: they are bigint. */
const numbersOf = <Name extends string>(counts: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries<string>(counts).map(([name, count]) => [name, Number(count)])) as Record<
    Name,
    number
  >
