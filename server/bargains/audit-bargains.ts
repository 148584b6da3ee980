import { sql } from 'drizzle-orm'
import type { AuditRule } from '../orders/audit-rule.ts'

/** Bargains and the friends who helped (B4). */
export const bargainRules: Readonly<Record<string, AuditRule>> = {
  'bargain-amount': {
    query: sql`
      select b.id as subject, b.full_fen as whole, b.cut_fen as cut, b.left_fen as remaining, b.own_fen as own,
        coalesce(h.fen, 0) as friends
      from bargains b left join
        (select bargain_id, sum(cut_fen) as fen from bargain_helps group by bargain_id) h on h.bargain_id = b.id
      where b.cut_fen + b.left_fen <> b.full_fen or b.cut_fen <> b.own_fen + coalesce(h.fen, 0)`,
    detail: {
      zh: '一共要砍 {whole} 分：砍了 {cut} 分（自己 {own} 分，好友合计 {friends} 分），还差 {remaining} 分',
      en: '{whole} to cut: {cut} cut, by the member {own}, by friends {friends}, {remaining} left',
    },
  },
  'bargain-helpers': {
    query: sql`
      select b.id as subject, b.helpers, count(h.member_id) as helped, b.left_fen as remaining,
        count(h.member_id) filter (where h.member_id = b.member_id) as own
      from bargains b left join bargain_helps h on h.bargain_id = b.id
      group by b.id
      having count(h.member_id) > b.helpers or (b.left_fen = 0) <> (count(h.member_id) = b.helpers)
        or bool_or(h.member_id = b.member_id)`,
    detail: {
      zh: '要 {helpers} 位好友，帮了 {helped} 位（自己 {own} 次），还差 {remaining} 分',
      en: '{helped} of {helpers} friends helped, the member {own} times, {remaining} left',
    },
  },
  'bargain-state': {
    query: sql`
      select b.id as subject, b.state, b.left_fen as remaining, b.bought_at as bought
      from bargains b
      where (b.state = 'cutting') <> (b.left_fen > 0) or (b.state = 'bought') <> (b.bought_at is not null)`,
    detail: {
      zh: '砍价状态 {state}，还差 {remaining} 分，购买时间 {bought}',
      en: '{state}, {remaining} left, bought at {bought}',
    },
  },
}
