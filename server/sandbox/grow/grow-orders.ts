import { type SQL, sql } from 'drizzle-orm'
import { VALID_DAYS } from '../../../src/domain/order/code-use.ts'
import * as tables from '../../db/schema.ts'
import type { Queries } from '../../db/server-settings.ts'
import { cloneRows } from './clone.ts'
import { memberId, type Part } from './grow-catalogue.ts'
import { DAY, shareOf, shopDayText } from './grown.ts'

/** Days over which they were made, the last of them yesterday. */
const DAYS = 729

/** Orders like the sandbox's own that are done with, with all that hangs on them, so that the books are right (server/orders/audit-orders.ts). */
export async function growOrders(db: Queries, part: Part): Promise<void> {
  await chooseOrders(db, part)
  await copyOrders(db, part)
  await copyMoney(db)
  await takeStock(db)
  await tellBuyers(db, part)
}

/**
 * Who bought what when. A few members buy often, and products that stand first are bought most.
 */
async function chooseOrders(db: Queries, { sizes, now, from, until }: Part): Promise<void> {
  const made = sql`${now}::bigint - ${DAY}::bigint - floor(${shareOf(sql`n`, 'age')} * ${DAYS * DAY}::bigint)::bigint`
  const ofKind = sql`((${sizes.products}::int - o.product_nth + t.count - 1) / t.count)`
  await db.execute(sql`drop table if exists grown_batch`)
  await db.execute(sql`
    create temp table grown_batch as
    select n, o.id as template, o.product_id as template_product, g.id as product_id, g.town, p.place, o.link, made.at as created_at,
      replace(${shopDayText(sql`made.at`)}, '-', '') || lpad(n::text, 10, '0') as id,
      ${memberId(sql`floor(${sizes.members}::int * power(${shareOf(sql`n`, 'buyer')}, 2))::int`)} as member_id,
      made.at - o.created_at as moved, floor((made.at - o.created_at)::float8 / ${DAY})::int as days
    from generate_series(${from}::int, ${until}::int - 1) n
      cross join (select count(*)::int as count from grown_templates) t
      cross join (select count(*)::int as count from grown_order_templates) a
      join grown_order_templates o on o.nth = n % a.count
      join grown_templates p on p.nth = o.product_nth
      cross join lateral (select ${made} as at) made
      join grown_products g on g.k = o.product_nth + t.count * floor(${ofKind} * power(${shareOf(sql`n`, 'product')}, 2))::int`)
  await db.execute(sql`create unique index on grown_batch (template, n)`)
  await db.execute(sql`analyze grown_batch`)
}

const batch = (table: SQL, column: SQL) => sql`grown_batch b join ${table} c on ${column} = b.template`

/** Ids of what hangs on an order begin with the order's. */
const ofOrder = (id: SQL): SQL => sql`replace(${id}, b.template, b.id)`
const ofProduct = (id: SQL): SQL => sql`replace(${id}, b.template_product, b.product_id)`
const moved = (at: SQL): SQL => sql`${at} + b.moved`
const shifted = (day: SQL): SQL => sql`pg_temp.shifted(${day}, b.days)`

