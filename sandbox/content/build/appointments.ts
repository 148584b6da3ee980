import type { AppointmentRule } from '../../../schemas/domain/appointment.ts'
import { type Exception, salePlan } from './prices.ts'

interface AppointmentSeed {
  readonly advance: number
  readonly stock: number
  /** Until how many days on; half a year unless told. */
  readonly days?: number
  readonly from?: number
  /** Yuan that Friday and Saturday cost more. */
  readonly weekend?: number
  readonly instant?: boolean
  readonly phone?: string
  /** How many one copy is for. */
  readonly people?: number
  readonly exceptions?: readonly Exception[]
}

/** Some days are full, scarce or closed, so that each state of the calendar can be seen. */
const USUAL: readonly Exception[] = [
  [6, { stock: 0 }],
  [8, { stock: 1 }],
  [10, { stock: 3 }],
  [15, { noPrice: true }],
]

/** How a product is booked for a day after it was bought (B2.9 Booking). */
export function appointment(today: string, seed: AppointmentSeed): AppointmentRule {
  const { advance, stock, days = 180, from = 0, weekend, instant = false, phone, people, exceptions = USUAL } = seed
  return {
    plan: salePlan(today, 0, { stock, days, from, exceptions, ...(weekend !== undefined && { weekend }) }),
    advanceDays: advance,
    isInstant: instant,
    ...(people !== undefined && { peoplePerCopy: people }),
    ...(phone && { phone, hours: '周一至周日 09:00~21:00' }),
  }
}
