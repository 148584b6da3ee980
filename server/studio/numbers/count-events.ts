import { type SQL, sql } from 'drizzle-orm'
import { shopDay } from '../../../src/domain/dates.ts'
import type { Orm } from '../../db/open-database.ts'
import type { Queries } from '../../db/server-settings.ts'

/** Events of one transaction: the embedded database answers nobody else meanwhile. */
const AT_ONCE = 20_000

/** A tap within this time before an order is one that the order followed. */
const FOLLOWS_WITHIN = 24 * 60 * 60 * 1000

/** more: there is more to count; elsewhere: another instance counts now. */
export type Counted = 'all' | 'more' | 'elsewhere'

/**
 * Counts what was recorded since the last time: each event once, whoever counts and wherever it stops, since the mark moves in the
 * transaction that counts. Of several instances one counts, and the others go on.
 * @param at epoch ms of the machine
 */
export async function countEvents(db: Orm, at: number): Promise<Counted> {
  const last = await lastEvent(db)
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into studio_counted (id, last_event, counted_at) values (1, 0, 0) on conflict do nothing`,
    )
    const { rows } = await tx.execute<{ from: string }>(
      sql`select last_event as "from" from studio_counted where id = 1 for update skip locked`,
    )
    const from = rows[0] && Number(rows[0].from)
    if (from === undefined) return 'elsewhere'
    const until = Math.max(from, Math.min(last, from + AT_ONCE))
    const range = sql`e.id > ${from} and e.id <= ${until}`
    if (until > from) for (const statement of counting(range)) await tx.execute(statement)
    await tx.execute(sql`update studio_counted set last_event = ${until}, counted_at = ${at} where id = 1`)
    return until < last ? 'more' : 'all'
  })
}

/**
 * The last event with none before it that is still being written: an id is taken before its row is seen, and who counted past it would
 * never count it. The lock waits for those who write, and is given back at once.
 */
const lastEvent = (db: Orm): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '1s'`)
    await tx.execute(sql`lock table tracked_events in share mode`)
    const { rows } = await tx.execute<{ last: string }>(sql`select coalesce(max(id), 0) as last from tracked_events`)
    return Number(rows[0]?.last ?? 0)
  })

/** Counts all waiting events in batches, so that other work gets its turn between them, and deletes what is older than it may be kept. */
export async function countAllEvents(
  db: Orm,
  { now, shopNow }: { readonly now: () => number; readonly shopNow: () => number },
) {
  while ((await countEvents(db, now())) === 'more');
  await forgetOld(db, shopNow())
}

const DAY = 24 * 60 * 60 * 1000
/** Days that counts are kept: the studio shows a year. Devices of experiments are kept 90 days: no experiment lasts longer. */
const KEEP_DAYS = 400
const KEEP_DEVICES = 90

async function forgetOld(db: Queries, shopNow: number): Promise<void> {
  const day = shopDay(shopNow - KEEP_DAYS * DAY)
  await db.execute(sql`delete from studio_block_days where day < ${day}::date`)
  await db.execute(sql`delete from studio_block_orders where day < ${day}::date`)
  await db.execute(sql`delete from studio_arm_devices where first_at < ${shopNow - KEEP_DEVICES * DAY}`)
  await db.execute(sql`delete from studio_arm_orders a where not exists (
    select 1 from studio_arm_devices d where (d.page, d.experiment, d.device) = (a.page, a.experiment, a.device))`)
}

/** The day of Beijing in which the server got an event. */
const dayOf = (event: SQL) => sql`(date '1970-01-01' + ((${event}.received_at + 28800000) / 86400000)::int)`

/** In this order: an order looks for arms that its own batch brought. */
const counting = (range: SQL): SQL[] => [blockDays(range), armDevices(range), blockOrders(range), armOrders(range)]

const blockDays = (range: SQL) => sql`
  insert into studio_block_days (page, day, block, channel, exposures, clicks)
  select page, day, block, channel, sum(exposures)::int, sum(clicks)::int from (
    select e.page, ${dayOf(sql`e`)} as day, e.block, e.channel,
      (e.kind = 'exposure')::int as exposures, (e.kind = 'click')::int as clicks
    from tracked_events e where ${range} and e.kind in ('exposure', 'click') and e.block <> ''
    union all
    select e.page, ${dayOf(sql`e`)}, '', e.channel, (e.kind = 'view')::int, (e.kind = 'click')::int
    from tracked_events e where ${range} and e.kind in ('view', 'click')
  ) told group by page, day, block, channel
  on conflict (page, day, block, channel) do update set
    exposures = studio_block_days.exposures + excluded.exposures,
    clicks = studio_block_days.clicks + excluded.clicks`

const armDevices = (range: SQL) => sql`
  insert into studio_arm_devices (page, experiment, device, arm, first_event, first_at, clicked)
  select e.page, a.key, e.distinct_id, (array_agg(a.value order by e.id))[1], min(e.id), min(e.received_at),
    coalesce(array_agg(distinct e.block) filter (where e.kind = 'click' and e.block <> ''), '{}')
  from tracked_events e cross join lateral jsonb_each_text(e.body -> 'arms') a
  where ${range} and jsonb_typeof(e.body -> 'arms') = 'object'
  group by e.page, a.key, e.distinct_id
  on conflict (page, experiment, device) do update set
    clicked = array(select distinct unnest(studio_arm_devices.clicked || excluded.clicked) limit 100)
  where not excluded.clicked <@ studio_arm_devices.clicked`

/** The order that an event of the checkout names; one that the shop does not have, or of another member, is none. */
const placed = (range: SQL) => sql`
  select e.id, e.distinct_id, e.received_at, o.id as order_id from tracked_events e
  join orders o on o.id = e.body -> 'data' ->> 'order' and (e.member_id is null or e.member_id = o.member_id)
  where ${range} and e.kind = 'custom' and e.body ->> 'name' = 'order'`

const blockOrders = (range: SQL) => sql`
  insert into studio_block_orders (order_id, page, block, day, channel)
  select distinct on (p.order_id, c.page, c.block) p.order_id, c.page, c.block, ${dayOf(sql`p`)}, c.channel
  from (${placed(range)}) p
  join tracked_events c on c.distinct_id = p.distinct_id and c.kind = 'click' and c.id < p.id
    and c.received_at >= p.received_at - ${FOLLOWS_WITHIN}::bigint and c.block <> ''
  order by p.order_id, c.page, c.block, p.id, c.id desc
  on conflict do nothing`

const armOrders = (range: SQL) => sql`
  insert into studio_arm_orders (page, experiment, order_id, arm, device)
  select distinct on (d.page, d.experiment, p.order_id) d.page, d.experiment, p.order_id, d.arm, d.device
  from (${placed(range)}) p
  join studio_arm_devices d on d.device = p.distinct_id and d.first_event < p.id
  order by d.page, d.experiment, p.order_id, p.id
  on conflict do nothing`