/** Those of these names that are there, as days as much earlier or later as the order is. */
const shiftedDays = (body: SQL, names: readonly string[]): SQL =>
  sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(
    names.map((name) => sql`${sql.raw(`'${name}'`)}, ${shifted(sql`${body} ->> ${sql.raw(`'${name}'`)}`)}`),
    sql`, `,
  )}))`

async function copyOrders(db: Queries, { now }: Part): Promise<void> {
  const own = { orderId: sql`b.id` }
  await cloneRows(
    db,
    tables.orders,
    {
      id: sql`b.id`,
      memberId: sql`b.member_id`,
      productId: sql`b.product_id`,
      tempOrderId: sql`'grown-' || b.id`,
      createdAt: moved(sql`c.created_at`),
      payUntil: moved(sql`c.pay_until`),
      paidAt: moved(sql`c.paid_at`),
      body: sql`replace(${ofProduct(sql`c.body::text`)}, b.place, b.town)::jsonb
        || ${shiftedDays(sql`c.body`, ['arrivalDate', 'departureDate'])}
        || jsonb_build_object('contact', jsonb_build_object('name', m.body ->> 'namech', 'phone', m.phone))`,
    },
    sql`${batch(sql`orders`, sql`c.id`)} join members m on m.id = b.member_id`,
  )
  const terms = shiftedDays(sql`c.body -> 'refundTerms'`, ['useDay', 'useEnd'])
  await cloneRows(
    db,
    tables.orderLines,
    {
      ...own,
      id: ofOrder(sql`c.id`),
      itemId: ofProduct(sql`c.item_id`),
      body: sql`c.body || ${shiftedDays(sql`c.body`, ['usingStartDate', 'usingEndDate'])}
        || case when c.body ? 'refundTerms' then jsonb_build_object('refundTerms', (c.body -> 'refundTerms') || ${terms}) else '{}' end`,
    },
    batch(sql`order_lines`, sql`c.order_id`),
  )
  await cloneRows(
    db,
    tables.orderHolds,
    {
      ...own,
      lineId: ofOrder(sql`c.line_id`),
      itemId: ofProduct(sql`c.item_id`),
      day: sql`case when c.day = '' then '' else ${shifted(sql`c.day`)} end`,
    },
    batch(sql`order_holds`, sql`c.order_id`),
  )
  await copyCodes(db, now)
  await writeUses(db, now)
}

/** Codes of before are used, and some were forgotten: those whose last day is over are not waited for. */
async function copyCodes(db: Queries, now: number): Promise<void> {
  const paidDay = shopDayText(sql`coalesce(o.paid_at, o.created_at) + b.moved`)
  const lastDay = sql`coalesce(${shifted(sql`l.body ->> 'usingEndDate'`)},
    pg_temp.shifted(${paidDay}, coalesce((l.body ->> 'validDays')::int, ${VALID_DAYS}::int)))`
  const isOver = sql`c.status in (0, 6) and ${lastDay} < ${shopDayText(sql`${now}::bigint`)}`
  const isForgotten = sql`${shareOf(sql`b.n`, 'use')} < 0.1`
  await cloneRows(
    db,
    tables.orderCodes,
    {
      id: ofOrder(sql`c.id`),
      orderId: sql`b.id`,
      memberId: sql`b.member_id`,
      lineId: ofOrder(sql`c.line_id`),
      bizCode: ofOrder(sql`c.biz_code`),
      status: sql`case when not (${isOver}) then c.status when ${isForgotten} then 5 else 1 end`,
      canUseTimes: sql`case when ${isOver} and not (${isForgotten}) then 0 else c.can_use_times end`,
    },
    sql`${batch(sql`order_codes`, sql`c.order_id`)} join order_lines l on l.id = c.line_id join orders o on o.id = c.order_id`,
  )
}

/** Each use is written down: a day apart, the last one on the first day for which it was sold, else three days after it was paid. */
async function writeUses(db: Queries, now: number): Promise<void> {
  const paidAt = sql`coalesce(o.paid_at, o.created_at)`
  const used = sql`coalesce((l.body ->> 'useTimes')::int, c.can_use_times + 1) - c.can_use_times`
  const noon = sql`extract(epoch from ((l.body ->> 'usingStartDate') || 'T12:00:00+08:00')::timestamptz)::bigint * 1000`
  const last = sql`least(${now}::bigint, coalesce(${noon}, ${paidAt} + ${3 * DAY}::bigint))`
  await db.execute(sql`
    insert into redemptions (id, biz_code, member_id, order_id, name, product_name, place, operator, redeemed_at)
    select c.biz_code || 'U' || u.n, c.biz_code, c.member_id, c.order_id, l.body ->> 'name', o.body ->> 'productName', b.town, '前台',
      greatest(${paidAt} + u.n * 60000, ${last} - (${used} - u.n) * ${DAY}::bigint)
    from grown_batch b join orders o on o.id = b.id join order_codes c on c.order_id = o.id join order_lines l on l.id = c.line_id
      cross join lateral generate_series(1, ${used}) u(n)
    where c.status in (1, 6)`)
}

async function copyMoney(db: Queries): Promise<void> {
  const own = { id: ofOrder(sql`c.id`), orderId: sql`b.id`, createdAt: moved(sql`c.created_at`) }
  const ended = { endedAt: moved(sql`c.ended_at`) }
  const providerNo = ofOrder(sql`c.provider_no`)
  await cloneRows(
    db,
    tables.payments,
    { ...own, ...ended, providerNo, askAt: sql`null`, askedAt: sql`null` },
    batch(sql`payments`, sql`c.order_id`),
  )
  await cloneRows(
    db,
    tables.companyTakings,
    { providerNo, payId: ofOrder(sql`c.pay_id`), arrivesAt: moved(sql`c.arrives_at`) },
    sql`grown_batch b join payments p on p.order_id = b.template join company_takings c on c.pay_id = p.id`,
  )
  await cloneRows(
    db,
    tables.refunds,
    {
      ...own,
      ...ended,
      memberId: sql`b.member_id`,
      requestKey: ofOrder(sql`c.request_key`),
      reviewedAt: moved(sql`c.reviewed_at`),
    },
    batch(sql`refunds`, sql`c.order_id`),
  )
  const ofRefunds = (table: SQL) =>
    sql`grown_batch b join refunds r on r.order_id = b.template join ${table} c on c.refund_id = r.id`
  await cloneRows(
    db,
    tables.refundCodes,
    { refundId: ofOrder(sql`c.refund_id`), codeId: ofOrder(sql`c.code_id`) },
    ofRefunds(sql`refund_codes`),
  )
  await cloneRows(
    db,
    tables.paymentReturns,
    {
      ...ended,
      id: ofOrder(sql`c.id`),
      paymentId: ofOrder(sql`c.payment_id`),
      refundId: ofOrder(sql`c.refund_id`),
      askAt: moved(sql`c.ask_at`),
    },
    ofRefunds(sql`payment_returns`),
  )
  await cloneRows(
    db,
    tables.companyRefunds,
    { refundKey: ofOrder(sql`c.refund_key`), providerNo, askedAt: moved(sql`c.asked_at`) },
    sql`grown_batch b join refunds r on r.order_id = b.template join payment_returns a on a.refund_id = r.id
      join company_refunds c on c.refund_key = a.id`,
  )
}

/** The stock of grown products is what their orders hold. */
async function takeStock(db: Queries): Promise<void> {
  await db.execute(sql`
    insert into stock_taken (item_id, day, taken)
    select h.item_id, h.day, sum(h.copies)::int from grown_batch b join order_holds h on h.order_id = b.id
    group by h.item_id, h.day order by h.item_id, h.day
    on conflict (item_id, day) do update set taken = stock_taken.taken + excluded.taken`)
}

/** Days for which messages are kept. */
const TOLD_DAYS = 180

/** What buyers of the last half year were told when they paid. */
async function tellBuyers(db: Queries, { now }: Part): Promise<void> {
  await db.execute(sql`
    insert into messages (id, member_id, kind, event, reference, title, text, link, created_at, read_at)
    select 'g' || o.id, o.member_id, 'order', 'order-paid', o.id, '支付成功', '您已为「' || (o.body ->> 'productName') || '」支付 ¥'
      || round(o.total_fen / 100.0, 2) || '，券码和进度在订单里看。', replace(b.link, '{order}', o.id), o.paid_at,
      case when b.n % 3 = 0 then null else o.paid_at + 3600000 end
    from grown_batch b join orders o on o.id = b.id
    where o.paid_at > ${now}::bigint - ${TOLD_DAYS * DAY}::bigint`)
}
