import type { MemberPrice } from '../../../schemas/domain/sale-plan.ts'
import { type Buyer, memberOffer } from '../product/member-price.ts'
import { fenOfYuan } from '../money.ts'
import type { TicketPicks } from './ticket-picks.ts'

interface PricedResource {
  readonly resourceId: string
  readonly resourceName: string
  /** Yuan. */
  readonly price: number
  readonly memberPrices?: readonly MemberPrice[]
}

/** Amounts are fen. */
export interface TicketLine {
  readonly resourceId: string
  readonly name: string
  readonly count: number
  readonly unitFen: number
  readonly sumFen: number
  /** What the member's price takes off. */
  readonly discountFen: number
}

/** What chosen tickets cost, in fen (A5, A6): each resource at the buyer's price, times how many. */
export function ticketTotal(resources: readonly PricedResource[], picks: TicketPicks, buyer: Buyer) {
  const lines = resources.flatMap((one) => lineOf(one, picks[one.resourceId] ?? 0, buyer))
  const sum = (of: (line: TicketLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  return {
    lines,
    count: sum(({ count }) => count),
    totalFen: sum(({ sumFen }) => sumFen),
    discountFen: sum(({ discountFen }) => discountFen),
  }
}

function lineOf({ resourceId, resourceName, price, memberPrices }: PricedResource, count: number, buyer: Buyer) {
  if (count < 1) return []
  const priceFen = fenOfYuan(price)
  const offer = memberOffer(priceFen, memberPrices, buyer)
  const unitFen = offer?.priceFen ?? priceFen
  const discountFen = (offer?.discountFen ?? 0) * count
  return [{ resourceId, name: resourceName, count, unitFen, sumFen: unitFen * count, discountFen }]
}
