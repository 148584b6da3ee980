import { sql } from 'drizzle-orm'
import type { AuditRule } from './audit-rule.ts'

/** Teams of group buys, their seats and what those pay. */
export const teamRules: Readonly<Record<string, AuditRule>> = {
  'team-seats': {
    query: sql`
      select t.id as subject, t.taken, t.paid, count(s.order_id) as seats, count(s.paid_at) as payers
      from teams t left join team_seats s on s.team_id = t.id
      group by t.id, t.taken, t.paid having t.taken <> count(s.order_id) or t.paid <> count(s.paid_at)`,
    detail: {
      zh: '团记着占了 {taken} 个名额、付了 {paid} 个，订单有 {seats} 个、付了 {payers} 个',
      en: 'counts {taken} seats and {paid} paid, orders have {seats} and paid {payers}',
    },
  },
  'team-full': {
    query: sql`
      select t.id as subject, t.persons, count(s.order_id) as seats
      from teams t join team_seats s on s.team_id = t.id group by t.id, t.persons having count(s.order_id) > t.persons`,
    detail: { zh: '{persons} 人的团有 {seats} 个订单', en: '{seats} orders in a team of {persons}' },
  },
  'team-paid': {
    query: sql`
      select o.id as subject, s.team_id as team, o.payment_status as status
      from team_seats s join orders o on o.id = s.order_id
      where (s.paid_at is not null) <> (o.payment_status in (3, 4)) or o.order_status = 3 or o.member_id <> s.member_id`,
    detail: {
      zh: '团 {team} 的名额和它的订单对不上（付款状态 {status}）',
      en: 'its seat in {team} is not as its payment {status}',
    },
  },
  'team-price': {
    query: sql`
      select o.id as subject, o.body ->> 'groupActivityId' as activity, s.team_id as team
      from orders o left join team_seats s on s.order_id = o.id left join teams t on t.id = s.team_id
      where o.order_status <> 3 and (o.body ->> 'groupActivityId') is distinct from t.activity_id`,
    detail: {
      zh: '按拼团 {activity} 的价卖的，团是 {team}',
      en: 'sold at the price of the group buy {activity}, its team is {team}',
    },
  },
  'team-failed': {
    query: sql`
      select o.id as subject, s.team_id as team, o.paid_fen as paid, coalesce(r.fen, 0) as returned
      from team_seats s join teams t on t.id = s.team_id join orders o on o.id = s.order_id
        left join (select order_id, sum(amount_fen) as fen from refunds where status <> 3 group by order_id) r on r.order_id = o.id
      where t.state = 'failed' and s.settled_at is not null and coalesce(r.fen, 0) <> o.paid_fen`,
    detail: {
      zh: '团 {team} 没有拼成，付了 {paid} 分，只退 {returned} 分',
      en: 'the team {team} failed, paid {paid}, given back {returned}',
    },
  },
  'team-delivered': {
    query: sql`
      select o.id as subject, s.team_id as team, t.state
      from team_seats s join teams t on t.id = s.team_id join orders o on o.id = s.order_id
      where o.order_status = 5 and t.state <> 'success'`,
    detail: { zh: '团 {team}（{state}）还没有拼成，订单已确认', en: 'confirmed, and its team {team} is {state}' },
  },
}
