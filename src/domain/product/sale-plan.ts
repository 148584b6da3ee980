import type { SalePlan } from '../../../schemas/domain/sale-plan.ts'
import { weekdayOf } from '../dates.ts'
import { fenOfYuan } from '../money.ts'
import { fewLeft } from './few-left.ts'

/** A day of a calendar. */
export interface PlanDay {
  /** Fen; undefined: the day has no price, and can't be booked (B4 不可订). */
  readonly priceFen: number | undefined
  readonly stock: number
}

/**
 * What a plan sells on a day: 2026-11-20. Undefined outside of its days.
 * @param taken how many of the day are sold or held already
 */
export function planDay(plan: SalePlan, date: string, taken = 0): PlanDay | undefined {
  if (date < plan.from || date > plan.until) return undefined
  const differs = plan.exceptions?.find((exception) => exception.date === date)
  const usual = isWeekend(date) ? (plan.weekendPrice ?? plan.price) : plan.price
  return {
    priceFen: differs?.noPrice ? undefined : fenOfYuan(differs?.price ?? usual),
    stock: Math.max(0, (differs?.stock ?? plan.stock) - taken),
  }
}

/** Friday and Saturday nights cost the weekend's price. */
const isWeekend = (date: string): boolean => [5, 6].includes(weekdayOf(date))

/** The word under a day of a calendar (B4): 售罄 for none, 仅剩N for 1 to 5, 充足 for more, 不可订 without a price. */
export function stockWord({ priceFen, stock }: PlanDay): string {
  if (priceFen === undefined) return '不可订'
  if (stock === 0) return '售罄'
  return fewLeft(stock) ?? '充足'
}

/** Whether enough is left that nothing has to be said of it. */
export const hasPlenty = (day: PlanDay): boolean =>
  day.priceFen !== undefined && day.stock > 0 && fewLeft(day.stock) === undefined

/** Whether a day can be chosen (B5): it has a price, and something is left. */
export const isBookable = (day: PlanDay | undefined): day is PlanDay & { readonly priceFen: number } =>
  day?.priceFen !== undefined && day.stock > 0
