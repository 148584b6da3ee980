import type { ProductPackage } from '../../../schemas/domain/product-package.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import { addDays, datePart } from '../dates.ts'
import { isPackageOpen } from '../package/package-sale.ts'
import { lastHotelDate } from '../stay/hotel-calendar.ts'
import { firstCheckIn } from '../stay/stay-dates.ts'
import { ticketDay } from '../ticket/ticket-calendar.ts'
import { itemDays } from '../ticket/ticket-days.ts'
import { soldResources, ticketDates } from '../ticket/ticket-sale.ts'
import { isBookable, planDay } from './sale-plan.ts'

type Sold = Pick<Product, 'goods' | 'saleItems' | 'ticket' | 'hotel'> & {
  readonly packageList?: readonly Pick<ProductPackage, 'id' | 'packageStatus' | 'stock'>[] | undefined
}

/** Whose stock decides whether something of a product is left: what is sold by the day, and what has no day. */
interface StockIds {
  readonly dated: readonly string[]
  readonly undated: readonly string[]
}

const ratesOf = ({ hotel }: Sold) =>
  (hotel?.rooms ?? []).flatMap(({ rates }) => rates.filter(({ priceCheck }) => priceCheck?.code === undefined))

export function stockIds(product: Sold): StockIds {
  const { packageList = [], goods, saleItems = [], ticket } = product
  const resources = ticket ? soldResources(ticket).map(({ resourceId }) => resourceId) : []
  const itemsOf = (mode: string) =>
    saleItems.filter((one) => one.priceInventoryMode === mode).map((one) => one.productId)
  const isFlex = ticket?.isFlexTicket === 1
  return {
    dated: [...ratesOf(product).map(({ resourceId }) => resourceId), ...itemsOf('D'), ...(isFlex ? [] : resources)],
    undated: [
      ...packageList.map(({ id }) => id),
      ...(goods?.skus ?? []).map(({ sku_id }) => sku_id),
      ...[...itemsOf('T'), ...(isFlex ? resources : [])],
    ],
  }
}

interface LeftMoment {
  /** Shop-local: 2026-11-20T08:30:00 */
  readonly now: string
  /** The last day that is looked at; as far as its calendars reach when left out. */
  readonly until?: string
  /** How many of a thing are taken on a day; '' is the day of what has none. */
  readonly taken: (id: string, day?: string) => number
}

/** Whether anybody can still buy anything of a product, of which lists say that it is on sale: on some day, in some package, of some kind. */
export function hasLeft(product: Sold, moment: LeftMoment): boolean {
  const { packageList = [], goods, saleItems, ticket, hotel } = product
  if (hotel) return hasNight(product, moment)
  if (ticket) return hasTicketDay(ticket, moment)
  if (saleItems) return hasItem(saleItems, moment)
  const left = (stock: number, id: string) => stock - moment.taken(id)
  if (packageList.length > 0)
    return packageList.some((one) => isPackageOpen({ ...one, stock: left(one.stock, one.id) }))
  return goods?.skus.some((sku) => left(sku.enable_quantity, sku.sku_id) > 0) ?? true
}

const first = (one: string, other: string) => (one < other ? one : other)

function someDay(from: string, until: string, isFree: (day: string) => boolean): boolean {
  for (let day = from; day <= until; day = addDays(day, 1)) if (isFree(day)) return true
  return false
}

function hasNight(product: Sold, { now, until, taken }: LeftMoment): boolean {
  const last = addDays(lastHotelDate(now), -1)
  const from = firstCheckIn(now)
  return ratesOf(product).some(({ resourceId, plan }) =>
    someDay(plan.from > from ? plan.from : from, first(plan.until, first(last, until ?? last)), (night) =>
      isBookable(planDay(plan, night, taken(resourceId, night))),
    ),
  )
}

function hasTicketDay(ticket: NonNullable<Sold['ticket']>, { now, until, taken }: LeftMoment): boolean {
  const dates = ticketDates(ticket, datePart(now))
  if (!dates) return false
  const isFree = (day: string) => (ticketDay(ticket, day, { now, taken })?.stock ?? 0) > 0
  return someDay(dates.first, first(dates.last, until ?? dates.last), isFree)
}

const hasItem = (items: NonNullable<Sold['saleItems']>, { now, until, taken }: LeftMoment): boolean =>
  items.some((item) => {
    const last = first(item.plan.until, until ?? item.plan.until)
    const days = itemDays(item, { first: datePart(now), last, now }, taken)
    return days.some(({ salePrice, inventory }) => salePrice && inventory.available > 0)
  })
