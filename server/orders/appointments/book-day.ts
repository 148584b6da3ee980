import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { AppointmentBody, AppointmentRule } from '../../../schemas/domain/appointment.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import { shopDay } from '../../../src/domain/dates.ts'
import type { AppointmentState } from '../../../src/domain/order/appointment-state.ts'
import { areTooMany, type BookingObstacle, bookingObstacle } from '../../../src/domain/order/booking.ts'
import { planDay } from '../../../src/domain/product/sale-plan.ts'
import { readProduct } from '../../catalogue/products.ts'
import type { Orm } from '../../db/open-database.ts'
import type { Queries } from '../../db/server-settings.ts'
import { appointments, orders } from '../../db/schema.ts'
import { tellAppointment } from '../../messages/order-messages.ts'
import { newPartId } from '../order-ids.ts'
import { isExchanged } from '../presale-order.ts'
import { confirmIn } from '../take-payment.ts'
import { type LineToBook, readLinesToBook } from './booked-lines.ts'
import { readBookingDay, takeDay } from './day-stock.ts'
import { placeExtra } from './extra-order.ts'

/** What a buyer wants to have booked. */
export interface BookingRequest {
  readonly orderId: string
  readonly memberId: string
  /** Made by the page once: sent again, it is the same appointment. */
  readonly requestKey: string
  readonly date: string | undefined
  readonly wanted: readonly { readonly subOrderId: string; readonly copies: number }[]
  readonly people: number
  readonly contact: AppointmentBody['contact']
  readonly remark: string
}

export interface Booked {
  readonly appointmentIds: string[]
  /** What was sent before under the same name, for something else. */
  readonly isEarlier?: true
  /** The order of the difference, to be paid first. */
  readonly extraOrderId?: string
}

export type BookingProblem = BookingObstacle | 'not-found' | 'booking-closed' | 'booking-exchanged' | 'booking-people'

type Appointment = typeof appointments.$inferSelect
type Placing = Parameters<typeof placeExtra>[0]

interface Written {
  readonly rows: readonly Appointment[]
  readonly product: Product
  readonly isEarlier?: true
}

type Order = typeof orders.$inferSelect

/**
 * Books a day for copies of an order (B2.9 Booking): all of them or none. Order and day are locked meanwhile, so that neither is booked
 * twice. A day that costs more is held until the order of the difference, which is made here, is paid.
 */
export const bookDay = (
  db: Orm,
  request: BookingRequest,
  now: number,
): Promise<Booked | { obstacle: BookingProblem }> =>
  db.transaction(async (tx) => {
    const made = await writeBooking(tx, request, now)
    if ('obstacle' in made) return made
    const { rows, isEarlier } = made
    return { ...idsOf(rows), ...(await extraOf(tx, made, now)), ...(isEarlier && { isEarlier }) }
  })

const idsOf = (rows: readonly Appointment[]) => ({ appointmentIds: rows.map(({ id }) => id).toSorted() })

/** The order of the difference of what waits for it: of so many copies as were booked, whatever a request that is sent again says. */
async function extraOf(tx: Placing, { rows, product }: Written, now: number) {
  const unpaid = rows.filter(({ state }) => state === 'unpaid')
  const [first] = unpaid
  if (!first) return {}
  const { orderId, memberId, requestKey, day: date, body } = first
  const copies = unpaid.reduce((sum, one) => sum + one.copies, 0)
  const { contact, extraFen: fen = 0 } = body
  const extra = { orderId, memberId, requestKey, product, date, copies, fen, contact }
  return { extraOrderId: await placeExtra(tx, extra, now) }
}

