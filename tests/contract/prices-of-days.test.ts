import { describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import type { Purchase } from '../../schemas/domain/purchase.ts'
import type { SaleTicket, StockDay } from '../../schemas/domain/sale-ticket.ts'
import type { OfferedGroup, SaleDate } from '../../schemas/domain/ticket-offer.ts'
import { memberPricesAt } from '../../src/domain/ticket/ticket-days.ts'
import { ask, chargedFor, type Look, lookAt, members, type Priced, propsOf, readOf } from './price-visit.ts'
import { openShop } from './shop-visit.ts'

const shop = openShop()

/** A day of a strip or a calendar: what its viewer reads under it, and what can be bought on it. */
interface ReadDay {
  readonly date: string
  readonly shown: Priced
  readonly buys: readonly Priceable[]
}

interface Priceable {
  readonly buy: Purchase
  readonly copies: number
}

/** One day of each price that the calendar says. */
function ofEachPrice<Day>(days: readonly Day[], priceOf: (day: Day) => number | undefined): Day[] {
  const byPrice = new Map<number | undefined, Day>()
  for (const day of days) if (!byPrice.has(priceOf(day))) byPrice.set(priceOf(day), day)
  return [...byPrice.values()]
}

/** Nobody comes for a child's ticket alone, nor for what costs less than the day: a day's price is none of these. */
const CHILD = 2

const ofItems =
  (kind: 'combo' | 'vacation') =>
  async (look: Look, address: string): Promise<ReadDay[]> => {
    const { days, ...who } = propsOf(look, 'day-picker') as Priced & { readonly days: readonly StockDay[] }
    const id = idOf(address)
    const read: ReadDay[] = []
    for (const day of ofEachPrice(
      days.filter(({ canBook }) => canBook),
      ({ minPrice }) => minPrice,
    )) {
      const { date, minPrice: price = NaN, memberPrices = [] } = day
      const { data } = (await ask(look.arrival, contracts.comboTickets, { id, departureDate: date })) as Tickets
      const wanted = data.tickets.filter(
        ({ availablePeopleType, mark, priceAndInventories: [of] }) =>
          availablePeopleType !== CHILD && mark.unitPrice >= price && of!.inventory.available > 0,
      )
      const buys = wanted.map(({ mark }): Priceable => {
        const copies = Math.max(1, mark.minCopies)
        const choices = [{ id: mark.productId, quantity: copies }]
        return { buy: { kind, product: id, date, choices }, copies }
      })
      read.push({ date, shown: { ...who, price, memberPrices }, buys })
    }
    return read
  }

interface Tickets {
  readonly data: { readonly tickets: readonly SaleTicket[] }
}

async function ofTicket(look: Look, address: string): Promise<ReadDay[]> {
  const { days, ...who } = propsOf(look, 'ticket-day') as Priced & { readonly days: readonly SaleDate[] }
  const productId = idOf(address)
  const read: ReadDay[] = []
  for (const day of ofEachPrice(
    days.filter(({ inventory }) => inventory > 0),
    ({ price }) => price,
  )) {
    const { saleDate: date, price = NaN, memberPrices = [] } = day
    const buys: Priceable[] = []
    for (const session of await sessionsOf(look, productId, date)) {
      const { data: offer } = (await ask(look.arrival, contracts.ticketResource, {
        reqDtos: { productId, checkDate: date, sessionId: session },
      })) as Offers
      const wanted = offer.data
        .flatMap(({ resources }) => resources)
        .filter((one) => one.inventory > 0 && one.price >= price)
      for (const { resourceId } of wanted) {
        const choices = [{ id: resourceId, quantity: 1 }]
        buys.push({ buy: { kind: 'ticket', product: productId, date, session, choices }, copies: 1 })
      }
    }
    read.push({ date, shown: { ...who, price, memberPrices }, buys })
  }
  return read
}

interface Offers {
  readonly data: { readonly data: readonly OfferedGroup[] }
}

/** Those of a day that can still be come to; one without a name where there are none. */
async function sessionsOf(look: Look, productId: string, saleDate: string): Promise<readonly string[]> {
  const { data } = (await ask(look.arrival, contracts.ticketSession, { reqDtos: { productId, saleDate } })) as Sessions
  if (data.length === 0) return ['']
  return data.filter(({ state }) => state === 'open').map(({ sessionId }) => sessionId)
}

interface Sessions {
  readonly data: readonly { readonly sessionId: string; readonly state: string }[]
}

/** The calendar of each thing of a play, which comes when it is chosen. */
async function ofPlay(look: Look, address: string): Promise<ReadDay[]> {
  const { products, ...who } = propsOf(look, 'product-choices') as Priced & { readonly products: readonly SaleTicket[] }
  const id = idOf(address)
  const read: ReadDay[] = []
  for (const { mark } of products) {
    const item = mark.productId
    const { data } = (await ask(look.arrival, contracts.playPriceList, { id, productId: item })) as PlayDays
    const open = data.ticket.priceAndInventories.filter(
      ({ salePrice, inventory }) => salePrice && inventory.available > 0,
    )
    const copies = Math.max(1, data.ticket.mark.minBookNum, data.ticket.mark.minCopies)
    for (const { date, salePrice } of ofEachPrice(open, ({ salePrice: price }) => price?.adultPrice)) {
      const price = salePrice!.adultPrice
      const buy: Purchase = { kind: 'play', product: id, item, date, quantity: copies, contact: NAMED }
      const shown = { ...who, price, memberPrices: memberPricesAt(price, data.ticket) }
      read.push({ date, shown, buys: [{ buy, copies }] })
    }
  }
  return read
}

interface PlayDays {
  readonly data: { readonly ticket: SaleTicket }
}

const NAMED = { isShowContactName: true, isShowContactMobile: true }

const idOf = (address: string) => address.split('/').at(-1)!

/** Pages with days to choose from. */
const pages: readonly (readonly [address: string, daysOf: (look: Look, address: string) => Promise<ReadDay[]>])[] = [
  ['/productDetail/610101', ofItems('combo')],
  ['/vacation/detail/510101', ofItems('vacation')],
  ['/ticket/200101', ofTicket],
  ['/ticket/200102', ofTicket],
  ['/ticket/200104', ofTicket],
  ['/ticket/200105', ofTicket],
  ['/play/productDetail/310101', ofPlay],
  ['/play/productDetail/310103', ofPlay],
]

describe.each(pages)('[A6, B4] the days of %s', (address, daysOf) => {
  it.each(members)('say to member %s what the order of that day costs', async (member) => {
    const look = await lookAt(shop, address, member)
    const days = await daysOf(look, address)
    const costs: number[] = []
    for (const { buys } of days) {
      const each: number[] = []
      for (const { buy, copies } of buys) each.push((await chargedFor(look.arrival, buy)) / copies)
      costs.push(Math.min(...each))
    }
    expect(days).not.toEqual([])
    expect(days.map(({ date, shown }) => [date, inFen(readOf(shown))])).toEqual(
      days.map(({ date }, at) => [date, inFen(costs[at]!)]),
    )
  })
})

const inFen = (yuan: number) => Math.round(yuan * 100)
