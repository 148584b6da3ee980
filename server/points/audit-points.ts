import { sql } from 'drizzle-orm'
import type { AuditRule } from '../orders/audit-rule.ts'

/** Points and coins: their ledger by itself, and against the orders that it pays for. The subject is a member or an order. */
export const pointRules: Readonly<Record<string, AuditRule>> = {
  'point-balance': {
    query: sql`
      select a.member_id as subject, a.kind, a.balance, coalesce(e.amount, 0) as entries, coalesce(l.amount, 0) as lots
      from point_accounts a
      left join (select member_id, kind, company_id, sum(amount) as amount, count(*) as count
        from point_entries group by member_id, kind, company_id) e using (member_id, kind, company_id)
      left join (select member_id, kind, company_id, sum("left") as amount
        from point_lots group by member_id, kind, company_id) l using (member_id, kind, company_id)
      where a.balance < 0 or a.balance <> coalesce(e.amount, 0) or a.balance <> coalesce(l.amount, 0)
        or a.entries <> coalesce(e.count, 0)`,
    detail: {
      zh: '{kind} 记着 {balance}，流水合计 {entries}，各批剩下 {lots}',
      en: '{kind}: a balance of {balance}, by entries {entries}, left of what was earned {lots}',
    },
  },
  'point-entries': {
    query: sql`
      select member_id as subject, kind, place, balance, proved from (
        select *, sum(amount) over mine as proved, row_number() over mine as number from point_entries
        window mine as (partition by member_id, kind, company_id order by place)) e
      where balance < 0 or balance <> proved or place <> number`,
    detail: {
      zh: '{kind} 第 {place} 笔流水记着余额 {balance}，按前面的流水是 {proved}',
      en: '{kind}: entry {place} has a balance of {balance}, by those before it {proved}',
    },
  },
  'point-takes': {
    query: sql`
      select e.member_id as subject, e.kind, e.place, e.amount, coalesce(l.amount, 0) as brought, coalesce(t.amount, 0) as taken
      from point_entries e
      left join (select member_id, kind, company_id, place, sum(amount) as amount
        from point_lots group by member_id, kind, company_id, place) l using (member_id, kind, company_id, place)
      left join (select member_id, kind, company_id, place, sum(amount) as amount
        from point_takes group by member_id, kind, company_id, place) t using (member_id, kind, company_id, place)
      where e.amount <> coalesce(l.amount, 0) - coalesce(t.amount, 0)`,
    detail: {
      zh: '{kind} 第 {place} 笔流水 {amount}，对应的批次得 {brought}、用 {taken}',
      en: '{kind}: entry {place} of {amount} brought {brought} and took {taken}',
    },
  },
  'point-lots': {
    query: sql`
      select l.member_id as subject, l.id as lot, l.amount, l."left", coalesce(t.amount, 0) as taken
      from point_lots l left join (select lot_id, sum(amount) as amount from point_takes group by lot_id) t on t.lot_id = l.id
      where l.amount - l."left" <> coalesce(t.amount, 0)`,
    detail: {
      zh: '批次 {lot} 共 {amount}，剩 {left}，被用 {taken}',
      en: '{lot} of {amount} has {left} left, taken {taken}',
    },
  },
  'order-points': {
    query: sql`
      select o.id as subject, p.kind, p.amount, -e.amount as spent, (o.body ->> (p.kind || 'Used'))::int as noted, c.amount as codes
      from order_points p join orders o on o.id = p.order_id
      left join point_entries e on e.reference = o.id and e.reason = 'order' and e.member_id = o.member_id
        and e.kind = p.kind and e.company_id = p.company_id
      left join lateral (select case when p.kind = 'points' then sum(points) else sum(coins) end as amount
        from order_codes where order_id = o.id) c on true
      where e.amount is distinct from -p.amount or (o.body ->> (p.kind || 'Used'))::int is distinct from p.amount
        or (o.body ->> (p.kind || 'Fen'))::bigint is distinct from p.fen or c.amount <> p.amount
      union all
      select e.reference, e.kind, 0, -e.amount, null, null from point_entries e
      where e.reason = 'order' and not exists (select 1 from order_points p where p.order_id = e.reference and p.kind = e.kind)
      union all
      select c.order_id, null, 0, null, null, sum(c.points + c.coins) from order_codes c
      where c.points + c.coins > 0 and not exists (select 1 from order_points p where p.order_id = c.order_id) group by c.order_id`,
    detail: {
      zh: '订单抵扣 {kind} {amount}，流水扣了 {spent}，订单写着 {noted}，分到各码 {codes}',
      en: 'took {amount} {kind}, spent {spent}, noted {noted}, by codes {codes}',
    },
  },
  'order-points-returned': {
    query: sql`
      select o.id as subject, p.kind, p.amount, p.returned, coalesce(e.amount, 0) as entries, coalesce(f.amount, 0) as refunded
      from order_points p join orders o on o.id = p.order_id
      left join (select b.reference, b.kind, b.member_id, sum(b.amount) as amount from (
          select coalesce(r.order_id, e.reference) as reference, e.kind, e.member_id, e.amount
          from point_entries e left join refunds r on r.id = e.reference and e.reason = 'refund'
          where e.reason in ('refund', 'order-closed')) b group by b.reference, b.kind, b.member_id) e
        on e.reference = o.id and e.kind = p.kind and e.member_id = o.member_id
      left join lateral (select case when p.kind = 'points' then sum(b.points) else sum(b.coins) end as amount
        from refunds r join refund_codes b on b.refund_id = r.id where r.order_id = o.id and r.status = 2) f on true
      where p.returned > p.amount or p.returned <> coalesce(e.amount, 0)
        or p.returned <> (case when o.order_status = 3 then p.amount else coalesce(f.amount, 0) end)`,
    detail: {
      zh: '订单抵扣 {kind} {amount}，退回 {returned}，流水退回 {entries}，退款单合计 {refunded}',
      en: 'took {amount} {kind}, {returned} came back, by entries {entries}, by refunds {refunded}',
    },
  },
  'points-earned': {
    query: sql`
      select o.id as subject, sum(e.amount) as earned, o.paid_fen - o.refunded_fen as paid,
        coalesce((o.body ->> 'presaleFen')::bigint, 0) as presale, bool_or(e.taken) as taken
      from (
        select c.order_id, e.amount, exists (select 1 from stock_taken s
          where s.item_id = 'presale ' || c.order_id and s.taken > 0) as taken
        from point_entries e join order_codes c on c.id = e.reference where e.reason = 'order-earned') e
        join orders o on o.id = e.order_id
      group by o.id
      having bool_or(e.taken) or
        sum(e.amount) * 100 > o.paid_fen - o.refunded_fen + coalesce((o.body ->> 'presaleFen')::bigint, 0)`,
    detail: {
      zh: '用掉的券码得了 {earned} 积分，留下的钱 {paid} 分、抵的预售 {presale} 分；预售已经换购：{taken}',
      en: 'used codes earned {earned} points, by {paid} fen that are kept and {presale} of a presale; itself exchanged: {taken}',
    },
  },
  'refund-points': {
    query: sql`
      select b.refund_id as subject, b.code_id as code, b.points, b.coins, c.points as worth, c.coins as coins_worth
      from refund_codes b join order_codes c on c.id = b.code_id where b.points > c.points or b.coins > c.coins`,
    detail: {
      zh: '券码 {code} 退 {points} 积分、{coins} 个商家币，它只用了 {worth} 积分、{coins_worth} 个',
      en: '{points} points and {coins} coins of the code {code}, which took {worth} and {coins_worth}',
    },
  },
}
