import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { appointmentEffects } from './appointment-effects.ts'
import {
  type AppointmentEffect,
  type AppointmentEvent,
  type AppointmentState,
  appointmentTransition,
  emptyAppointment,
} from './appointment-flow.ts'
import { NO_APPOINTMENT, OFFLINE } from './messages.ts'
import { Actions } from './parts/actions.tsx'
import { Days } from './parts/days.tsx'
import { PayExtra } from './parts/pay-extra.tsx'

/** B2.9: a booked day, which can be changed, given up, or paid for. */
export default function AppointmentScreen({ tools, memory, slots }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<AppointmentState, AppointmentEvent, AppointmentEffect>(tools, memory, {
    initial: emptyAppointment,
    transition: appointmentTransition,
    effects: appointmentEffects,
    opened: (page) => ({ type: 'opened', isChanging: page.query().change === '1' }),
  })
  const { one } = state
  usePublished(tools, one.status === 'ready' ? { one: one.value } : undefined)
  const retry = () => send({ type: 'retried' })
  useRetryOnline(one, retry)
  if (one.status === 'loading') return <ScreenSkeleton parts={['card', 'form']} />
  return (
    <>
      {one.status === 'failed' ? (
        <div data-part="result">
          <ScreenFailure code={one.refusal.code} gone={NO_APPOINTMENT} onRetry={retry} />
        </div>
      ) : (
        <>
          {slots.top}
          <Appointment state={state} send={send} onOffline={() => tools.toast(OFFLINE)} />
          {slots.end}
        </>
      )}
      {slots.foot}
    </>
  )
}

interface AppointmentProps {
  readonly state: AppointmentState
  readonly send: (event: AppointmentEvent) => void
  /** The code of the question could not be had. */
  readonly onOffline: () => void
}

function Appointment({ state, send, onOffline }: AppointmentProps): ReactNode {
  const { one, changing, isAsking, isBusy } = state
  if (one.status !== 'ready') return null
  const { appointment, days, today } = one.value
  const { canChange, canCancel, day, state: stands, extraOrderId } = appointment
  const owed = stands === 'unpaid' ? extraOrderId : undefined
  return (
    <>
      {changing !== 'no' && canChange && (
        <Days
          {...{ days, today, day, isWanted: changing === 'by-hand' }}
          title="改到哪一天"
          note="改期后由商家重新确认；要补差价的日子请重新预约"
          onPick={(date) => send({ type: 'day-picked', date })}
        />
      )}
      {canCancel && (
        <Actions
          {...{ canChange, isAsking, isBusy, isChanging: changing !== 'no', onOffline }}
          onChange={() => send({ type: 'change-pressed' })}
          onCancel={() => send({ type: 'cancel-pressed' })}
          onConfirm={() => send({ type: 'confirmed' })}
          onDecline={() => send({ type: 'declined' })}
        />
      )}
      {owed !== undefined && <PayExtra orderId={owed} />}
    </>
  )
}
