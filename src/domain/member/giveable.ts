import type { BizCodeStatus } from '../../../schemas/domain/order-status.ts'
import { codeStatusOf } from '../order/code-state.ts'

/** What decides whether a code of an order can be passed on. Days are shop-local. */
export interface GivenCodeFacts {
  readonly status: BizCodeStatus
  readonly lastDay: string
  readonly today: string
  /** Its order names who comes (B3 passengers), or is of a stay. */
  readonly isNamed: boolean
  /** Its product is booked for a day before it is used. */
  readonly isBooked: boolean
  /** It is of a presale, which is exchanged by who bought it (B5). */
  readonly isPresale: boolean
  /** It is on its way already, or a friend has it. */
  readonly isGiven: boolean
  readonly isPosted: boolean
}

/** Why a code can't be passed on (B2.9 transfer), as its buyer reads it; undefined when it can. */
export function giveObstacle(facts: GivenCodeFacts): string | undefined {
  if (facts.isGiven) return '已经转赠'
  if (facts.isPosted) return '寄送的商品没有券码可以转赠'
  if (facts.status !== codeStatusOf.unused) return '只有没有用过的券码可以转赠'
  if (facts.today > facts.lastDay) return '券码已过期'
  if (facts.isNamed) return '实名的券码只能本人使用'
  if (facts.isBooked) return '需要预约的券码不能转赠'
  return facts.isPresale ? '预售的券码要由本人兑换' : undefined
}
