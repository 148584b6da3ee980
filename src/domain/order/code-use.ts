import type { BizCodeStatus } from '../../../schemas/domain/order-status.ts'
import type { CodeRule } from '../../../schemas/domain/order.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import type { ProductPackage } from '../../../schemas/domain/product-package.ts'
import { addDays, dayText } from '../dates.ts'
import { fenOfYuan } from '../money.ts'

/** What decides whether a code can be redeemed now. Days are shop-local. */
export interface CodeFacts {
  readonly status: BizCodeStatus
  readonly canUseTimes: number
  /** The last day on which it is good. */
  readonly lastDay: string
  readonly today: string
  /** Undefined: as often in a day as it has uses. */
  readonly timesPerDay: number | undefined
  readonly usedToday: number
  /** Its order is a presale that another order holds (B5). */
  readonly isExchanged: boolean
  /** It is on its way to a friend, who did not take it yet (B2.9 transfer). */
  readonly isGiven: boolean
  /** Its day, or the moment, from which on it is good; absent: from when it was sent on. */
  readonly goodFrom?: string | undefined
  /** Now, by the shop's clock. */
  readonly moment: string
  /** Its product is booked for a day first, and of its line's copies this many have a day that is confirmed, and are not used yet. */
  readonly booked: { readonly isNeeded: boolean; readonly free: number }
}

/** A code as it was typed or scanned: codes are read out in groups. */
export const typedCode = (text: string): string => text.replaceAll(/[\s-]/g, '')

/** Why a code can't be redeemed: the words are those of schemas/api/problems.ts. */
export type CodeObstacle =
  | 'code-unknown'
  | 'code-unsent'
  | 'code-used'
  | 'code-refunded'
  | 'code-refunding'
  | 'code-void'
  | 'code-expired'
  | 'code-today'
  | 'code-unbooked'
  | 'code-exchanged'
  | 'code-given'
  | 'code-early'

const obstacleOf: Readonly<Partial<Record<BizCodeStatus, CodeObstacle>>> = {
  [-1]: 'code-unsent',
  1: 'code-used',
  2: 'code-refunded',
  3: 'code-refunding',
  4: 'code-void',
  5: 'code-expired',
}

/** Why a code can't be redeemed now (B4); undefined when it can. */
export function codeObstacle(facts: CodeFacts): CodeObstacle | undefined {
  const { status, canUseTimes, lastDay, today, booked } = facts
  const known = obstacleOf[status]
  if (known) return known
  if (today > lastDay) return 'code-expired'
  if (canUseTimes === 0) return 'code-used'
  if (facts.isExchanged) return 'code-exchanged'
  if (facts.isGiven) return 'code-given'
  // What was begun needs no second day.
  if (booked.isNeeded && booked.free === 0 && status === 0) return 'code-unbooked'
  if (isEarly(facts)) return 'code-early'
  return timesToday(facts) === 0 ? 'code-today' : undefined
}

/** What was begun is not too early: nobody is sent away from the second of two uses. */
const isEarly = ({ goodFrom = '', moment, status }: CodeFacts) => status === 0 && moment < goodFrom

/** From when on a code that is too early is good, as the counter reads it: a day, or a time of one. */
export function earlyText({ goodFrom = '' }: Pick<CodeFacts, 'goodFrom'>): string {
  const hour = /T(?!00:00)(\d\d:\d\d)/.exec(goodFrom)?.[1]
  return `${[dayText(goodFrom), hour].filter(Boolean).join(' ')}起可以使用`
}

/** How often a code can still be used today (B3 canUseTimesToday). */
export function timesToday({
  canUseTimes,
  timesPerDay,
  usedToday,
}: Pick<CodeFacts, 'canUseTimes' | 'timesPerDay' | 'usedToday'>): number {
  return timesPerDay === undefined ? canUseTimes : Math.max(0, Math.min(canUseTimes, timesPerDay - usedToday))
}

/** How the codes of a line are used, in words (B3 verifyRule). */
export function verifyRuleText({ useTimes = 1, timesPerDay, continuous = false }: CodeRule): string {
  if (useTimes === 1) return '一码一用'
  const often = continuous ? `可连续使用，共 ${useTimes} 次` : `可用 ${useTimes} 次`
  return timesPerDay === undefined ? often : `${often}，每天最多 ${timesPerDay} 次`
}

/** How long what has no day is good after it was paid, where its product does not say. */
export const VALID_DAYS = 180

interface Dated {
  readonly usingEndDate?: string
  readonly validUntil?: string
  readonly validDays?: number
}

/** The last day on which the codes of a line are good: its own, else so many days after it was paid. */
export const lastDayOf = ({ usingEndDate, validUntil, validDays = VALID_DAYS }: Dated, paidDay: string): string =>
  usingEndDate ?? validUntil ?? addDays(paidDay, validDays)

/** How long what a product sells without a day is good, where it says so; a package may say it of itself. */
export function validityOf({
  voucher,
  validDays = voucher?.validDays,
}: Pick<Product, 'voucher' | 'validDays'>): Pick<CodeRule, 'validDays'> {
  return validDays === undefined ? {} : { validDays }
}

/** On which days something is used that a product sells for a day: on that one, or from it on. */
export const usedFrom = ({ useDays = 1 }: Pick<Product, 'useDays'>, day: string) => ({
  usingStartDate: day,
  usingEndDate: addDays(day, useDays - 1),
})

/** Fen that one use of a package costs at the gate: what all of it costs there, by its uses. */
export const gateFenOf = ({ originalprice, productPackagesRule: { useTimes = 1 } }: ProductPackage): number =>
  Math.round(fenOfYuan(originalprice) / useTimes)

/** How the codes of a package are used, as its order keeps it. */
export function codeRuleOf({ productPackagesRule }: Pick<ProductPackage, 'productPackagesRule'>): CodeRule {
  const { advanceDays: _advance, ...rule } = productPackagesRule
  return rule
}
