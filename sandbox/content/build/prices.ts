import type { MemberPrice, SalePlan } from '../../../schemas/domain/sale-plan.ts'
import { memberLevels } from '../../../schemas/domain/member-levels.ts'
import { day } from '../dates.ts'

const DISCOUNTS: readonly (readonly [level: number, percent: number])[] = [
  [2, 98],
  [3, 95],
  [4, 92],
  [5, 90],
  [6, 88],
]

/** Discount of each level from silver up, without a price. */
export const memberDiscounts: MemberPrice[] = DISCOUNTS.map(([memberLevel, discountPercent]) => ({
  memberLevel,
  memberLevelName: memberLevels[memberLevel] ?? '',
  discountPercent,
}))

/** The price of each level for a price in yuan, to the fen. */
export function memberPrices(price: number): MemberPrice[] {
  return memberDiscounts.map((level) => ({ ...level, memberPrice: Math.round(price * level.discountPercent) / 100 }))
}

/** A day of a plan that differs: its offset from today, and what differs. */
export type Exception = readonly [offset: number, differs: { price?: number; stock?: number; noPrice?: boolean }]

/** Sells from today for `days` days (half a year unless told) at `price`; Friday and Saturday cost `weekend`. */
export function salePlan(
  today: string,
  price: number,
  options: { stock?: number; weekend?: number; days?: number; from?: number; exceptions?: readonly Exception[] } = {},
): SalePlan {
  const from = options.from ?? 0
  return {
    from: day(today, from),
    until: day(today, from + (options.days ?? 183)),
    price,
    ...(options.weekend === undefined ? {} : { weekendPrice: options.weekend }),
    stock: options.stock ?? 40,
    exceptions: exceptionsOf(today, options.exceptions ?? USUAL_EXCEPTIONS),
  }
}

/** A plan that is sold out on every day. */
export function soldOutPlan(today: string, price: number): SalePlan {
  return salePlan(today, price, { stock: 0, exceptions: [] })
}

export function exceptionsOf(today: string, exceptions: readonly Exception[]) {
  return exceptions.map(([offset, differs]) => ({ date: day(today, offset), ...differs }))
}

// A calendar that people believe has a full day, some scarce ones, and one that is not open yet.
const USUAL_EXCEPTIONS: readonly Exception[] = [
  [5, { stock: 3 }],
  [9, { stock: 0 }],
  [12, { stock: 5 }],
  [20, { stock: 1 }],
  [33, { noPrice: true }],
]
