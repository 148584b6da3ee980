import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { publishedOf } from './car-park-api.ts'
import { changedPlate, plateEffects } from './car-park-effects.ts'
import { NOBODY } from './messages.ts'
import { Notice } from './parts/notice.tsx'
import { PlateForm } from './parts/plate-form.tsx'
import {
  type PlateEffect,
  emptyPlate,
  noticeOf,
  obstacleOf,
  type PlateEvent,
  type PlateState,
  plateTransition,
} from './plate-flow.ts'
import { restoredEntry, plateDraft } from './plate-typing.ts'

/** B2.8, B5: a plate that is registered, or that takes the place of the one in the address. */
export default function PlateScreen({ tools, slots, memory }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<PlateState, PlateEvent, PlateEffect>(tools, memory, {
    initial: emptyPlate,
    transition: plateTransition,
    effects: plateEffects,
    opened: (page, visit) => {
      const was = changedPlate(page)
      return { type: 'opened', was, entry: restoredEntry(plateDraft.read(visit, was)) }
    },
  })
  const { guest } = state
  usePublished(tools, guest.status === 'ready' ? publishedOf(guest.value) : undefined)
  useRetryOnline(guest, () => send({ type: 'retried' }))
  if (guest.status === 'loading') return <ScreenSkeleton parts={['form']} />
  return (
    <>
      <Plate state={state} send={send} />
      {slots.end}
    </>
  )
}

interface PlateProps {
  readonly state: PlateState
  readonly send: (event: PlateEvent) => void
}

function Plate({ state, send }: PlateProps): ReactNode {
  const { guest, entry, was, isBusy } = state
  if (guest.status === 'loading') return null
  const notice = guest.status === 'ready' ? noticeOf(guest.value, was) : undefined
  if (notice) return <Notice part="notice" notice={notice} />
  return (
    <div data-part="form">
      {guest.status === 'failed' ? (
        <ScreenFailure code={guest.refusal.code} gone={NOBODY} onRetry={() => send({ type: 'retried' })} />
      ) : (
        <PlateForm
          {...{ entry, isBusy, obstacle: obstacleOf(state) }}
          onType={(next) => send({ type: 'typed', entry: next })}
          onMove={(next) => send({ type: 'moved', entry: next })}
          onSubmit={() => send({ type: 'submit-pressed' })}
        />
      )}
    </div>
  )
}
