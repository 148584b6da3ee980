import type { ComingStay, StayWishes } from '../../../schemas/domain/coming-stay.ts'
import type { HealthPlace, HealthValues, SentHealthForm } from '../../../schemas/domain/health-form.ts'
import type { Participant, Reservation, ServiceSlot, ShownService } from '../../../schemas/domain/service.ts'
import type { ScreenTools } from '../../kit/module.ts'
import { LATE } from './messages.ts'

/** Who is to be reached. */
export interface Contact {
  readonly name: string
  readonly phone: string
}

/** A service, the days on which it can be booked, and what one of them has. */
export interface Bookable {
  readonly service: ShownService
  readonly today: string
  readonly days: readonly string[]
  readonly day: string
  readonly slots: readonly ServiceSlot[]
  /** It is for guests of the house, and who looks is none. */
  readonly isGuestOnly: boolean
  readonly contact: Contact
}

/** Seats that are asked for. */
export interface ReserveRequest {
  readonly serviceId: string
  /** Sent again under the same name it is the same request. */
  readonly requestKey: string
  readonly programId: string
  readonly day: string
  readonly time: string
  readonly adults: number
  readonly children: number
  readonly participants?: readonly Participant[]
  readonly contact: Contact
  readonly remark: string
  readonly consent: boolean
}

export interface SlotChange {
  readonly reservationId: string
  readonly programId: string
  readonly day: string
  readonly time: string
}

/** What a place asks, and what was sent. */
export interface HealthForm {
  readonly place: HealthPlace
  readonly today: string
  readonly contact: Contact
  readonly sent?: SentHealthForm
}

interface Reply<Data> {
  readonly data: Data
}

/** The calls of services. Each rejects with a CallProblem. */
export function servicesApi({ call }: ScreenTools) {
  return {
    bookable: (serviceId: string, day: string) =>
      call('serviceSlots', { serviceId, day }).then((reply) => (reply as Reply<Bookable>).data),
    reservations: () =>
      call('myReservations', {}).then(
        (reply) => (reply as Reply<{ reservations: readonly Reservation[] }>).data.reservations,
      ),
    /** @returns whether it is what was sent before under its name, for something else */
    async reserve(request: ReserveRequest): Promise<boolean> {
      const reply = (await call('reserveService', { ...request }, '提交中...')) as Reply<{
        readonly isEarlier?: boolean
      }>
      return reply.data.isEarlier ?? false
    },
    async change(change: SlotChange): Promise<void> {
      await call('changeReservation', { ...change }, '提交中...', LATE.changed)
    },
    async cancel(reservationId: string): Promise<void> {
      await call('cancelReservation', { reservationId }, '取消中...', LATE.cancelled)
    },
    stays: () => call('comingStay', {}).then((reply) => (reply as Reply<{ stays: readonly ComingStay[] }>).data.stays),
    async saveWishes(orderId: string, wishes: StayWishes): Promise<void> {
      await call('saveStayWishes', { orderId, wishes }, '保存中...', LATE.wishes)
    },
    healthForm: (locationCode: string) =>
      call('healthForm', { locationCode }).then((reply) => (reply as Reply<HealthForm>).data),
    async sendHealthForm(locationCode: string, values: HealthValues): Promise<void> {
      await call('saveHealthForm', { locationCode, values, consent: true }, '提交中...', LATE.health)
    },
  }
}
