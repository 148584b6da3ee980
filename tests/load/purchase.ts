import { randomUUID } from 'node:crypto'
import { addDays, shopDay } from '../../src/domain/dates.ts'
import {
  applyForRefund,
  beginPaying,
  book,
  type Caller,
  choose,
  chooseSeat,
  firstLine,
  notify,
  priceOf,
} from './shop-calls.ts'

/** What is bought: a play, for money or with points, or a seat of a team, which is not given back while the team is filled (A4). */
export type Way = 'play' | 'points' | 'team'

/**
 * What a buyer does, step by step: chooses, orders, pays, wants one of two copies back. What the shop acknowledged is written down; what it
 * did not answer is sent again, the same, once it is back.
 */
export interface Purchase {
  readonly way: Way
  readonly useDate: string
  readonly providerNo: string
  readonly requestKey: string
  shoppingId?: string
  price?: number
  /** Was sent, answered or not. */
  isBooked?: boolean
  /** Acknowledged, as all that follow. */
  orderId?: string
  payId?: string
  isPaid?: boolean
  line?: string
  refundId?: string
}

/** Days from tomorrow on among which buyers choose. */
const DAYS = 40

export const newPurchase = (number: number, way: Way = 'play'): Purchase => ({
  way,
  useDate: addDays(shopDay(Date.now()), 2 + (number % DAYS)),
  providerNo: `load-${randomUUID()}`,
  requestKey: `load-${randomUUID()}`,
})

/** The next step. @returns false once nothing is left to do. @throws when no answer came: the step is to be done again */
export async function step(purchase: Purchase, caller: Caller): Promise<boolean> {
  const { way, useDate } = purchase
  if (!purchase.shoppingId) purchase.shoppingId = await (way === 'team' ? chooseSeat(caller) : choose(caller, useDate))
  else if (purchase.price === undefined) purchase.price = await priceOf(caller, purchase.shoppingId, way === 'points')
  else if (!purchase.orderId) await order(purchase, purchase.shoppingId, purchase.price, caller)
  else if (!purchase.payId) purchase.payId = await beginPaying(caller, purchase.orderId)
  else if (!purchase.isPaid) await pay(purchase, purchase.payId, purchase.price, caller)
  else if (way === 'team') return false
  else if (!purchase.line) purchase.line = await firstLine(caller, purchase.orderId)
  else if (!purchase.refundId)
    purchase.refundId = await applyForRefund(caller, purchase.orderId, purchase.line, purchase.requestKey)
  else return false
  return true
}

async function order(purchase: Purchase, shoppingId: string, price: number, caller: Caller): Promise<void> {
  purchase.isBooked = true
  purchase.orderId = await book(caller, { shoppingId, price, usePoints: purchase.way === 'points' })
}

async function pay(purchase: Purchase, payId: string, price: number, caller: Caller): Promise<void> {
  await notify(caller, { payId, providerNo: purchase.providerNo, amountFen: Math.round(price * 100) })
  purchase.isPaid = true
}
