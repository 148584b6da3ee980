import { describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import type { StayRequest, RoomOffer } from '../../schemas/domain/hotel-offer.ts'
import type { ShownPackage } from '../../schemas/domain/product-package.ts'
import type { Purchase } from '../../schemas/domain/purchase.ts'
import type { Recommendation } from '../../schemas/domain/recommendation.ts'
import type { SaleTicket, StockDay } from '../../schemas/domain/sale-ticket.ts'
import type { OfferedGroup, SaleDate } from '../../schemas/domain/ticket-offer.ts'
import { memberPricesAt } from '../../src/domain/ticket/ticket-days.ts'
import { choiceOf, isBookable } from '../../widgets/room-list/choice.ts'
import { ask, chargedFor, type Look, lookAt, members, type Priced, propsOf, readOf } from './price-visit.ts'
import { isGate } from '../later.ts'
import { openShop } from './shop-visit.ts'

const shop = openShop()

/** One price of a page, and what has to be bought for it. */
interface Tile {
  readonly shown: Priced
  readonly buy: Purchase
  readonly copies: number
  /** In how many parts the page says it: nights and rooms. */
  readonly parts: number
}

type Buyer = Pick<Priced, 'level' | 'vipRate'>

const buyerOf = ({ level, vipRate }: Buyer): Buyer => ({
  ...(level !== undefined && { level }),
  ...(vipRate !== undefined && { vipRate }),
})

const productOf = (address: string) => address.split('/').at(-1)!

interface Picker extends Priced {
  readonly skus: readonly { readonly sku_id: string; readonly price: number; readonly enable_quantity: number }[]
}

const ofSkus =
  (kind: 'goods' | 'retail') =>
  (look: Look, address: string): Tile[] => {
    const { skus, price, memberPrices = [], ...who } = propsOf(look, 'goods-picker') as Picker
    const packageId =
      (perhaps(look, ['package-chooser']) as { packages: readonly { id: string }[] } | undefined)?.packages[0]?.id ?? ''
    return skus
      .filter(({ enable_quantity }) => enable_quantity > 0)
      .map((sku) => ({
        shown: { ...buyerOf(who), memberPrices, price: price ?? sku.price },
        buy: {
          ...(kind === 'retail' ? { kind } : { kind, package: packageId }),
          product: productOf(address),
          sku: sku.sku_id,
          quantity: 1,
        },
        copies: 1,
        parts: 1,
      }))
  }

const ofTickets =
  (kind: 'combo' | 'vacation' | 'presale') =>
  (look: Look, address: string): Tile[] => {
    const { tickets, date, ...who } = propsOf(look, 'ticket-groups') as Buyer & {
      readonly tickets: readonly SaleTicket[]
      readonly date: string
    }
    return tickets.map(({ mark, memberPrices = [] }) => {
      const copies = Math.max(1, mark.minCopies ?? 1)
      const choices = [{ id: mark.productId, quantity: copies }]
      return {
        shown: { ...buyerOf(who), memberPrices, price: mark.unitPrice },
        buy: { kind, product: productOf(address), date, choices },
        copies,
        parts: 1,
      }
    })
  }

/** A play's days come when it is chosen: the first that costs what its tile says. */
async function ofPlays({ arrival, ...look }: Look, address: string): Promise<Tile[]> {
  const { products, ...who } = propsOf({ arrival, ...look }, 'product-choices') as Buyer & {
    readonly products: readonly SaleTicket[]
  }
  const id = productOf(address)
  const tiles: Tile[] = []
  for (const { minPrice, mark, memberPrices = [] } of products) {
    const productId = mark.productId
    const { ticket } = ((await ask(arrival, contracts.playPriceList, { id, productId })) as PlayDays).data
    const day = ticket.priceAndInventories.find(
      ({ salePrice, inventory }) => inventory.available > 0 && salePrice?.adultPrice === minPrice,
    )
    const copies = Math.max(1, ticket.mark.minBookNum, ticket.mark.minCopies)
    if (day)
      tiles.push({
        shown: { ...buyerOf(who), memberPrices, price: minPrice },
        buy: { kind: 'play', product: id, item: productId, date: day.date, quantity: copies, contact: NAMED },
        copies,
        parts: 1,
      })
  }
  return tiles
}

const NAMED = { isShowContactName: true, isShowContactMobile: true }

interface PlayDays {
  readonly data: { readonly ticket: SaleTicket }
}

function ofTicketResources(look: Look, address: string): Tile[] {
  const { groups, ...who } = propsOf(look, 'ticket-resources') as Buyer & { readonly groups: readonly OfferedGroup[] }
  const { saleDate: date = '', sessionId: session = '' } = propsOf(look, 'ticket-bar') as {
    saleDate?: string
    sessionId?: string
  }
  return groups
    .flatMap(({ resources }) => resources)
    .filter(({ inventory }) => inventory > 0)
    .map(({ resourceId, price, memberPrices = [] }) => ({
      shown: { ...buyerOf(who), memberPrices, price },
      buy: { kind: 'ticket', product: productOf(address), date, session, choices: [{ id: resourceId, quantity: 1 }] },
      copies: 1,
      parts: 1,
    }))
}

function ofRooms(look: Look, address: string): Tile[] {
  const { rooms, stay, ...who } = propsOf(look, 'room-list') as Buyer & {
    readonly rooms: readonly RoomOffer[]
    readonly stay: StayRequest
  }
  const productId = productOf(address.split('?')[0]!)
  return rooms
    .flatMap((room) => room.hotelRoomResourceDTOsOptional)
    .filter(isBookable)
    .map((rate) => ({
      shown: { ...buyerOf(who), memberPrices: rate.memberPrices ?? [], price: rate.totalPrice },
      buy: { kind: 'room', hotel: 'hotel', room: choiceOf({ productId, stay }, rate) },
      copies: 1,
      parts: stay.nights * stay.num,
    }))
}

/** Pages of each kind, with what can be chosen on them; hotels on days that cost what they start at. */
const kinds: readonly (readonly [address: string, tiles: (look: Look, address: string) => Tile[] | Promise<Tile[]>])[] =
  [
    ['/goods/680101', ofSkus('goods')],
    ['/goods/650103', ofSkus('goods')],
    ['/seckill/goods/650102', ofSkus('goods')],
    ['/retail/productDetail/500101', ofSkus('retail')],
    ['/coupon-product/400101', ofSkus('goods')],
    ['/play/productDetail/310101', ofPlays],
    ['/play/productDetail/310103', ofPlays],
    ['/productDetail/610101', ofTickets('combo')],
    ['/vacation/detail/510101', ofTickets('vacation')],
    ['/presale/detail/710101', ofTickets('presale')],
    ['/ticket/200101', ofTicketResources],
    ['/ticket/200103', ofTicketResources],
    ['/hotel/detail/100101?checkInDate=2026-11-23&checkOutDate=2026-11-24', ofRooms],
    ['/hotel/detail/100101?checkInDate=2026-11-23&checkOutDate=2026-11-26&num=2', ofRooms],
    ['/prohotel/100201?checkInDate=2026-11-23&checkOutDate=2026-11-24', ofRooms],
    ['/tcshotel/detail/100301?checkInDate=2026-11-23&checkOutDate=2026-11-24', ofRooms],
  ]

interface Started {
  readonly startPrice: number
  readonly startMemberPrices: Priced['memberPrices']
}

/** A Friday, dearer than the price at which the hotel starts. */
const DEAR_NIGHT = '/hotel/detail/100101?checkInDate=2026-11-20&checkOutDate=2026-11-21'

it.each(members)(
  '[A6] head and bar of a hotel say to member %s what the cheapest room of that stay costs, the head from what the list knows it too',
  async (member) => {
    const look = await lookAt(shop, DEAR_NIGHT, member)
    const costs: number[] = []
    for (const { buy } of ofRooms(look, DEAR_NIGHT)) costs.push(await chargedFor(look.arrival, buy))
    expect(readOf(propsOf(look, 'buy-bar') as Priced)).toBe(Math.min(...costs))
    const head = propsOf(look, 'product-heading') as Priced & Started
    expect(readOf(head)).toBe(Math.min(...costs))
    const { startPrice, startMemberPrices } = head
    expect(startPrice).toBe(888)
    expect(readOf({ ...head, price: startPrice, memberPrices: startMemberPrices })).toBeLessThan(Math.min(...costs))
  },
)

/** Yuan of one of several parts, rounded up to a fen as the shop does (B9). */
const partOf = (yuan: number, parts: number) => Math.ceil(Math.round(yuan * 100) / parts) / 100

describe.each(kinds)('[A6, B5] the prices of %s', (address, tilesOf) => {
  it.each(members)('are for member %s what the order costs', async (member) => {
    const look = await lookAt(shop, address, member)
    const tiles = await tilesOf(look, address)
    const costs: number[] = []
    for (const { buy } of tiles) costs.push(await chargedFor(look.arrival, buy))
    expect(tiles).not.toEqual([])
    expect(tiles.map(({ shown, copies }) => Math.round(readOf(shown) * copies * 100))).toEqual(
      costs.map((cost) => Math.round(cost * 100)),
    )
    const each = tiles.map(({ copies, parts }, at) => partOf(costs[at]!, copies * parts))
    for (const shown of fromPrices(look)) expect(each).toContain(readOf(shown))
  })
})

/** What stands at the head of the page and in its bar before anything is chosen. */
const fromPrices = (look: Look): Priced[] =>
  [
    perhaps(look, ['buy-bar']) as Priced | undefined,
    ...HEADS.map((code) => perhaps(look, [code]) as Priced | undefined),
  ]
    .filter((one) => one?.price !== undefined)
    .slice(0, 2) as Priced[]

/** Where a page says what its product costs; the first that there is. */
const HEADS = ['product-heading', 'flash-sale', 'presale-price', 'group-bar'] as const

function perhaps(look: Look, codes: readonly string[]): unknown {
  try {
    return propsOf(look, ...codes)
  } catch {
    return undefined
  }
}

interface Lists {
  readonly products: readonly Recommendation[]
  readonly total: number
}

/**
 * What a visitor reads at the head of a product's page; of a hotel what it costs on other days, where those chosen are dearer; of a bargain what it
 * costs without one, which its bar strikes out.
 */
const headPrice = (look: Look): number | undefined =>
  HEADS.map((code) => (perhaps(look, [code]) as (Priced & Partial<Started>) | undefined) ?? {})
    .map(({ price, startPrice = price }) => startPrice)
    .find((price) => price !== undefined) ??
  (perhaps(look, ['buy-bar']) as { readonly original?: number } | undefined)?.original

it('[B2.10] a product starts in a list at the price that a visitor reads on its page', async () => {
  const { arrival } = await lookAt(shop, '/goods/650101')
  const { data: first } = (await ask(arrival, contracts.recommendProducts, {
    ...{ productCode: '650101', pageNumber: 1, pageSize: 30, distinctId: 'device-1' },
  })) as { data: Lists }
  const read: (readonly [string, number | undefined])[] = []
  for (const { productUrl } of first.products) read.push([productUrl!, headPrice(await lookAt(shop, productUrl!))])
  expect(first.products.length).toBeGreaterThan(20)
  expect(read).toEqual(first.products.map(({ productUrl, productStartPrice }) => [productUrl, productStartPrice]))
})

/** Products with packages, by the address of their page and the key of its state that holds the chosen one. */
const packaged = [
  ['/goods/650101', 'package'],
  ['/goods/650103', 'package'],
  ['/goods/650201', 'package'],
  ['/product/230101', 'pack'],
  ['/seckill/product/230102', 'pack'],
  ['/hotelpackage/detail/810101', 'pack'],
  ['/hotelpackage/detail/810102', 'pack'],
] as const

interface Chooser extends Priced {
  readonly packages: readonly ShownPackage[]
}

describe.each(packaged)('[A6] the prices of %s', (address, chosen) => {
  it.each(members)(
    'are for member %s what the order costs: in the tile, and in the bar once it is chosen',
    async (member) => {
      const look = await lookAt(shop, address, member)
      const product = productOf(address)
      const chooser = () => propsOf(look, 'package-chooser', 'sku-list') as Chooser
      const ids = chooser().packages.flatMap(({ id, canBuy }) => (canBuy ? [id] : []))
      const read: (readonly [string, number, number])[] = []
      const charged: (readonly [string, number, number])[] = []
      for (const id of ids) {
        look.store.setState(chosen, id)
        const { packages, level, vipRate } = chooser()
        const tile = packages.find((found) => found.id === id)!
        const shown = { ...tile, ...(level !== undefined && { level }), ...(vipRate !== undefined && { vipRate }) }
        read.push([id, readOf(shown), readOf(propsOf(look, 'buy-bar', 'group-bar') as Priced)])
        const cost = await chargedFor(look.arrival, { kind: 'goods', product, package: id })
        charged.push([id, cost, cost])
      }
      expect(ids).not.toEqual([])
      expect(read).toEqual(charged)
    },
  )
})

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
    const id = productOf(address)
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
  const productId = productOf(address)
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
  const id = productOf(address)
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

/** Pages with days to choose from. */
const calendars: readonly (readonly [address: string, daysOf: (look: Look, address: string) => Promise<ReadDay[]>])[] =
  [
    ['/productDetail/610101', ofItems('combo')],
    ['/vacation/detail/510101', ofItems('vacation')],
    ['/ticket/200101', ofTicket],
    ['/ticket/200102', ofTicket],
    ['/ticket/200104', ofTicket],
    ['/ticket/200105', ofTicket],
    ['/play/productDetail/310101', ofPlay],
    ['/play/productDetail/310103', ofPlay],
  ]

describe.skipIf(isGate).each(calendars)('[A6, B4] the days of %s', (address, daysOf) => {
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
