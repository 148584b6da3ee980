import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Product } from '../../../schemas/domain/product.ts'
import { dayText } from '../../../src/domain/dates.ts'
import type { Orm } from '../../db/open-database.ts'
import type { Queries } from '../../db/server-settings.ts'
import { appointments, orderCodes, orders } from '../../db/schema.ts'
import { cancelOrder } from '../end-order.ts'
import { placeOrder } from '../place-order.ts'
import { moveCodes } from '../status/code-status.ts'
import { confirmIn } from '../take-payment.ts'

/** What a dearer day costs, and whose it is. */
export interface Extra {
  readonly orderId: string
  readonly memberId: string
  readonly requestKey: string
  readonly product: Product
  readonly date: string
  readonly copies: number
  /** Of one copy. */
  readonly fen: number
  readonly contact: { readonly name: string; readonly phone: string }
}

/** What a difference is chosen by: one request makes one order of it. */
export const extraChoice = ({ orderId, requestKey }: Pick<Extra, 'orderId' | 'requestKey'>): string =>
  `extra-${orderId}-${requestKey}`

/** Joins an appointment with the order of its difference: extraChoice in SQL. */
export const isExtraOf = ({ orderId, requestKey }: Pick<typeof appointments, 'orderId' | 'requestKey'>): SQL =>
  sql`${orders.tempOrderId} = 'extra-' || ${orderId} || '-' || ${requestKey}`

/** An order of a difference: its main order is the one whose day was booked. */
export const isExtra = ({ tempOrderId }: Pick<typeof orders.$inferSelect, 'tempOrderId'>): boolean =>
  tempOrderId.startsWith('extra-')

/** Refundable until its day is confirmed: then it is used. */
const REFUNDABLE = 65

/**
 * Makes the order of the difference that a dearer day costs (B2.9 Booking, B5): paid as any other. It takes no stock: the day is held.
 * @returns its number; the same one however often it is asked
 */
export async function placeExtra(db: Orm, extra: Extra, now: number): Promise<string> {
  const { product, date, copies, fen, memberId, orderId, contact } = extra
  const line = {
    ...{ itemId: `extra-${product.id}`, name: `${dayText(date)}差价`, copies, listFen: fen, unitFen: fen },
    ...{ resourceType: REFUNDABLE, inventoryType: 'T' as const, childNames: [], needs: [] },
  }
  const placed = await placeOrder(
    db,
    {
      ...{ memberId, kind: 'product', tempOrderId: extraChoice(extra) },
      quote: { product, lines: [line], isInstant: false },
      filled: { contact, passengers: [], remark: '', mainOrderId: orderId },
    },
    now,
  )
  if ('refused' in placed) throw new Error(`A difference takes no stock, and was refused: ${placed.refused}`)
  return placed.orderId
}

/** The order of a difference, if it was made. */
async function readExtra(db: Queries, appointment: Pick<Extra, 'orderId' | 'requestKey'>) {
  const [found] = await db
    .select({ id: orders.id, orderStatus: orders.orderStatus, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(eq(orders.tempOrderId, extraChoice(appointment)))
  return found
}

/** A day that waited for its difference was cancelled: once none of its request waits any more, the order of the difference ends. */
export async function dropExtra(
  db: Orm,
  { orderId, requestKey, memberId }: Pick<Extra, 'orderId' | 'requestKey' | 'memberId'>,
): Promise<void> {
  const ofRequest = and(eq(appointments.orderId, orderId), eq(appointments.requestKey, requestKey))
  if ((await db.$count(appointments, and(ofRequest, eq(appointments.state, 'unpaid')))) > 0) return
  const extra = await readExtra(db, { orderId, requestKey })
  if (extra) await cancelOrder(db, extra.id, memberId)
}

/** Its day is confirmed: the difference is used. What of it was given back, or is being given back, is not. */
export async function spendExtra(tx: Queries, appointment: Pick<Extra, 'orderId' | 'requestKey'>): Promise<void> {
  const extra = await readExtra(tx, appointment)
  if (!extra || !(await confirmIn(tx, extra.id))) return
  await moveCodes(tx, 'use', [eq(orderCodes.orderId, extra.id)], { canUseTimes: 0 })
}
