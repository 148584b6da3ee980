import { sql } from 'drizzle-orm'
import type { AuditRule } from './audit-rule.ts'

/** Stock, lines, codes, coupons, presales and days. */
export const copyRules: Readonly<Record<string, AuditRule>> = {
  'stock-taken': {
    query: sql`
      select coalesce(s.item_id, h.item_id) || ' ' || coalesce(s.day, h.day) as subject,
        coalesce(s.taken, 0) as taken, coalesce(h.copies, 0) as held
      from stock_taken s full join
        (select item_id, day, sum(copies)::int as copies from order_holds group by item_id, day) h
        on h.item_id = s.item_id and h.day = s.day
      where coalesce(s.taken, 0) <> coalesce(h.copies, 0)`,
    detail: { zh: '库存占了 {taken} 份，订单占着 {held} 份', en: 'taken {taken}, held by orders {held}' },
  },
  'cancelled-holds': {
    query: sql`
      select o.id as subject, h.item_id as item
      from orders o join order_holds h on h.order_id = o.id where o.order_status = 3`,
    detail: { zh: '已取消的订单还占着 {item}', en: 'a cancelled order holds {item}' },
  },
  'returned-holds': {
    query: sql`
      select l.order_id as subject, h.copies, h.item_id as item
      from order_holds h join order_lines l on l.id = h.line_id
      where h.copies > 0 and exists (select 1 from order_codes c where c.line_id = l.id)
        and not exists (select 1 from order_codes c where c.line_id = l.id and c.status <> 2)`,
    detail: {
      zh: '整行都退了，还占着 {item} 的 {copies} 份',
      en: 'all copies of a line are given back, it holds {copies} of {item}',
    },
  },
  'lines-missing': {
    query: sql`
      select o.id as subject from orders o
      where not exists (select 1 from order_lines l where l.order_id = o.id)`,
    detail: { zh: '订单里没有商品行', en: 'no lines' },
  },
  'codes-missing': {
    query: sql`
      select l.order_id as subject, l.copies, count(distinct c.copy) as coded
      from order_lines l join orders o on o.id = l.order_id left join order_codes c on c.line_id = l.id
      where o.payment_status in (3, 4)
      group by l.id, l.order_id, l.copies having l.copies <> count(distinct c.copy)`,
    detail: { zh: '买了 {copies} 份，有券码的 {coded} 份', en: '{copies} copies, {coded} with codes' },
  },
  'codes-unpaid': {
    query: sql`
      select o.id as subject, count(*) as codes from orders o join order_codes c on c.order_id = o.id
      where o.payment_status in (1, 2) group by o.id`,
    detail: { zh: '没有付款，却有 {codes} 个券码', en: '{codes} codes' },
  },
  'codes-worth': {
    query: sql`
      select o.id as subject, sum(c.paid_fen) as worth, o.total_fen as total
      from orders o join order_codes c on c.order_id = o.id group by o.id, o.total_fen having sum(c.paid_fen) <> o.total_fen`,
    detail: { zh: '券码合计值 {worth} 分，订单 {total} 分', en: 'codes are worth {worth} of {total}' },
  },
  'coupon-used': {
    query: sql`
      select o.id as subject, o.coupon_id as coupon
      from orders o left join member_coupons m
        on m.member_id = o.member_id and m.coupon_id = o.coupon_id and m.order_id = o.id
      where o.coupon_id is not null and case
        when o.order_status = 3 then m.coupon_id is not null
        when m.coupon_id is not null then false
        -- Of an order that goes back whole it may be free again: by the coupon's own rule, as it was at that moment.
        else exists (select 1 from order_codes c where c.order_id = o.id and c.status not in (2, 3))
          or not exists (select 1 from order_codes c where c.order_id = o.id) end`,
    detail: { zh: '优惠券 {coupon} 的使用记录和订单对不上', en: 'coupon {coupon}' },
  },
  'presale-taken': {
    query: sql`
      select o.id as subject, o.fen as counted, o.presale, coalesce(m.paid_fen, 0) as paid, o.orders
      from (select *, body ->> 'mainOrderId' as presale, (body ->> 'presaleFen')::bigint as fen,
          count(*) over (partition by body ->> 'mainOrderId') as orders
        from orders where (body ->> 'presaleFen')::bigint > 0 and order_status <> 3) o
        left join orders m on m.id = o.presale and m.member_id = o.member_id and m.product_id = o.product_id
      where m.id is null or o.orders > 1 or o.fen > m.paid_fen - m.refunded_fen
        or not exists (select 1 from order_holds h where h.order_id = o.id and h.item_id = 'presale ' || o.presale)
        or exists (select 1 from order_codes c where c.order_id = m.id
          and (case when o.payment_status in (3, 4) then c.status <> 1 else c.status not in (0, 5) end))`,
    detail: {
      zh: '抵了预售订单 {presale} 的 {counted} 分，它付了 {paid} 分，被 {orders} 张订单抵用',
      en: 'counts {counted} of the presale {presale}, paid {paid}, by {orders} orders',
    },
  },
  'days-taken': {
    query: sql`
      select coalesce(d.product_id, a.product_id) || ' ' || coalesce(d.day, a.day) as subject,
        coalesce(d.taken, 0) as taken, coalesce(a.copies, 0) as booked
      from appointment_days d full join
        (select product_id, day, sum(copies)::int as copies from appointments
          where state in ('unpaid', 'waiting', 'confirmed') group by product_id, day) a
        on a.product_id = d.product_id and a.day = d.day
      where coalesce(d.taken, 0) <> coalesce(a.copies, 0)`,
    detail: { zh: '当天占了 {taken} 份，预约了 {booked} 份', en: 'taken {taken}, booked {booked}' },
  },
  'service-seats': {
    query: sql`
      select coalesce(s.service_id, r.service_id) || ' ' || coalesce(s.program_id, r.program_id) || ' '
        || coalesce(s.day, r.day) || ' ' || coalesce(s.time, r.time) as subject,
        coalesce(s.taken, 0) as taken, coalesce(r.seats, 0) as reserved
      from service_slots s full join
        (select service_id, program_id, day, time, sum(seats)::int as seats from service_reservations
          where state <> 'cancelled' group by service_id, program_id, day, time) r
        on r.service_id = s.service_id and r.program_id = s.program_id and r.day = s.day and r.time = s.time
      where coalesce(s.taken, 0) <> coalesce(r.seats, 0)`,
    detail: { zh: '占了 {taken} 个名额，预约的是 {reserved} 位', en: 'taken {taken}, reserved {reserved}' },
  },
  'copies-booked': {
    query: sql`
      select l.order_id as subject, a.copies as booked, count(distinct c.copy) as copies
      from (select line_id, sum(copies)::int as copies from appointments
          where state in ('unpaid', 'waiting', 'confirmed') group by line_id) a
        join order_lines l on l.id = a.line_id
        left join order_codes c on c.line_id = l.id and c.status not in (2, 4)
      group by l.id, l.order_id, a.copies having a.copies > count(distinct c.copy)`,
    detail: { zh: '预约了 {booked} 份，能用的只有 {copies} 份', en: 'days for {booked} of {copies} copies' },
  },
  'extra-days': {
    query: sql`
      select o.id as subject, o.kept, s.standing
      from (select *, (select count(*)::int from order_codes c where c.order_id = orders.id and c.status not in (2, 3, 4)) as kept
          from orders where temp_order_id like 'extra-%' and payment_status = 3) o,
        lateral (select coalesce(sum(a.copies), 0)::int as standing from appointments a
          where a.order_id = o.body ->> 'mainOrderId' and o.temp_order_id = 'extra-' || a.order_id || '-' || a.request_key
            and a.state in ('unpaid', 'waiting', 'confirmed') and (a.body ->> 'extraFen')::int > 0) s
      where o.kept <> s.standing`,
    detail: {
      zh: '收着 {kept} 份的差价，还在的预约是 {standing} 份',
      en: 'keeps the difference of {kept} days, {standing} stand',
    },
  },
  'uses-written': {
    query: sql`
      select coalesce(r.order_id, r.biz_code) as subject, r.biz_code as code
      from redemptions r
      where not exists (select 1 from order_codes c where c.biz_code = r.biz_code and c.status in (1, 6))
        and not exists (select 1 from order_codes c where c.biz_code = r.biz_code and c.status = 5)
        and not exists (select 1 from order_codes c join refund_codes f on f.code_id = c.id
          where c.biz_code = r.biz_code and c.status in (2, 3) and f.status_before in (5, 6))
        and not exists (select 1 from member_coupons m where m.biz_code = r.biz_code and m.used_at is not null)`,
    detail: { zh: '{code} 核销过，券码却不是已使用', en: '{code} was redeemed, and is not used' },
  },
}
