import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { listEffects } from './list-effects.ts'
import { type ListEffect, emptyList, type ListEvent, type ListState, listTransition } from './list-flow.ts'
import { GONE, RESERVATIONS } from './messages.ts'
import { ReservationList } from './parts/reservation-list.tsx'

/** B2.9 myBus/myAppointment: what a member reserved, with the codes to show. */
export default function ListScreen({ tools, memory, slots }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<ListState, ListEvent, ListEffect>(tools, memory, {
    initial: emptyList,
    transition: listTransition,
    effects: listEffects,
    opened: () => ({ type: 'opened' }),
  })
  const { list } = state
  usePublished(tools, list.status === 'ready' ? { reservations: list.value.length } : undefined)
  const retry = () => send({ type: 'retried' })
  useRetryOnline(list, retry)
  if (list.status === 'loading') return <ScreenSkeleton parts={['card', 'form']} />
  if (list.status === 'failed')
    return <ScreenFailure code={list.refusal.code} gone={GONE} other={RESERVATIONS} onRetry={retry} />
  return (
    <>
      <div data-part="reservations">
        <ReservationList
          {...{ reservations: list.value, shown: state.shown ?? '', isAsking: state.asked !== undefined }}
          isBusy={state.isBusy}
          onCode={(id) => send({ type: 'code-pressed', id })}
          onCancel={(id) => send({ type: 'cancel-pressed', id })}
          onConfirm={() => send({ type: 'confirmed' })}
          onDecline={() => send({ type: 'declined' })}
        />
      </div>
      {slots.end}
    </>
  )
}
