import { addDays, shopDay } from '../../src/domain/dates.ts'
import { holdsDay } from '../../src/domain/order/appointment-state.ts'
import type * as tables from '../db/schema.ts'
import type { OrderRecord } from '../../sandbox/content/orders/index.ts'

type Appointment = typeof tables.appointments.$inferInsert
type Redemption = typeof tables.redemptions.$inferInsert

const MINUTE = 60_000

/** The booked days of a seeded order. @param now epoch ms of the shop's clock */
export const appointmentRows = (
  { id: orderId, memberId, productId, lines, body, appointments = [] }: OrderRecord,
  now: number,
): Appointment[] =>
  appointments.map(({ id, line, copies, day, state, minutesAgo, answer }) => ({
    ...{
      id,
      orderId,
      lineId: `${orderId}${line + 1}`,
      memberId,
      requestKey: `sandbox-${id}`,
      productId,
      copies,
      state,
    },
    ...{ day: addDays(shopDay(now), day), createdAt: now - minutesAgo * MINUTE },
    ...(state !== 'waiting' && { decidedAt: now - minutesAgo * MINUTE + 20 * MINUTE }),
    body: {
      ...{ productName: body.productName, name: lines[line]?.body.name ?? '', picture: body.picture },
      ...{ people: 2, contact: body.contact, remark: '', isInstant: false, ...(answer && { answer }) },
    },
  }))

/** How many copies of each product's days are taken by them. */
export function bookedDays(rows: readonly Appointment[]): (typeof tables.appointmentDays.$inferInsert)[] {
  const taken = new Map<string, typeof tables.appointmentDays.$inferInsert>()
  for (const { productId, day, copies } of rows.filter((row) => holdsDay(row.state))) {
    const key = `${productId} ${day}`
    taken.set(key, { productId, day, taken: copies + (taken.get(key)?.taken ?? 0) })
  }
  return [...taken.values()]
}

/** The uses of a seeded order's codes. */
export const redemptionRows = ({ id, memberId, lines, body, uses = [] }: OrderRecord, now: number): Redemption[] =>
  uses.map(({ line, minutesAgo }, at) => ({
    ...{ id: `${id}U${at + 1}`, bizCode: `${id}${`${line + 1}11`.padStart(4, '0')}`, memberId, orderId: id },
    ...{ name: lines[line]?.body.name ?? '', productName: body.productName, place: '澜湾岛', operator: '前台' },
    redeemedAt: now - minutesAgo * MINUTE,
  }))
