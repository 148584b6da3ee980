import type { Member } from '../../schemas/domain/member.ts'
import type { PointGrantRecord } from './sandbox-content.ts'

const grant = (memberId: string, amount: number, more: Partial<PointGrantRecord>): PointGrantRecord => ({
  ...{ memberId, kind: 'points', amount, reason: 'order-earned', note: '澜湾岛海景度假', daysAgo: 40, goodDays: 325 },
  ...more,
})

/** Some of a member's points that were earned otherwise than by orders, or that are gone soon. */
const parts: readonly PointGrantRecord[] = [
  grant('900002', 380, { reason: 'sign', note: '连续签到 7 天', daysAgo: 350, goodDays: 15 }),
  grant('900003', 800, { reason: 'activity', note: '夏日赶海活动', daysAgo: 353, goodDays: 12 }),
  grant('900003', 120, { reason: 'task', note: '读一篇旅行攻略', daysAgo: 3, goodDays: 362 }),
  grant('900004', 2000, { reason: 'activity', note: '会员日到店礼', daysAgo: 345, goodDays: 20 }),
]

/** Coins of the resort's own business. */
const coins: readonly PointGrantRecord[] = [
  grant('900003', 30, { kind: 'coins', companyId: '560', note: '澜湾岛餐饮消费', reason: 'activity', goodDays: 200 }),
  grant('900004', 120, { kind: 'coins', companyId: '560', note: '澜湾岛餐饮消费', reason: 'activity', goodDays: 200 }),
]

/** What members have: as many points as their number says (members.ts), those of `parts` among them. */
export function pointGrants(members: readonly Member[]): PointGrantRecord[] {
  const rest = members.flatMap(({ id, integral }) => {
    const others = parts.filter(({ memberId }) => memberId === id).reduce((sum, { amount }) => sum + amount, 0)
    return integral > others ? [grant(id, integral - others, {})] : []
  })
  return [...parts, ...rest, ...coins].toSorted((one, other) => other.daysAgo - one.daysAgo)
}
