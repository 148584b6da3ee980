import { sql } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'

/** A rule of the books, and what breaks it: nothing, in a shop whose books are right. */
export interface Finding {
  readonly rule: string
  /** The order, item, payment or code that it is about. */
  readonly subject: string
  readonly detail: string
}

/** Each query gives a subject and a detail for every row that breaks its rule. */
const rules: Readonly<Record<string, ReturnType<typeof sql>>> = {
  'stock-taken': sql`
    select coalesce(s.item_id, h.item_id) || ' ' || coalesce(s.day, h.day) as subject,
      'taken ' || coalesce(s.taken, 0) || ', held by orders ' || coalesce(h.copies, 0) as detail
    from stock_taken s full join
      (select item_id, day, sum(copies)::int as copies from order_holds group by item_id, day) h
      on h.item_id = s.item_id and h.day = s.day
    where coalesce(s.taken, 0) <> coalesce(h.copies, 0)`,
  'cancelled-holds': sql`
    select o.id as subject, 'a cancelled order holds ' || h.item_id as detail
    from orders o join order_holds h on h.order_id = o.id where o.order_status = 3`,
  'paid-amount': sql`
    select o.id as subject, 'paid ' || o.paid_fen || ', by payments ' || coalesce(p.fen, 0) as detail
    from orders o left join
      (select order_id, sum(amount_fen) as fen from payments where state = 'paid' group by order_id) p on p.order_id = o.id
    where o.paid_fen <> coalesce(p.fen, 0) or o.paid_fen > o.total_fen`,
  'refunded-amount': sql`
    select o.id as subject, 'refunded ' || o.refunded_fen || ', by refunds ' || coalesce(r.fen, 0) || ', paid ' || o.paid_fen as detail
    from orders o left join
      (select order_id, sum(amount_fen) as fen from refunds where status = 2 group by order_id) r on r.order_id = o.id
    where o.refunded_fen <> coalesce(r.fen, 0) or o.refunded_fen > o.paid_fen`,
  'refund-amount': sql`
    select r.id as subject, r.amount_fen || ' fen of ' || r.quantity || ' copies, by codes ' || coalesce(c.fen, 0) || ' of ' || coalesce(c.copies, 0) as detail
    from refunds r left join
      (select b.refund_id, sum(b.amount_fen) as fen, count(distinct (o.line_id, o.copy)) as copies
        from refund_codes b join order_codes o on o.id = b.code_id group by b.refund_id) c on c.refund_id = r.id
    where r.amount_fen <> coalesce(c.fen, 0) or r.quantity <> coalesce(c.copies, 0)`,
  'refund-share': sql`
    select b.refund_id as subject, b.amount_fen || ' fen of the code ' || b.code_id || ', which is worth ' || coalesce(c.paid_fen, 0) as detail
    from refund_codes b left join order_codes c on c.id = b.code_id
    where b.amount_fen < 0 or b.amount_fen > coalesce(c.paid_fen, 0)`,
  'refund-beyond-paid': sql`
    select o.id as subject, 'applied for ' || sum(r.amount_fen) || ', paid ' || o.paid_fen as detail
    from orders o join refunds r on r.order_id = o.id and r.status <> 3
    group by o.id, o.paid_fen having sum(r.amount_fen) > o.paid_fen`,
  'refund-codes': sql`
    select c.id as subject, 'status ' || c.status || ', of refunds under way ' || count(r.id) filter (where r.status <> 2)
      || ', paid back ' || count(r.id) filter (where r.status = 2) as detail
    from order_codes c left join refund_codes b on b.code_id = c.id left join refunds r on r.id = b.refund_id and r.status <> 3
    group by c.id, c.status
    having count(r.id) filter (where r.status <> 2) <> (case when c.status = 3 then 1 else 0 end)
      or count(r.id) filter (where r.status = 2) <> (case when c.status = 2 then 1 else 0 end)`,
  'refund-parcels': sql`
    select p.refund_id as subject, 'its parcel is ' || p.state || ', the refund ' || coalesce(r.status::text, 'is not there') as detail
    from refund_parcels p left join refunds r on r.id = p.refund_id
    where r.id is null or (p.state = 'closed') = (r.status = 0)
      or (p.state = 'sent' and (p.number is null or p.sent_at is null))`,
  'returned-holds': sql`
    select l.order_id as subject, 'all copies of a line are given back, it holds ' || h.copies || ' of ' || h.item_id as detail
    from order_holds h join order_lines l on l.id = h.line_id
    where h.copies > 0 and exists (select 1 from order_codes c where c.line_id = l.id)
      and not exists (select 1 from order_codes c where c.line_id = l.id and c.status <> 2)`,
  'payment-returned': sql`
    select p.id as subject, 'paid ' || p.amount_fen || ', given back ' || coalesce(r.fen, 0) || ', ' || p.state as detail
    from payments p left join
      (select payment_id, sum(amount_fen) as fen from payment_returns where state = 'returned' group by payment_id) r
      on r.payment_id = p.id
    where coalesce(r.fen, 0) > p.amount_fen or (p.state = 'returned' and coalesce(r.fen, 0) <> p.amount_fen)`,
  'refund-returned': sql`
    select f.id as subject, 'refund of ' || f.amount_fen || ', its parts ' || sum(r.amount_fen) as detail
    from refunds f join payment_returns r on r.refund_id = f.id
    group by f.id, f.amount_fen, f.status
    having sum(r.amount_fen) <> f.amount_fen or (f.status = 2 and bool_or(r.state <> 'returned'))`,
  'company-takings': sql`
    select t.provider_no as subject, 'the company took ' || t.amount_fen || ', the shop knows of ' || coalesce(p.amount_fen, 0) as detail
    from company_takings t join payments q on q.id = t.pay_id left join payments p on p.provider_no = t.provider_no
    where coalesce(p.amount_fen, 0) <> t.amount_fen and not (p.id is null and (q.state in ('waiting', 'failed')
      or exists (select 1 from company_notices n where n.pay_id = t.pay_id and n.delivered_at is null)))`,
  'company-refunds': sql`
    select c.refund_key as subject, 'the company: ' || c.answer || ' ' || c.amount_fen || ', the shop: ' ||
      coalesce(r.state || ' ' || r.amount_fen, 'nothing') as detail
    from company_refunds c left join payment_returns r on r.id = c.refund_key
    where r.id is null or r.amount_fen <> c.amount_fen or (r.state = 'returned' and c.answer <> 'returned')`,
  'invoice-amount': sql`
    select o.id as subject, 'invoice of ' || i.amount_fen || ', paid and not given back ' || o.paid_fen - o.refunded_fen as detail
    from invoices i join orders o on o.id = i.order_id
    where i.state in ('applied', 'issued') and i.amount_fen <> o.paid_fen - o.refunded_fen`,
  'lines-missing': sql`
    select o.id as subject, 'no lines' as detail from orders o
    where not exists (select 1 from order_lines l where l.order_id = o.id)`,
  'codes-missing': sql`
    select l.order_id as subject, l.copies || ' copies, ' || count(distinct c.copy) || ' with codes' as detail
    from order_lines l join orders o on o.id = l.order_id left join order_codes c on c.line_id = l.id
    where o.payment_status in (3, 4)
    group by l.id, l.order_id, l.copies having l.copies <> count(distinct c.copy)`,
  'codes-unpaid': sql`
    select o.id as subject, count(*) || ' codes' as detail from orders o join order_codes c on c.order_id = o.id
    where o.payment_status in (1, 2) group by o.id`,
  'codes-worth': sql`
    select o.id as subject, 'codes are worth ' || sum(c.paid_fen) || ' of ' || o.total_fen as detail
    from orders o join order_codes c on c.order_id = o.id group by o.id, o.total_fen having sum(c.paid_fen) <> o.total_fen`,
  'coupon-used': sql`
    select o.id as subject, 'coupon ' || o.coupon_id as detail
    from orders o left join member_coupons m
      on m.member_id = o.member_id and m.coupon_id = o.coupon_id and m.order_id = o.id
    where o.coupon_id is not null and (m.coupon_id is null) = (o.order_status <> 3)`,
  'presale-taken': sql`
    select o.id as subject, 'counts ' || o.fen || ' of the presale ' || coalesce(o.presale, '-') || ', paid ' ||
      coalesce(m.paid_fen, 0) || ', by ' || o.orders || ' orders' as detail
    from (select *, body ->> 'mainOrderId' as presale, (body ->> 'presaleFen')::bigint as fen,
        count(*) over (partition by body ->> 'mainOrderId') as orders
      from orders where (body ->> 'presaleFen')::bigint > 0 and order_status <> 3) o
      left join orders m on m.id = o.presale and m.member_id = o.member_id and m.product_id = o.product_id
    where m.id is null or o.orders > 1 or o.fen > m.paid_fen - m.refunded_fen
      or not exists (select 1 from order_holds h where h.order_id = o.id and h.item_id = 'presale ' || o.presale)
      or exists (select 1 from order_codes c where c.order_id = m.id
        and (case when o.payment_status in (3, 4) then c.status <> 1 else c.status not in (0, 5) end))`,
  'days-taken': sql`
    select coalesce(d.product_id, a.product_id) || ' ' || coalesce(d.day, a.day) as subject,
      'taken ' || coalesce(d.taken, 0) || ', booked ' || coalesce(a.copies, 0) as detail
    from appointment_days d full join
      (select product_id, day, sum(copies)::int as copies from appointments
        where state in ('unpaid', 'waiting', 'confirmed') group by product_id, day) a
      on a.product_id = d.product_id and a.day = d.day
    where coalesce(d.taken, 0) <> coalesce(a.copies, 0)`,
  'copies-booked': sql`
    select l.order_id as subject, 'days for ' || a.copies || ' of ' || count(distinct c.copy) || ' copies' as detail
    from (select line_id, sum(copies)::int as copies from appointments
        where state in ('unpaid', 'waiting', 'confirmed') group by line_id) a
      join order_lines l on l.id = a.line_id
      left join order_codes c on c.line_id = l.id and c.status not in (2, 4)
    group by l.id, l.order_id, a.copies having a.copies > count(distinct c.copy)`,
  'extra-days': sql`
    select o.id as subject, 'keeps the difference of ' || o.kept || ' days, ' || s.standing || ' stand' as detail
    from (select *, (select count(*)::int from order_codes c where c.order_id = orders.id and c.status not in (2, 3, 4)) as kept
        from orders where temp_order_id like 'extra-%' and payment_status = 3) o,
      lateral (select coalesce(sum(a.copies), 0)::int as standing from appointments a
        where a.order_id = o.body ->> 'mainOrderId' and o.temp_order_id = 'extra-' || a.order_id || '-' || a.request_key
          and a.state in ('unpaid', 'waiting', 'confirmed') and (a.body ->> 'extraFen')::int > 0) s
    where o.kept <> s.standing`,
  'uses-written': sql`
    select coalesce(r.order_id, 'a coupon') as subject, r.biz_code || ' was redeemed, and is not used' as detail
    from redemptions r
    where not exists (select 1 from order_codes c where c.biz_code = r.biz_code and c.status in (1, 6))
      and not exists (select 1 from order_codes c where c.biz_code = r.biz_code and c.status = 5)
      and not exists (select 1 from member_coupons m where m.biz_code = r.biz_code and m.used_at is not null)`,
}

export const auditRules: readonly string[] = Object.keys(rules)

/** Goes through the books. @returns what is wrong with them, in the order of the rules */
export async function auditOrders(db: Pick<Orm, 'execute'>): Promise<Finding[]> {
  const found: Finding[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await db.execute<{ subject: string; detail: string }>(query)
    found.push(...rows.map(({ subject, detail }) => ({ rule, subject, detail })))
  }
  return found
}
