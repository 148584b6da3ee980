import { sql } from 'drizzle-orm'
import type { ArmNumbers, BlockNumbers } from '../../../schemas/studio/numbers.ts'
import type { Queries } from '../../db/server-settings.ts'

export interface Period {
  readonly page: string
  /** Days of the shop, both included: 2026-11-20 */
  readonly from: string
  readonly until: string
  /** undefined: all of them. */
  readonly channel: string | undefined
}

/** Rows of one page that are told: a page has far fewer blocks. */
const MOST_BLOCKS = 1000

const inPeriod = ({ page, from, until, channel }: Period) =>
  channel === undefined
    ? sql`d.page = ${page} and d.day between ${from}::date and ${until}::date`
    : sql`d.page = ${page} and d.day between ${from}::date and ${until}::date and d.channel = ${channel}`

/** Every block that was seen, tapped or followed by an order, that of the page ('') among them. */
export async function readBlocks(db: Queries, period: Period): Promise<BlockNumbers[]> {
  const { rows } = await db.execute<Record<keyof BlockNumbers, string>>(sql`
    with seen as (
      select d.block, sum(d.exposures) as exposures, sum(d.clicks) as clicks
      from studio_block_days d where ${inPeriod(period)} group by d.block
    ), followed as (
      select d.block, count(*) as orders, count(*) filter (where o.paid_at is not null) as paid,
        coalesce(sum(o.paid_fen - o.refunded_fen) filter (where o.paid_at is not null), 0) as revenue
      from studio_block_orders d join orders o on o.id = d.order_id where ${inPeriod(period)} group by d.block
    )
    select coalesce(s.block, f.block) as "id", coalesce(s.exposures, 0) as "exposures", coalesce(s.clicks, 0) as "clicks",
      coalesce(f.orders, 0) as "orders", coalesce(f.paid, 0) as "paidOrders", coalesce(f.revenue, 0) as "revenueFen"
    from seen s full join followed f on f.block = s.block
    order by s.exposures desc nulls last limit ${MOST_BLOCKS + 1}`)
  return rows.map(({ id, ...counts }) => ({ id, ...numbers(counts) }))
}

export interface Seen {
  readonly exposures: number
  readonly clicks: number
}

/** Of a block, or of the page (''): by the day, those without anything left out. */
export async function readDays(db: Queries, period: Period, block: string): Promise<({ day: string } & Seen)[]> {
  const { rows } = await db.execute<{ day: string; exposures: string; clicks: string }>(sql`
    select d.day::text as day, sum(d.exposures) as exposures, sum(d.clicks) as clicks
    from studio_block_days d where ${inPeriod(period)} and d.block = ${block} group by d.day order by d.day`)
  return rows.map(({ day, ...counts }) => ({ day, ...numbers(counts) }))
}

/** Of a block, or of the page (''): by the channel, the most first. */
export async function readChannels(
  db: Queries,
  period: Period,
  block: string,
): Promise<({ channel: string } & Seen)[]> {
  const { rows } = await db.execute<{ channel: string; exposures: string; clicks: string }>(sql`
    select d.channel, sum(d.exposures) as exposures, sum(d.clicks) as clicks
    from studio_block_days d where ${inPeriod(period)} and d.block = ${block}
    group by d.channel order by sum(d.exposures) desc, d.channel`)
  return rows.map(({ channel, ...counts }) => ({ channel, ...numbers(counts) }))
}

/** @param blocks of each experiment of the page; of one without any, every tap counts */
export async function readArms(
  db: Queries,
  page: string,
  blocks: Readonly<Record<string, readonly string[]>>,
): Promise<(ArmNumbers & { readonly experiment: string })[]> {
  const { rows } = await db.execute<Record<keyof ArmNumbers | 'experiment', string>>(sql`
    with wanted as (
      select key as experiment, array(select jsonb_array_elements_text(value)) as blocks
      from jsonb_each(${JSON.stringify(blocks)}::jsonb)
    ), ordered as (
      select a.experiment, a.arm, count(distinct a.device) as ordered,
        count(distinct a.device) filter (where o.paid_at is not null) as paid
      from studio_arm_orders a join orders o on o.id = a.order_id where a.page = ${page} group by a.experiment, a.arm
    )
    select d.experiment as "experiment", d.arm as "arm", count(*) as "devices",
      count(*) filter (where case when w.blocks is null or w.blocks = '{}' then d.clicked <> '{}' else d.clicked && w.blocks end) as "clicked",
      coalesce(max(o.ordered), 0) as "ordered", coalesce(max(o.paid), 0) as "paid"
    from studio_arm_devices d left join wanted w on w.experiment = d.experiment
      left join ordered o on o.experiment = d.experiment and o.arm = d.arm
    where d.page = ${page} group by d.experiment, d.arm order by d.experiment, d.arm`)
  return rows.map(({ experiment, arm, ...counts }) => ({ experiment, arm, ...numbers(counts) }))
}

/** Sums come as texts: they are bigint. */
const numbers = <Name extends string>(counts: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries<string>(counts).map(([name, count]) => [name, Number(count)])) as Record<
    Name,
    number
  >
