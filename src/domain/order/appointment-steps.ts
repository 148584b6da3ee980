import type { AppointmentStep } from '../../../schemas/domain/booking.ts'
import { type AppointmentState, holdsDay } from './appointment-state.ts'

/** What decides how far an appointment is. */
export interface AppointmentFacts {
  readonly state: AppointmentState
  /** Its day costs more. */
  readonly hasExtra: boolean
  /** Nobody has to say yes. */
  readonly isInstant: boolean
  /** What the merchant said. */
  readonly answer?: string | undefined
}

const GONE: Partial<Record<AppointmentState, string>> = { refused: '商家未通过', cancelled: '预约已取消' }

/** The steps of an appointment (B2.9 pre-booking-progress), as far as it has come. */
export function appointmentSteps({ state, hasExtra, isInstant, answer }: AppointmentFacts): AppointmentStep[] {
  const note = answer ? { note: answer } : {}
  const gone = GONE[state]
  const sent: AppointmentStep = { title: '提交预约', state: 'done' }
  if (gone) return [sent, { title: gone, state: 'failed', ...note }]
  const isPaid = state !== 'unpaid'
  const isDone = state === 'confirmed'
  return [
    sent,
    ...(hasExtra ? [step('支付差价', isPaid ? 'done' : 'now')] : []),
    ...(isInstant ? [] : [step('商家确认', isDone ? 'done' : isPaid ? 'now' : 'todo')]),
    { ...step('预约成功', isDone ? 'done' : 'todo'), ...note },
  ]
}

const step = (title: string, state: AppointmentStep['state']): AppointmentStep => ({ title, state })

/** Whether its buyer may cancel it: until the day before; what nobody answered also later, or its copies would be bound for good. */
export const canCancel = (state: AppointmentState, day: string, today: string): boolean =>
  canAlter(state, day, today) || state === 'waiting'

/** Whether its buyer may change it: while it is held, until the day before. */
export const canAlter = (state: AppointmentState, day: string, today: string): boolean => holdsDay(state) && today < day
