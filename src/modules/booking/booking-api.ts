import type { Appointment, LineToBook, ShownBookingDay } from '../../../schemas/domain/booking.ts'
import type { ScreenAddress, ScreenTools } from '../../kit/module.ts'
import { CHANGED } from './messages.ts'

/** Who is to be reached. */
export interface Contact {
  readonly name: string
  readonly phone: string
}

interface Days {
  readonly today: string
  readonly days: readonly ShownBookingDay[]
}

/** What of an order can be booked. More of it is there for the blocks in the slots. */
export interface Booking extends Days {
  readonly orderId: string
  readonly productName: string
  readonly picture: string
  readonly orderPath: string
  readonly contact: Contact
  readonly bookable: number
  readonly lines: readonly LineToBook[]
  readonly rule: { readonly advanceDays: number; readonly peoplePerCopy?: number }
}

/** A booked day, and those that it can change to. */
export interface AppointmentDetail extends Days {
  readonly appointment: Appointment
}

/** What is asked for: a day for so many copies. */
export interface Request {
  readonly orderId: string
  /** Sent again under the same name it is the same request. */
  readonly requestKey: string
  readonly date: string
  readonly lines: readonly { readonly subOrderId: string; readonly copies: number }[]
  readonly people: number
  readonly contact: Contact
  readonly remark: string
}

/** What was booked. */
interface Booked {
  /** The order of the difference, when there is one to pay. */
  readonly extraOrderId?: string
  /** It is what was sent before under its name, for something else. */
  readonly isEarlier?: boolean
}

/** The order of the address: a param, or (B2.9) a key of the query; empty where it names none. */
export const orderOf = ({ params, query }: ScreenAddress): string =>
  params.orderId ?? params.order ?? query().orderId ?? ''

/** The calls of booking (B2.9). Each rejects with a CallProblem. */
export function bookingApi({ call }: ScreenTools) {
  return {
    booking: (orderId: string) => call('bookingInfo', { orderId }).then((reply) => (reply as { data: Booking }).data),
    book: (request: Request) =>
      call('bookAppointment', { ...request }, '提交中...').then((reply) => (reply as { data: Booked }).data),
    appointment: (id: string) =>
      call('appointmentDetail', { id }).then((reply) => (reply as { data: AppointmentDetail }).data),
    async change(appointmentId: string, date: string): Promise<void> {
      await call('changeAppointment', { appointmentId, date }, '提交中...', { title: CHANGED, button: '查看' })
    },
    async cancel(appointmentId: string): Promise<void> {
      await call('cancelAppointment', { appointmentId }, '取消中...', { title: '预约已取消', button: '查看' })
    },
  }
}
