import { sql } from 'drizzle-orm'
import type { AuditRule } from './audit-rule.ts'

/** Payments, refunds, the payment company and invoices. */
export const moneyRules: Readonly<Record<string, AuditRule>> = {
  'paid-amount': {
    query: sql`
      select o.id as subject, o.paid_fen as paid, coalesce(p.fen, 0) as payments, o.total_fen as total
      from orders o left join
        (select order_id, sum(amount_fen) as fen from payments where state = 'paid' group by order_id) p on p.order_id = o.id
      where o.paid_fen <> coalesce(p.fen, 0) or o.paid_fen > o.total_fen`,
    detail: {
      zh: '订单记着付了 {paid} 分（应付 {total} 分），支付记录合计 {payments} 分',
      en: 'paid {paid} of {total}, by payments {payments}',
    },
  },
  'refunded-amount': {
    query: sql`
      select o.id as subject, o.refunded_fen as refunded, coalesce(r.fen, 0) as refunds, o.paid_fen as paid
      from orders o left join
        (select order_id, sum(amount_fen) as fen from refunds where status = 2 group by order_id) r on r.order_id = o.id
      where o.refunded_fen <> coalesce(r.fen, 0) or o.refunded_fen > o.paid_fen`,
    detail: {
      zh: '订单记着退了 {refunded} 分，退款单合计 {refunds} 分，共付 {paid} 分',
      en: 'refunded {refunded}, by refunds {refunds}, paid {paid}',
    },
  },
  'refund-amount': {
    query: sql`
      select r.id as subject, r.amount_fen as amount, r.quantity, coalesce(c.fen, 0) as fen, coalesce(c.copies, 0) as copies
      from refunds r left join
        (select b.refund_id, sum(b.amount_fen) as fen, count(distinct (o.line_id, o.copy)) as copies
          from refund_codes b join order_codes o on o.id = b.code_id group by b.refund_id) c on c.refund_id = r.id
      where r.amount_fen <> coalesce(c.fen, 0) or r.quantity <> coalesce(c.copies, 0)`,
    detail: {
      zh: '退款单 {amount} 分、{quantity} 份，按券码算 {fen} 分、{copies} 份',
      en: '{amount} fen of {quantity} copies, by codes {fen} of {copies}',
    },
  },
  'refund-share': {
    query: sql`
      select b.refund_id as subject, b.amount_fen as amount, b.code_id as code, coalesce(c.paid_fen, 0) as worth
      from refund_codes b left join order_codes c on c.id = b.code_id
      where b.amount_fen < 0 or b.amount_fen > coalesce(c.paid_fen, 0)`,
    detail: {
      zh: '券码 {code} 退 {amount} 分，它只值 {worth} 分',
      en: '{amount} fen of the code {code}, which is worth {worth}',
    },
  },
  'refund-beyond-paid': {
    query: sql`
      select o.id as subject, sum(r.amount_fen) as applied, o.paid_fen as paid
      from orders o join refunds r on r.order_id = o.id and r.status <> 3
      group by o.id, o.paid_fen having sum(r.amount_fen) > o.paid_fen`,
    detail: { zh: '申请退 {applied} 分，只付了 {paid} 分', en: 'applied for {applied}, paid {paid}' },
  },
  'refund-codes': {
    query: sql`
      select c.id as subject, c.status, count(r.id) filter (where r.status <> 2) as waiting,
        count(r.id) filter (where r.status = 2) as returned
      from order_codes c left join refund_codes b on b.code_id = c.id left join refunds r on r.id = b.refund_id and r.status <> 3
      group by c.id, c.status
      having count(r.id) filter (where r.status <> 2) <> (case when c.status = 3 then 1 else 0 end)
        or count(r.id) filter (where r.status = 2) <> (case when c.status = 2 then 1 else 0 end)`,
    detail: {
      zh: '券码状态 {status}，办理中的退款 {waiting} 笔，已退 {returned} 笔',
      en: 'status {status}, of refunds under way {waiting}, paid back {returned}',
    },
  },
  'refund-parcels': {
    query: sql`
      select p.refund_id as subject, p.state, r.status
      from refund_parcels p left join refunds r on r.id = p.refund_id
      where r.id is null or (p.state = 'closed') = (r.status = 0)
        or (p.state = 'sent' and (p.number is null or p.sent_at is null))`,
    detail: {
      zh: '寄回的包裹是 {state}，退款单状态 {status}',
      en: 'its parcel is {state}, the status of the refund {status}',
    },
  },
  'payment-returned': {
    query: sql`
      select p.id as subject, p.amount_fen as paid, coalesce(r.fen, 0) as returned, p.state
      from payments p left join
        (select payment_id, sum(amount_fen) as fen from payment_returns where state = 'returned' group by payment_id) r
        on r.payment_id = p.id
      where coalesce(r.fen, 0) > p.amount_fen or (p.state = 'returned' and coalesce(r.fen, 0) <> p.amount_fen)`,
    detail: {
      zh: '付了 {paid} 分，退回 {returned} 分，状态 {state}',
      en: 'paid {paid}, given back {returned}, {state}',
    },
  },
  'refund-returned': {
    query: sql`
      select f.id as subject, f.amount_fen as amount, sum(r.amount_fen) as parts
      from refunds f join payment_returns r on r.refund_id = f.id
      group by f.id, f.amount_fen, f.status
      having sum(r.amount_fen) <> f.amount_fen or (f.status = 2 and bool_or(r.state <> 'returned'))`,
    detail: { zh: '退款单 {amount} 分，分次退回合计 {parts} 分', en: 'refund of {amount}, its parts {parts}' },
  },
  'company-takings': {
    query: sql`
      select t.provider_no as subject, t.amount_fen as taken, coalesce(p.amount_fen, 0) as known
      from company_takings t join payments q on q.id = t.pay_id left join payments p on p.provider_no = t.provider_no
      where coalesce(p.amount_fen, 0) <> t.amount_fen and not (p.id is null and (q.state in ('waiting', 'failed')
        or exists (select 1 from company_notices n where n.pay_id = t.pay_id and n.delivered_at is null)))`,
    detail: {
      zh: '支付公司收了 {taken} 分，商城记着 {known} 分',
      en: 'the company took {taken}, the shop knows of {known}',
    },
  },
  'company-refunds': {
    query: sql`
      select c.refund_key as subject, c.answer, c.amount_fen as amount, r.state, r.amount_fen as known
      from company_refunds c left join payment_returns r on r.id = c.refund_key
      where r.id is null or r.amount_fen <> c.amount_fen or (r.state = 'returned' and c.answer <> 'returned')`,
    detail: {
      zh: '支付公司：{answer}，{amount} 分；商城：{state}，{known} 分',
      en: 'the company: {answer}, {amount}; the shop: {state}, {known}',
    },
  },
  'invoice-amount': {
    query: sql`
      select o.id as subject, i.amount_fen as invoice, o.paid_fen - o.refunded_fen as kept
      from invoices i join orders o on o.id = i.order_id
      where i.state in ('applied', 'issued') and i.amount_fen <> o.paid_fen - o.refunded_fen`,
    detail: {
      zh: '发票 {invoice} 分，付了没退的是 {kept} 分',
      en: 'invoice of {invoice}, paid and not given back {kept}',
    },
  },
}
