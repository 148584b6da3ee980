import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { randomKey } from '../../kit/random-key.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { confirmRequestOf, confirmEffects, savedRequestKey } from './confirm-effects.ts'
import {
  type ConfirmEffect,
  type ConfirmEvent,
  type ConfirmState,
  confirmTransition,
  emptyConfirm,
  extraOf,
  shownMistake,
} from './confirm-flow.ts'
import { contactDraft, fieldsOf } from './contact-draft.ts'
import { ContactForm } from './parts/contact-form.tsx'
import { Extra } from './parts/extra.tsx'
import { Order } from './parts/order.tsx'

/** B2.9: what was chosen is confirmed, with who is to be reached. */
export default function ConfirmScreen({ tools, slots, memory }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<ConfirmState, ConfirmEvent, ConfirmEffect>(tools, memory, {
    initial: emptyConfirm,
    transition: confirmTransition,
    effects: confirmEffects,
    opened: (page, visit) => {
      const asked = confirmRequestOf(page)
      const typed = contactDraft.read(visit, asked.orderId) ?? {}
      return { type: 'opened', asked, typed, requestKey: savedRequestKey(asked.orderId, visit) }
    },
  })
  const { booking } = state
  usePublished(tools, booking.status === 'ready' ? { booking: booking.value } : undefined)
  const retry = () => send({ type: 'retried' })
  useRetryOnline(booking, retry)
  if (booking.status === 'loading') return <ScreenSkeleton parts={['card', 'form']} />
  const isReady = booking.status === 'ready'
  return (
    <>
      <Order booking={booking} onRetry={retry} />
      {isReady && slots.top}
      <Confirmation state={state} send={send} />
      {isReady && slots.end}
      {slots.foot}
    </>
  )
}

interface ConfirmationProps {
  readonly state: ConfirmState
  readonly send: (event: ConfirmEvent) => void
}

function Confirmation({ state, send }: ConfirmationProps): ReactNode {
  const { booking, asked, typed, isBusy, refusal, wrong } = state
  if (booking.status !== 'ready') return null
  const extra = extraOf(state)
  return (
    <>
      {extra > 0 && <Extra extra={extra} />}
      <div data-part="contact">
        <ContactForm
          {...{ choice: asked.choice, lines: booking.value.lines, isBusy, wrong }}
          fields={fieldsOf(booking.value.contact, typed)}
          mistake={shownMistake(state)}
          refusal={refusal}
          onType={(part) => send({ type: 'typed', part })}
          onSubmit={() => send({ type: 'submit-pressed', key: randomKey() })}
        />
      </div>
    </>
  )
}
