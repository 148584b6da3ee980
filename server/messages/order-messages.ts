import type { MessageEvent, MessagePlaces } from '../../src/domain/message/message-events.ts'
import { orderPaths } from '../../src/domain/order/order-paths.ts'
import { priceText } from '../../src/domain/price.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import type { orders } from '../db/schema.ts'
import type { Queries } from '../db/server-settings.ts'
import { writeMessage } from './write-message.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'memberId'> & {
  readonly body: Pick<(typeof orders.$inferSelect)['body'], 'productName' | 'productType'>
}

/** ¥12.50 */
const amountText = (fen: number): string => priceText(yuanOfFen(fen))

/** What all messages of an order say of it. */
export const orderPlaces = ({ id, body: { productName: product, productType } }: Omit<Order, 'memberId'>) => ({
  product,
  order: orderPaths(id, productType).detail,
})

/** Tells a buyer that an order is wholly paid; one that costs nothing is so as it is made. */
export function tellPaid(tx: Queries, order: Order & { readonly totalFen: number }, now: number): Promise<void> {
  const places = { ...orderPlaces(order), amount: amountText(order.totalFen) }
  return writeMessage(tx, { memberId: order.memberId, event: 'order-paid', reference: order.id, places }, now)
}

type RefundEvent = Extract<MessageEvent, `refund-${string}`>

interface Refund {
  readonly id: string
  readonly amountFen: number
}

/** Tells a buyer how far an application for money back has come. */
export function tellRefund(tx: Queries, order: Order, refund: Refund, event: RefundEvent, now: number): Promise<void> {
  const { id, memberId, body } = order
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- its words are read out of the texts
  const places: MessagePlaces<RefundEvent> = {
    ...{ product: body.productName, amount: amountText(refund.amountFen) },
    refund: `${orderPaths(id, body.productType).refundDetail}?refundId=${refund.id}`,
  }
  return writeMessage(tx, { memberId, event, reference: refund.id, places }, now)
}

type AppointmentEvent = Extract<MessageEvent, `appointment-${string}`>

interface Appointment {
  readonly id: string
  readonly memberId: string
  readonly day: string
  readonly body: { readonly productName: string }
}

/**
 * Tells a buyer what became of a day that was booked.
 * @param time of what befalls an appointment more than once, when it did
 */
export function tellAppointment(
  tx: Queries,
  { id, memberId, day, body: { productName: product } }: Appointment,
  event: AppointmentEvent,
  now: number,
  time?: number,
): Promise<void> {
  const places = { product, day, appointment: `/appointment-confirm/${id}` }
  return writeMessage(tx, { memberId, event, reference: time === undefined ? id : `${id}-${time}`, places }, now)
}