async function writeBooking(
  tx: Queries,
  request: BookingRequest,
  now: number,
): Promise<Written | { obstacle: BookingProblem }> {
  const mine = and(eq(orders.id, request.orderId), eq(orders.memberId, request.memberId))
  const [order] = await tx.select().from(orders).where(mine).for('update')
  if (!order) return { obstacle: 'not-found' }
  const product = await readProduct(tx, order.productId)
  const rule = product?.appointment
  const lines = await readLinesToBook(tx, order)
  if (!product || !rule) return { obstacle: 'booking-closed' }
  const known = await knownBooking(tx, request)
  if (known.length > 0) return { rows: known, product, ...(!isSame(known, request) && { isEarlier: true }) }
  if (await isExchanged(tx, order.id)) return { obstacle: 'booking-exchanged' }
  const copies = lines.map(({ line }) => copiesOf(request, line.id))
  const { date = '' } = request
  const day = await readBookingDay(tx, rule, { productId: product.id, day: date }, shopDay(now))
  const bookable = lines.map((one) => one.bookable)
  // Codes that are over by that day would be worth nothing on it.
  const isOver = lines.some(({ lastDay }, at) => (copies[at] ?? 0) > 0 && date > lastDay)
  const obstacle = bookingObstacle({ date, day: isOver ? undefined : day, copies, bookable })
  if (obstacle) return { obstacle }
  const total = copies.reduce((sum, count) => sum + count, 0)
  if (areTooMany(request.people, total, rule.peoplePerCopy)) return { obstacle: 'booking-people' }
  const capacity = planDay(rule.plan, date)?.stock ?? 0
  if (!(await takeDay(tx, { productId: product.id, day: date, copies: total }, capacity)))
    return { obstacle: 'booking-full' }
  const extraFen = day?.priceFen ?? 0
  const state = extraFen > 0 ? 'unpaid' : rule.isInstant ? 'confirmed' : 'waiting'
  const rows = await keep(tx, { request, order, lines, copies, rule, state, extraFen, now })
  if (state === 'confirmed') await confirmIn(tx, order.id)
  // One that waits for its difference is told of when that is paid.
  if (state !== 'unpaid') for (const row of rows) await tellAppointment(tx, row, `appointment-${toldAs[state]}`, now)
  return { rows, product }
}

const toldAs = { confirmed: 'confirmed', waiting: 'booked' } as const

const copiesOf = ({ wanted }: BookingRequest, lineId: string): number =>
  wanted.filter(({ subOrderId }) => subOrderId === lineId).reduce((sum, { copies }) => sum + copies, 0)

/** What the same request made before. */
const knownBooking = (tx: Queries, { orderId, requestKey }: BookingRequest): Promise<Appointment[]> =>
  tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.orderId, orderId), eq(appointments.requestKey, requestKey)))

function isSame(rows: readonly Appointment[], request: BookingRequest): boolean {
  const { date, people, contact, remark, wanted } = request
  const asked = [date, people, contact.name, contact.phone, remark]
  const of = ({ day, body }: Appointment) => [day, body.people, body.contact.name, body.contact.phone, body.remark]
  const ofLines = (id: string) => rows.find(({ lineId }) => lineId === id)?.copies ?? 0
  return (
    rows.every((row) => isDeepStrictEqual(of(row), asked) && copiesOf(request, row.lineId) === row.copies) &&
    wanted.every(({ subOrderId }) => copiesOf(request, subOrderId) === ofLines(subOrderId))
  )
}

interface Keeping {
  readonly request: BookingRequest
  readonly order: Order
  readonly lines: readonly LineToBook[]
  readonly copies: readonly number[]
  readonly rule: AppointmentRule
  readonly state: AppointmentState
  readonly extraFen: number
  readonly now: number
}

async function keep(tx: Queries, { request, order, lines, copies, rule, state, extraFen, now }: Keeping) {
  const { memberId, requestKey, date = '', people, contact, remark } = request
  const rows = lines.flatMap(({ line }, at) => {
    const count = copies[at] ?? 0
    if (count === 0) return []
    const body: AppointmentBody = {
      ...{ productName: order.body.productName, name: line.body.name, picture: order.body.picture },
      ...{ people, contact, remark, isInstant: rule.isInstant, ...(extraFen > 0 && { extraFen }) },
    }
    return [
      {
        ...{ id: newPartId(), orderId: order.id, lineId: line.id, memberId, requestKey, productId: order.productId },
        ...{ day: date, copies: count, state, createdAt: now, decidedAt: state === 'confirmed' ? now : null, body },
      },
    ]
  })
  return tx.insert(appointments).values(rows).returning()
}
