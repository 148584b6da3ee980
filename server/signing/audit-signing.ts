import { sql } from 'drizzle-orm'
import type { AuditRule } from '../orders/audit-rule.ts'

/** Sign activities: days in a row, and the friends who helped. */
export const signRules: Readonly<Record<string, AuditRule>> = {
  'sign-streak': {
    query: sql`
      select d.join_id as subject, d.day, d.streak, coalesce(b.streak, 0) + 1 as expected
      from sign_days d left join sign_days b
        on b.join_id = d.join_id and b.day = to_char(d.day::date - 1, 'YYYY-MM-DD')
      where d.streak <> coalesce(b.streak, 0) + 1`,
    detail: {
      zh: '{day} 记着连续签到 {streak} 天，应是 {expected} 天',
      en: '{day} says {streak} days in a row, it was the {expected}th',
    },
  },
  'sign-helpers': {
    query: sql`
      select j.id as subject, j.state, j.helpers, count(h.member_id) as helped,
        count(h.member_id) filter (where h.member_id = j.member_id) as own
      from sign_joins j left join sign_helps h on h.join_id = j.id
      group by j.id
      having count(h.member_id) > j.helpers or (j.state = 'inviting') <> (count(h.member_id) < j.helpers)
        or bool_or(h.member_id = j.member_id)`,
    detail: {
      zh: '助力状态 {state}，要 {helpers} 位好友，来了 {helped} 位（自己 {own} 次）',
      en: '{state}, {helped} of {helpers} friends helped, the member {own} times',
    },
  },
  'sign-milestones': {
    query: sql`
      select m.join_id as subject, m.days, coalesce(max(d.streak), 0) as streak, m.points, m.coupon_id as coupon
      from sign_milestones m left join sign_days d on d.join_id = m.join_id
      group by m.join_id, m.days, m.points, m.coupon_id
      having coalesce(max(d.streak), 0) < m.days or (m.coupon_id is null) <> (m.points > 0)`,
    detail: {
      zh: '连续 {days} 天的奖励（券 {coupon}，{points} 积分）已给，最长只连续签到 {streak} 天',
      en: 'a reward of {days} days (coupon {coupon}, {points} points) after {streak} in a row',
    },
  },
}
