import { sql } from 'drizzle-orm'
import type { AuditRule } from './audit-rule.ts'

/** What members passed on, and what is left of those who are gone (B2.9). */
export const memberRules: Readonly<Record<string, AuditRule>> = {
  'gift-held': {
    query: sql`
      select t.id as subject, t.thing_id as coupon from transfers t
      join member_coupons m on m.member_id = t.giver_id and m.coupon_id = t.thing_id
      where t.kind = 'coupon' and t.state = 'given'`,
    detail: {
      zh: '优惠券 {coupon} 正在转赠，送出的人还有一张',
      en: 'coupon {coupon} is on its way, and its giver has it',
    },
  },
  'gift-code': {
    query: sql`
      select coalesce(c.biz_code, t.id) as subject, t.state from
        (select * from transfers where kind = 'code' and state in ('given', 'taken')) t
        full join (select * from order_codes where transfer_id is not null) c on c.id = t.thing_id and c.transfer_id = t.id
      where t.id is null or c.id is null`,
    detail: { zh: '券码和它的转赠对不上（{state}）', en: 'the code and its transfer differ ({state})' },
  },
  'erased-left': {
    query: sql`
      select e.member_id as subject, count(*) as things from account_closures e join (
        select member_id from member_addresses union all select member_id from travellers union all select member_id from real_names
        union all select member_id from sessions union all select member_id from product_collects) p on p.member_id = e.member_id
      where e.state = 'erased' and not exists (select 1 from members m where m.id = e.member_id) group by e.member_id`,
    detail: { zh: '账号已注销，个人信息还有 {things} 条', en: 'erased, and {things} things of it are left' },
  },
}
