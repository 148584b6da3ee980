import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Product } from '../../../schemas/domain/product.ts'
import { dayText } from '../../../src/domain/dates.ts'
import { holdingStates } from '../../../src/domain/order/appointment-state.ts'
import { endOfEntry } from '../../../src/domain/ticket/entry-time.ts'
import type { Orm } from '../../db/open-database.ts'
import type { Queries } from '../../db/server-settings.ts'
import { appointments, orders } from '../../db/schema.ts'
import { placeOrder } from '../place-order.ts'

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

/** Which request for a day: of which order, under which name. */
export type DayRequest = Pick<Extra, 'orderId' | 'requestKey'>

/** What a difference is chosen by: one request makes one order of it. */
export const extraChoice = ({ orderId, requestKey }: DayRequest): string => `extra-${orderId}-${requestKey}`

/** Joins an appointment with the order of its difference: extraChoice in SQL. */
export const isExtraOf = ({ orderId, requestKey }: Pick<typeof appointments, 'orderId' | 'requestKey'>): SQL =>
  sql`${orders.tempOrderId} = 'extra-' || ${orderId} || '-' || ${requestKey}`

/** An order of a difference: its main order is the one whose day was booked. */
export const isExtra = ({ tempOrderId }: Pick<typeof orders.$inferSelect, 'tempOrderId'>): boolean =>
  tempOrderId.startsWith('extra-')

/** By itself it could be given back (B5); it goes back with its day alone (isBooked). */
const REFUNDABLE = 65

/**
 * Makes the order of the difference that a dearer day costs (B2.9 Booking, B5): paid as any other, and not for a day that is over. It
 * takes no stock: the day is held.
 * In the transaction that holds the day, so that there is never one without the other.
 * @returns its number; the same one however often it is asked
 */
export async function placeExtra(tx: Pick<Orm, 'select' | 'execute' | 'transaction'>, extra: Extra, now: number) {
  const { product, date, copies, fen, memberId, orderId, contact } = extra
  const line = {
    ...{ itemId: `extra-${product.id}`, name: `${dayText(date)}差价`, copies, listFen: fen, unitFen: fen },
    ...{ resourceType: REFUNDABLE, inventoryType: 'T' as const, childNames: [], needs: [] },
  }
  const placed = await placeOrder(
    tx,
    {
      ...{ memberId, kind: 'product', tempOrderId: extraChoice(extra) },
      quote: { product, lines: [line], isInstant: false, usableUntil: endOfEntry(date) },
      filled: { contact, passengers: [], remark: '', mainOrderId: orderId },
    },
    now,
  )
  if ('refused' in placed) throw new Error(`A difference takes no stock, and was refused: ${placed.refused}`)
  return placed.orderId
}

/** Appointments that hold a day which costs more. */
const isDear = () =>
  and(inArray(appointments.state, [...holdingStates]), sql`(${appointments.body} ->> 'extraFen')::int > 0`)

/** Copies of a request whose dearer day stands: for so many the shop keeps the difference. */
export async function dearCopies(tx: Queries, { orderId, requestKey }: DayRequest): Promise<number> {
  const rows = await tx
    .select({ copies: appointments.copies })
    .from(appointments)
    .where(and(eq(appointments.orderId, orderId), eq(appointments.requestKey, requestKey), isDear()))
  return rows.reduce((sum, { copies }) => sum + copies, 0)
}

/** Which of some orders are the differences of dearer days that stand: nobody has such a day and its money too. */
export async function readBooked(db: Queries, orderIds: readonly string[]): Promise<(orderId: string) => boolean> {
  if (orderIds.length === 0) return () => false
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(
      appointments,
      and(sql`${orders.body} ->> 'mainOrderId' = ${appointments.orderId}`, isExtraOf(appointments)),
    )
    .where(and(inArray(orders.id, [...orderIds]), isDear()))
  const booked = new Set(rows.map(({ id }) => id))
  return (orderId) => booked.has(orderId)
}

export const isBooked = async (db: Queries, orderId: string): Promise<boolean> =>
  (await readBooked(db, [orderId]))(orderId)
