import type { MemberPrice } from '../../../schemas/domain/sale-plan.ts'
import type { PriceAndInventory, SaleTicket, StockDay } from '../../../schemas/domain/sale-ticket.ts'
import type { SaleItem } from '../../../schemas/domain/ticket.ts'
import { addDays, datePart } from '../dates.ts'
import { fenOfYuan, yuanOfFen } from '../money.ts'
import { lowestDayOffer } from '../product/lowest-offer.ts'
import { hasBegun } from './entry-time.ts'
import { isBookable, planDay, stockWord, type PlanDay } from '../product/sale-plan.ts'

/** How many of an item are taken on a day; '' is the day of what has none. */
type Taken = (itemId: string, day?: string) => number

/** What has no day (T) is sold as on the first day of its plan; its stock is one for all days. */
const UNDATED = ''

/** A day of an item as shoppers see it; undefined when it is not sold on that day. `today` decides for what has no day. */
export function itemDay(item: SaleItem, date: string, taken: Taken): PlanDay | undefined {
  const isUndated = item.priceInventoryMode === 'T'
  return planDay(item.plan, date, taken(item.productId, isUndated ? UNDATED : date))
}

/** The same for who chooses a day now: of a session to which nobody may come any more nothing is sold. */
function openDay(item: SaleItem, date: string, taken: Taken, now: string): PlanDay | undefined {
  const day = itemDay(item, date, taken)
  return day && hasBegun(item, date, now) ? { priceFen: undefined, stock: 0 } : day
}

/**
 * The days from one to the other (both in), each with what an item costs and what is left of it (B3); of an undated item, one.
 * @param now shop-local: 2026-11-20T08:30:00
 */
export function itemDays(
  item: SaleItem,
  { first, last, now }: { readonly first: string; readonly last: string; readonly now: string },
  taken: Taken,
): PriceAndInventory[] {
  if (item.priceInventoryMode === 'T') {
    const day = itemDay(item, first, taken)
    return day ? [priceAndInventory(UNDATED, day)] : []
  }
  return daysBetween(later(first, item.plan.from), last < item.plan.until ? last : item.plan.until).flatMap((date) => {
    const day = openDay(item, date, taken, now)
    return day ? [priceAndInventory(date, day)] : []
  })
}

const later = (one: string, other: string) => (one > other ? one : other)

/** More than this no calendar shows. */
const MOST_DAYS = 366

function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last && days.length < MOST_DAYS; day = addDays(day, 1)) days.push(day)
  return days
}

const priceAndInventory = (date: string, { priceFen, stock }: PlanDay): PriceAndInventory => ({
  date,
  inventory: { available: stock },
  ...(priceFen !== undefined && { salePrice: { adultPrice: yuanOfFen(priceFen) } }),
})

/** An item as a ticket (B3) with these days; its unit price is that of the first that has one. */
export function ticketOf(item: SaleItem, days: readonly PriceAndInventory[]): SaleTicket {
  const { productId, name, description, mark, plan: _plan, resourceType: _type, memberPrices, ...rest } = item
  const unitPrice = days.find(({ salePrice }) => salePrice)?.salePrice?.adultPrice ?? item.minPrice
  return {
    essentialInfo: { basicInfo: { productId, name, ...(description !== undefined && { description }) } },
    mark: { productId, unitPrice, useCopies: 0, ...mark, dailyMarks: [] },
    ...rest,
    ...(memberPrices && { memberPrices: memberPricesAt(unitPrice, item) }),
    priceAndInventories: [...days],
  }
}

/** A member's fixed price stands for the usual price; on a day that costs something else (yuan) their percentage does. */
export function memberPricesAt(
  price: number,
  { minPrice, memberPrices = [] }: Pick<SaleItem, 'minPrice' | 'memberPrices'>,
): MemberPrice[] {
  if (price === minPrice) return [...memberPrices]
  return memberPrices.map(({ memberPrice: _fixed, ...level }) => level)
}

/** B3 availablePeopleType. */
const CHILD = 2

interface ItemDay {
  /** Nobody comes for this alone: what is for a child, and what usually costs less than the product says that it starts at. */
  readonly isExtra: boolean
  readonly day: PlanDay
  readonly memberPrices: readonly MemberPrice[]
}

/**
 * The day of a product that sells several items (B4): the lowest price, in yuan, of what somebody comes for, with those of members (A6), and
 * the word of the best stock. The price of an extra stands there only where nothing else is sold.
 */
function stockDayOf(date: string, days: readonly ItemDay[]): StockDay {
  const bookable = days.filter(({ day }) => isBookable(day))
  const stock = bookable.reduce((most, { day }) => Math.max(most, day.stock), 0)
  const wanted = days.filter(({ isExtra, day }) => !isExtra && day.priceFen !== undefined)
  const lowest = lowestOf(wanted.length > 0 ? wanted : days)
  return {
    date,
    ...(lowest && { minPrice: lowest.price, ...(lowest.memberPrices && { memberPrices: lowest.memberPrices }) }),
    word: stockWord({ priceFen: lowest && fenOfYuan(lowest.price), stock }),
    canBook: bookable.length > 0,
  }
}

/** Of what can be booked, else of what has a price. */
function lowestOf(days: readonly ItemDay[]) {
  const open = days.filter(({ day }) => isBookable(day))
  const of = open.length > 0 ? open : days
  return lowestDayOffer(of.map(({ day: { priceFen }, memberPrices }) => ({ priceFen, memberPrices })))
}

/**
 * The days of a product from today until the last plan ends: those on which nothing is sold are not among them.
 * @param now shop-local: 2026-11-20T08:30:00 @param startPrice what the product says that it starts at, in yuan
 */
export function stockDays(items: readonly SaleItem[], now: string, taken: Taken, startPrice = 0): StockDay[] {
  const today = datePart(now)
  const last = items.reduce((latest, { plan }) => later(latest, plan.until), today)
  return daysBetween(today, last).flatMap((date) => {
    const days = items.flatMap((item) => {
      const day = openDay(item, date, taken, now)
      const isExtra = item.availablePeopleType === CHILD || item.minPrice < startPrice
      const memberPrices = day?.priceFen === undefined ? [] : memberPricesAt(yuanOfFen(day.priceFen), item)
      return day ? [{ isExtra, day, memberPrices }] : []
    })
    return days.length > 0 ? [stockDayOf(date, days)] : []
  })
}
