import type { AnnualReport } from '../../../schemas/domain/annual-report.ts'
import { nightsBetween } from '../dates.ts'
import { yuanOfFen } from '../money.ts'
import { COUNTER_KIND } from '../order/counter-code.ts'

/** What a year is reckoned from: an order that was paid and stands. Amounts are fen. */
export interface YearOrder {
  readonly productId: string
  readonly name: string
  readonly picture: string
  readonly place: string
  readonly productType: number
  /** Before anything was taken off, and to be paid. */
  readonly orderFen: number
  readonly totalFen: number
  readonly paidFen: number
  readonly refundedFen: number
  /** What being a member saved, beside what was taken off. */
  readonly memberFen: number
  readonly from: string | undefined
  readonly until: string | undefined
}

type Favourite = NonNullable<AnnualReport['favourite']>

/** What a year comes to so far: its orders are added one after the other, and none of them is kept. Amounts are fen. */
interface YearSum {
  orders: number
  nights: number
  spent: number
  saved: number
  readonly days: Set<string>
  readonly places: Map<string, number>
  readonly bought: Map<string, Favourite>
}

export const emptyYear = (): YearSum => ({
  ...{ orders: 0, nights: 0, spent: 0, saved: 0 },
  ...{ days: new Set(), places: new Map(), bought: new Map() },
})

export function addToYear(sum: YearSum, order: YearOrder): void {
  const { productId, name, picture, place, from } = order
  sum.orders += 1
  sum.nights += nightsOf(order)
  sum.spent += order.paidFen - order.refundedFen
  sum.saved += Math.max(order.orderFen - order.totalFen, order.memberFen)
  if (from !== undefined) sum.days.add(from)
  if (place !== '') sum.places.set(place, (sum.places.get(place) ?? 0) + 1)
  // What is paid at a counter is nothing that one can go back to.
  if (productId === COUNTER_KIND) return
  const known = sum.bought.get(productId) ?? { name, picture, times: 0 }
  sum.bought.set(productId, { ...known, times: known.times + 1 })
}

/** A year in figures (B2.9 annual-spending-report): nights, days, places, what was spent and saved, and what was bought most. */
export function annualFigures(
  year: number,
  { orders, nights, spent, saved, days, places, bought }: YearSum,
): AnnualReport {
  const [favourite] = mostFirst([...bought.values()], ({ times }) => times)
  return {
    ...{ year, orders, nights, days: days.size },
    places: mostFirst([...places], ([, count]) => count).map(([place]) => place),
    ...{ spent: yuanOfFen(spent), saved: yuanOfFen(saved) },
    ...(favourite && { favourite }),
  }
}

/** Types of stays (B4). */
const STAYS = [1, 2, 3, 4]

const nightsOf = ({ productType, from, until }: YearOrder): number =>
  STAYS.includes(productType) && from !== undefined && until !== undefined ? Math.max(0, nightsBetween(from, until)) : 0

/** Of equals the one that came first. */
const mostFirst = <One>(list: readonly One[], countOf: (one: One) => number): One[] =>
  list.toSorted((one, other) => countOf(other) - countOf(one))
