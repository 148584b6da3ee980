import type { Product } from '../../../schemas/domain/product.ts'
import type { OrderBody, OrderLineBody } from '../../../schemas/domain/order.ts'
import { freeCancelUntil } from '../../../src/domain/stay/free-cancel.ts'
import { nightsOf } from '../../../src/domain/stay/hotel-quote.ts'
import { orderPrice, type OrderPrice } from '../../../src/domain/order/order-price.ts'
import { usedFrom } from '../../../src/domain/order/code-use.ts'
import { soldTerms } from '../../../src/domain/order/refund-rule.ts'
import { day } from '../dates.ts'
import { members } from '../members.ts'
import { bookedOrders } from './booked.ts'
import { teamOrders } from './in-teams.ts'
import { commentedOrders } from './commented.ts'
import type { LineSeed, OrderSeed } from './order-seed.ts'
import { otherOrders } from './others.ts'
import { playOrders } from './plays.ts'
import { refundedOrders } from './refunds.ts'
import { soldThing } from './sold-thing.ts'
import { waitingOrders } from './waiting.ts'

/** A line of a seeded order, and the days on which it holds stock ('' for what has no day). */
interface LineRecord extends LineSeed {
  readonly body: OrderLineBody
  readonly days: readonly string[]
}

/** A seeded order with what it says, as the shop's products make it. */
export interface OrderRecord extends Omit<OrderSeed, 'lines'> {
  readonly lines: readonly LineRecord[]
  readonly price: OrderPrice
  readonly body: OrderBody
  readonly kind: string
  /** Where its product is. */
  readonly place: string
}

const seeds: readonly OrderSeed[] = [
  ...waitingOrders,
  ...playOrders,
  ...otherOrders,
  ...refundedOrders,
  ...bookedOrders,
  ...teamOrders,
  ...commentedOrders,
]

/** The orders that members made before the shop opened, with an order in each state of B4 and of each kind of product. */
export const orders = (today: string, productOf: (id: string) => Product): OrderRecord[] =>
  seeds.map((seed) => orderRecord(seed, productOf(seed.productId), today))

function orderRecord(seed: OrderSeed, product: Product, today: string): OrderRecord {
  const lines = seed.lines.map((line) => lineRecord(line, seed, product, today))
  const priced = lines.map(({ copies, body }) => ({ copies, listFen: body.listFen, unitFen: body.unitFen }))
  const price = orderPrice(priced, { presaleFen: seed.filled?.presaleFen ?? 0 })
  const body = orderBody(seed, product, price, today)
  return { ...seed, lines, price, body, kind: kindOf(product), place: product.place }
}

function lineRecord(seed: LineSeed, order: OrderSeed, product: Product, today: string): LineRecord {
  const { listFen, freeCancel, hours, gateFen, ...thing } = soldThing(product, seed.itemId)
  const stay = product.hotel && stayOf(order, today)
  const nights = stay ? nightsOf(stay) : []
  // Everybody in a team pays the team's price: nothing is taken off it.
  const wholeFen = order.seat ? (seed.unitFen ?? listFen) : listFen * (stay ? nights.length : 1)
  const date = day(today, order.from ?? 0)
  const isDated = thing.inventoryType === 'D'
  const last = day(today, order.until ?? order.from ?? 0)
  const days = order.until === undefined ? usedFrom(product, date) : { usingStartDate: date, usingEndDate: last }
  const freeUntil = stay && freeCancel && freeCancelUntil(freeCancel, stay.checkInDate)
  return {
    ...seed,
    body: {
      ...thing,
      listFen: wholeFen,
      unitFen: seed.unitFen ?? wholeFen,
      ...(isDated && days),
      ...(freeUntil && { freeUntil }),
      ...soldTerms(product, isDated ? { first: date, last, hours } : undefined, gateFen),
    },
    days: stay ? nights : [isDated ? date : ''],
  }
}

const stayOf = ({ from = 0, until = from }: OrderSeed, today: string) => ({
  checkInDate: day(today, from),
  checkOutDate: day(today, until),
})

function orderBody({ memberId, from, until, filled }: OrderSeed, product: Product, price: OrderPrice, today: string) {
  const member = members.find(({ id }) => id === memberId)
  return {
    ...{ productCode: product.code, productName: product.productName, subTitle: product.productSubtitle },
    ...{ productType: product.productType, picture: product.productImageInfos[0]?.url ?? '' },
    ...{ storeId: product.storeId, companyId: product.companyId },
    ...(from !== undefined && { arrivalDate: day(today, from) }),
    ...(until !== undefined && { departureDate: day(today, until) }),
    contact: { name: member?.namech ?? '', phone: member?.phone ?? '' },
    ...{ memberFen: price.memberFen, couponFen: price.couponFen, isInstant: true },
    ...{ passengers: [], remark: '', ...filled, presaleFen: price.presaleFen },
  }
}

/** How it was chosen: the temp order's kind. */
function kindOf({ hotel, ticket, saleItems, productType }: Product): string {
  if (hotel) return 'hotel'
  if (ticket) return 'ticket'
  if (!saleItems) return 'product'
  return productType === 31 ? 'play' : 'combo'
}
