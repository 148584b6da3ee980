import {
  orderStatuses,
  type OrderStatus,
  paymentStatuses,
  type PaymentStatus,
} from '../../../schemas/domain/order-status.ts'
import { nextState, type Transitions } from './transitions.ts'

/** An order as the shop thinks of it; the API and the database write it as two numbers (B4). */
export type OrderState = 'unpaid' | 'part-paid' | 'paid' | 'confirmed' | 'cancelled' | 'unsubscribed'

/**
 * - pay-part: a payment came that is not all of it; pay: now it is all paid.
 * - confirm: the merchant takes it, at once or by a second confirmation (A9 types 66 and 67, B3 isDocking).
 * - cancel: by its buyer, who has paid nothing (B4); expire: the time to pay ran out, or what it sells can't be used any more.
 * - unsubscribe: all of it was given back.
 */
export type OrderEvent = 'pay-part' | 'pay' | 'confirm' | 'cancel' | 'expire' | 'unsubscribe'

/** What cancels an order: what it is called by, and what its buyer reads, hangs on which. */
export type OrderEnd = Extract<OrderEvent, 'cancel' | 'expire'>

export const orderTransitions: Transitions<OrderState, OrderEvent> = {
  unpaid: { 'pay-part': 'part-paid', pay: 'paid', cancel: 'cancelled', expire: 'cancelled' },
  'part-paid': { 'pay-part': 'part-paid', pay: 'paid', expire: 'cancelled' },
  paid: { confirm: 'confirmed', unsubscribe: 'unsubscribed' },
  confirmed: { unsubscribe: 'unsubscribed' },
  cancelled: {},
  unsubscribed: {},
}

/** How a state is written. */
interface Written {
  readonly orderStatus: OrderStatus
  readonly paymentStatus: PaymentStatus
}

const { pending, cancelled, unsubscribed, confirmed } = orderStatuses
const { unpaid, partPaid, paid, free } = paymentStatuses

/** What is written when an order comes into a state. What was paid stays paid when it ends. */
export const writtenOnEntry: Readonly<Record<OrderState, Partial<Written>>> = {
  unpaid: { orderStatus: pending, paymentStatus: unpaid },
  'part-paid': { paymentStatus: partPaid },
  paid: { paymentStatus: paid },
  confirmed: { orderStatus: confirmed },
  cancelled: { orderStatus: cancelled },
  unsubscribed: { orderStatus: unsubscribed },
}

/** What an order's two numbers mean (B4). */
export function orderState({ orderStatus, paymentStatus }: Written): OrderState {
  if (orderStatus === cancelled) return 'cancelled'
  if (orderStatus === unsubscribed) return 'unsubscribed'
  if (orderStatus === confirmed) return 'confirmed'
  if (paymentStatus === paid || paymentStatus === free) return 'paid'
  return paymentStatus === partPaid ? 'part-paid' : 'unpaid'
}

/** Every pair of numbers that means one of these states. */
export const writtenAs = (states: readonly OrderState[]): Written[] =>
  Object.values(orderStatuses)
    .flatMap((orderStatus) => Object.values(paymentStatuses).map((paymentStatus) => ({ orderStatus, paymentStatus })))
    .filter((written) => states.includes(orderState(written)))

/** The word at the top of an order (B4). */
export const orderWord = (written: Written): string => orderWords[orderState(written)]

const orderWords: Readonly<Record<OrderState, string>> = {
  unpaid: '待支付',
  'part-paid': '部分支付',
  paid: '已支付',
  confirmed: '已确认',
  cancelled: '已取消',
  unsubscribed: '已退订',
}

/** The pay button shows for what is pending and not, or not wholly, paid (B4). */
export const canPay = (written: Written): boolean =>
  nextState(orderTransitions, orderState(written), 'pay') !== undefined

/**
 * Whether the shop takes money for an order at a moment (epoch ms). What comes later goes back, whether or not the order was ended by then.
 * @param order `payUntil` in epoch ms
 */
export const takesMoney = (order: Written & { readonly payUntil: number }, now: number): boolean =>
  canPay(order) && now < order.payUntil

/** A buyer may cancel what nothing was paid of, and sees how long it can be paid (B4). */
export const canCancel = (written: Written): boolean =>
  nextState(orderTransitions, orderState(written), 'cancel') !== undefined

/** Nobody pays for it any more: it was cancelled, or all of it was given back. */
export const isCalledOff = ({ orderStatus }: Pick<Written, 'orderStatus'>): boolean =>
  orderStatus === cancelled || orderStatus === unsubscribed
