import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { publishedOf } from './car-park-api.ts'
import { listEffects } from './car-park-effects.ts'
import { type ListEffect, emptyList, type ListEvent, type ListState, listTransition } from './list-flow.ts'
import { NOBODY, noGuest } from './messages.ts'
import { Notice } from './parts/notice.tsx'
import { PlateList } from './parts/plate-list.tsx'

/** B5, B9: the plates of a guest. */
export default function ListScreen({ tools, memory, slots }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<ListState, ListEvent, ListEffect>(tools, memory, {
    initial: emptyList,
    transition: listTransition,
    effects: listEffects,
    opened: () => ({ type: 'opened' }),
  })
  const { guest } = state
  usePublished(tools, guest.status === 'ready' ? publishedOf(guest.value) : undefined)
  useRetryOnline(guest, () => send({ type: 'retried' }))
  if (guest.status === 'loading') return <ScreenSkeleton parts={['line', 'card']} />
  return (
    <>
      <Plates state={state} send={send} />
      {slots.end}
    </>
  )
}

interface PlatesProps {
  readonly state: ListState
  readonly send: (event: ListEvent) => void
}

function Plates({ state, send }: PlatesProps): ReactNode {
  const { guest } = state
  if (guest.status === 'loading') return null
  if (guest.status === 'ready' && !guest.value.isGuest)
    return <Notice part="nobody" notice={noGuest(guest.value.note)} />
  return (
    <div data-part="plates">
      {guest.status === 'failed' ? (
        <ScreenFailure code={guest.refusal.code} gone={NOBODY} onRetry={() => send({ type: 'retried' })} />
      ) : (
        <PlateList
          {...{ plates: guest.value.plates, canAdd: guest.value.isSuite, asked: state.asked, isBusy: state.isBusy }}
          onAdd={() => send({ type: 'add-pressed' })}
          onEdit={(plate) => send({ type: 'edit-pressed', plate })}
          onRemove={(plate) => send({ type: 'remove-pressed', plate })}
          onConfirm={() => send({ type: 'confirmed' })}
          onCancel={() => send({ type: 'cancelled' })}
        />
      )}
    </div>
  )
}
