import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { AppointmentRule } from '../../../schemas/domain/appointment.ts'
import type { Appointment, ShownBookingDay } from '../../../schemas/domain/booking.ts'
import { shopClock, shopDay } from '../../../src/domain/dates.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import { appointmentWords } from '../../../src/domain/order/appointment-state.ts'
import { appointmentSteps, canAlter, canCancel } from '../../../src/domain/order/appointment-steps.ts'
import { isBookable, stockWord } from '../../../src/domain/product/sale-plan.ts'
import type { Queries } from '../../db/server-settings.ts'
import { appointments, orders } from '../../db/schema.ts'
import { readBookingDays } from './day-stock.ts'
import { extraChoice } from './extra-order.ts'

type Row = typeof appointments.$inferSelect

/** Most of a member's appointments that are shown. */
const MOST = 100

/** Appointments as their buyer sees them, the newest first. */
export async function readAppointments(db: Queries, which: SQL | undefined, now: number): Promise<Appointment[]> {
  const rows = await db
    .select()
    .from(appointments)
    .where(which)
    .orderBy(desc(appointments.createdAt), desc(appointments.id))
    .limit(MOST)
  const extras = await extraOrders(db, rows)
  return rows.map((row) => shown(row, extras.get(extraChoice(row)), shopDay(now)))
}

/** Those of a member, of one product or order or of all. @param id '' is all */
export const ofMember = (memberId: string, id = ''): SQL | undefined =>
  and(
    eq(appointments.memberId, memberId),
    id === '' ? undefined : or(eq(appointments.productId, id), eq(appointments.orderId, id)),
  )

async function extraOrders(db: Queries, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const choices = rows.filter(({ body }) => (body.extraFen ?? 0) > 0).map(extraChoice)
  if (choices.length === 0) return new Map()
  const found = await db
    .select({ id: orders.id, choice: orders.tempOrderId })
    .from(orders)
    .where(inArray(orders.tempOrderId, choices))
  return new Map(found.map(({ id, choice }) => [choice, id]))
}

function shown(row: Row, extraOrderId: string | undefined, today: string): Appointment {
  const { id, lineId, orderId, productId, day, copies, state, createdAt, body } = row
  const { productName, name, picture, people, contact, remark, previousDay, answer, extraFen = 0, isInstant } = body
  const may = canAlter(state, day, today)
  return {
    ...{ appointmentId: id, orderId, subOrderId: lineId, productId, productName, name, picture, day, copies, people },
    ...{ contact, remark, state, stateText: appointmentWords[state], createTime: shopClock(createdAt) },
    ...(previousDay && { previousDay }),
    ...(answer && { answer }),
    extra: yuanOfFen(extraFen * copies),
    ...(extraOrderId && { extraOrderId }),
    ...{ canChange: may && state !== 'unpaid', canCancel: canCancel(state, day, today) },
    steps: appointmentSteps({ state, hasExtra: extraFen > 0, isInstant, answer }),
  }
}

/**
 * The calendar of a product, and its rule, as pages show them.
 * @param until the last day on which what was bought is good; none: it is looked at before it is bought
 */
export async function shownDays(db: Queries, productId: string, rule: AppointmentRule, now: number, until?: string) {
  const { advanceDays, isInstant, peoplePerCopy, phone, hours } = rule
  const today = shopDay(now)
  const all = await readBookingDays(db, productId, rule, today)
  const days = until === undefined ? all : all.filter(({ date }) => date <= until)
  return {
    rule: {
      advanceDays,
      isInstant,
      ...(peoplePerCopy && { peoplePerCopy }),
      ...(phone && { phone }),
      ...(hours && { hours }),
    },
    today,
    days: days.map(({ date, ...day }): ShownBookingDay => ({
      ...{ date, available: day.stock, word: stockWord(day), extra: yuanOfFen(day.priceFen ?? 0) },
      canBook: isBookable(day),
    })),
  }
}
