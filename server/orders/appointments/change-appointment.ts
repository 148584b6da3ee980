import { and, desc, eq, inArray } from 'drizzle-orm'
import { shopDay } from '../../../src/domain/dates.ts'
import {
  type AppointmentEvent,
  type AppointmentState,
  appointmentTransitions,
  holdingStates,
  holdsDay,
} from '../../../src/domain/order/appointment-state.ts'
import { canAlter, canCancel } from '../../../src/domain/order/appointment-steps.ts'
import { bookingObstacle, type BookingObstacle } from '../../../src/domain/order/booking.ts'
import { nextState } from '../../../src/domain/order/transitions.ts'
import { planDay } from '../../../src/domain/product/sale-plan.ts'
import { readProduct } from '../../catalogue/products.ts'
import type { Orm } from '../../db/open-database.ts'
import type { Queries } from '../../db/server-settings.ts'
import { appointments } from '../../db/schema.ts'
import { tellAppointment } from '../../messages/order-messages.ts'
import { readLines } from '../line-copies.ts'
import { lockHangingOn, lockOrder } from '../lock-order.ts'
import { moveAppointments } from '../status/appointment-status.ts'
import { confirmIn } from '../take-payment.ts'
import type { ReturnReason } from '../write-refund.ts'
import { lastDayOfLine } from './booked-lines.ts'
import { freeDay, lockDays, readBookingDay, takeDay } from './day-stock.ts'
import { fitExtra, spendExtra } from './fit-extra.ts'

type Appointment = typeof appointments.$inferSelect

/** When it happens, and what the merchant says to it. */
interface Happening {
  readonly now: number
  readonly answer?: string
}

/** The appointment, with its order locked, and that of its difference. */
async function lockAppointment(tx: Queries, id: string, memberId?: string): Promise<Appointment | undefined> {
  const mine = and(eq(appointments.id, id), memberId === undefined ? undefined : eq(appointments.memberId, memberId))
  const [found] = await tx.select({ orderId: appointments.orderId }).from(appointments).where(mine)
  if (!found) return undefined
  const order = await lockOrder(tx, found.orderId)
  if (order) await lockHangingOn(tx, order)
  const [now] = await tx.select().from(appointments).where(eq(appointments.id, id))
  return now
}

/**
 * What happens to an appointment by the shop, at any time. A day that is no longer held can be booked by others; the merchant's yes confirms
 * the order too (A9 types 66 and 67).
 * @returns its state now; undefined when there is none of that id, or the event means nothing to it: then nothing changed
 */
export const advanceAppointment = (
  db: Orm,
  id: string,
  event: Exclude<AppointmentEvent, 'change'>,
  happening: Happening,
): Promise<AppointmentState | undefined> =>
  db.transaction(async (tx) => {
    const appointment = await lockAppointment(tx, id)
    return appointment && advanceIn(tx, appointment, event, happening)
  })

interface Named {
  readonly id: string
  readonly memberId: string
}

/**
 * Its buyer cancels it, until the day before, or later while nobody has answered. Sent twice, it is cancelled all the same. Nobody is left to
 * pay the difference of a day that nobody wants any more, and whoever paid it has it back.
 * @returns why not
 */
export const cancelDay = (
  db: Orm,
  { id, memberId }: Named,
  now: number,
): Promise<'not-found' | 'booking-ended' | undefined> =>
  db.transaction(async (tx) => {
    const appointment = await lockAppointment(tx, id, memberId)
    if (!appointment) return 'not-found'
    const { state, day } = appointment
    if (state === 'cancelled') return undefined
    if (!canCancel(state, day, shopDay(now))) return 'booking-ended'
    await advanceIn(tx, appointment, 'cancel', { now })
    return undefined
  })

/** Why the difference of a day goes back: by whom the day was given up. */
const returnReasons = {
  refused: { reason: 4, description: '商家没有接受预约，差价退回' },
  cancelled: { reason: 2, description: '预约已取消，差价退回' },
  changed: { reason: 2, description: '改到了不加价的日期，差价退回' },
} as const satisfies Record<string, ReturnReason>

async function advanceIn(
  tx: Queries,
  appointment: Appointment,
  event: Exclude<AppointmentEvent, 'change'>,
  { now, answer }: Happening,
): Promise<AppointmentState | undefined> {
  const { id, state, productId, day, copies, body } = appointment
  const told = answer === undefined ? {} : { body: { ...body, answer } }
  const [moved] = await moveAppointments(tx, event, [eq(appointments.id, id)], { decidedAt: now, ...told })
  if (!moved) return undefined
  if (holdsDay(state) && !holdsDay(moved.state)) await freeDay(tx, { productId, day, copies })
  // A payment is also of the days of its request that were cancelled while it waited.
  if (!holdsDay(moved.state) || event === 'pay')
    await fitExtra(tx, appointment, returnReasons[moved.state === 'refused' ? 'refused' : 'cancelled'], now)
  if (moved.state === 'waiting' && body.isInstant) return advanceIn(tx, moved, 'confirm', { now })
  await tellAppointment(tx, moved, toldOf[moved.state], now, body.previousDay === undefined ? undefined : now)
  if (moved.state === 'confirmed') {
    await confirmIn(tx, appointment.orderId)
    await spendExtra(tx, appointment)
  }
  return moved.state
}

/** Of what its buyer is told when it comes into a state; nothing leads to `unpaid`, where it begins. */
const toldOf = {
  unpaid: 'appointment-booked',
  waiting: 'appointment-booked',
  confirmed: 'appointment-confirmed',
  refused: 'appointment-refused',
  cancelled: 'appointment-cancelled',
} as const satisfies Record<AppointmentState, string>

export type ChangeProblem = BookingObstacle | 'not-found' | 'booking-ended' | 'booking-extra'

interface Change extends Named {
  readonly date: string
}

/**
 * Another day for an appointment, which the merchant confirms anew. Not a dearer one: that has to be booked, and paid, anew. What was paid
 * for a dearer day goes back when the other costs nothing more; else it stays with the appointment, for as long as that stands.
 */
export const changeDay = (db: Orm, { id, memberId, date }: Change, now: number): Promise<ChangeProblem | undefined> =>
  db.transaction(async (tx) => {
    const appointment = await lockAppointment(tx, id, memberId)
    if (!appointment) return 'not-found'
    const { productId, copies, day, state, body } = appointment
    const mayChange = nextState(appointmentTransitions, state, 'change') !== undefined
    const rule = (await readProduct(tx, productId))?.appointment
    if (!mayChange || !rule || !canAlter(state, day, shopDay(now))) return 'booking-ended'
    if (date === day) return undefined
    // Days are locked in their order: the held one first when it is the earlier one, else when the other is taken.
    if (day < date) await lockDays(tx, productId, [day])
    const isOver = date > (await lastDayOfLine(tx, appointment.lineId))
    const wanted = isOver ? undefined : await readBookingDay(tx, rule, { productId, day: date }, shopDay(now))
    const obstacle = bookingObstacle({ date, day: wanted, copies: [copies], bookable: [copies] })
    if (obstacle) return obstacle
    if ((wanted?.priceFen ?? 0) > (body.extraFen ?? 0)) return 'booking-extra'
    const capacity = planDay(rule.plan, date)?.stock ?? 0
    if (!(await takeDay(tx, { productId, day: date, copies }, capacity))) return 'booking-full'
    await freeDay(tx, { productId, day, copies })
    const mine = eq(appointments.id, id)
    const { extraFen = 0, ...rest } = body
    const keepsExtra = extraFen > 0 && (wanted?.priceFen ?? 0) > 0
    const told = { ...rest, ...(keepsExtra && { extraFen }), previousDay: day }
    await moveAppointments(tx, 'change', [mine], { day: date, decidedAt: null, body: told })
    if (extraFen > 0 && !keepsExtra) await fitExtra(tx, appointment, returnReasons.changed, now)
    if (body.isInstant) await moveAppointments(tx, 'confirm', [mine])
    await tellAppointment(tx, { ...appointment, day: date }, 'appointment-changed', now, now)
    return undefined
  })

const GIVEN_BACK: readonly number[] = [2, 4]

/** Copies that were given back have no day any more: the newest appointments of their line end. */
export async function fitAppointments(tx: Queries, orderId: string, now: number): Promise<void> {
  const held = and(eq(appointments.orderId, orderId), inArray(appointments.state, [...holdingStates]))
  const rows = await tx
    .select()
    .from(appointments)
    .where(held)
    .orderBy(desc(appointments.createdAt), desc(appointments.id))
  const [first] = rows
  if (!first) return
  // All days of an order are of its product.
  await lockDays(
    tx,
    first.productId,
    rows.map(({ day }) => day),
  )
  for (const { line, copies } of await readLines(tx, orderId)) {
    const kept = copies.filter(({ codes }) => !codes.every(({ status }) => GIVEN_BACK.includes(status))).length
    const own = rows.filter(({ lineId }) => lineId === line.id)
    let over = own.reduce((sum, one) => sum + one.copies, 0) - kept
    for (const appointment of own) {
      if (over <= 0) break
      await advanceIn(tx, appointment, 'cancel', { now })
      over -= appointment.copies
    }
  }
}
