import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { randomKey } from '../../kit/random-key.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { choiceOf } from './choose-effects.ts'
import { NO_CHOICE } from './choose-flow.ts'
import { confirmDraft } from './confirm-draft.ts'
import { confirmEffects, savedRequestKey } from './confirm-effects.ts'
import {
  type ConfirmEffect,
  type ConfirmEvent,
  type ConfirmState,
  confirmTransition,
  emptyConfirm,
  shownFields,
  shownErrors,
} from './confirm-flow.ts'
import { GONE, RESERVATIONS } from './messages.ts'
import { ConfirmForm } from './parts/confirm-form.tsx'
import { NothingChosen } from './parts/nothing-chosen.tsx'

interface With {
  readonly service: string
  readonly back: string
  readonly mine: string
}

/** B2.9 myBus/confirm, myDolphin/confirm: a slot that was chosen is reserved, with who comes. */
export default function ConfirmScreen(props: ScreenProps<With>): ReactNode {
  const { tools, slots, memory, service: serviceId, back, mine } = props
  const [state, send] = useScreenFlow<ConfirmState, ConfirmEvent, ConfirmEffect>(tools, memory, {
    initial: emptyConfirm({ serviceId, choice: NO_CHOICE, mine }),
    transition: confirmTransition,
    effects: (page, visit) => confirmEffects(page, visit, serviceId),
    opened: (page, visit) => {
      const asked = { serviceId, choice: choiceOf(page), mine }
      const typed = confirmDraft.read(visit, serviceId) ?? {}
      return { type: 'opened', asked, typed, requestKey: savedRequestKey(visit, serviceId) }
    },
  })
  const { bookable, asked } = state
  usePublished(tools, bookable.status === 'ready' ? { service: bookable.value.service } : undefined)
  const retry = () => send({ type: 'retried' })
  useRetryOnline(bookable, retry)
  if (bookable.status === 'loading') return <ScreenSkeleton parts={['card', 'form']} />
  if (bookable.status === 'failed')
    return <ScreenFailure code={bookable.refusal.code} gone={GONE} other={RESERVATIONS} onRetry={retry} />
  const { service } = bookable.value
  const program = service.programs.find(({ id }) => id === asked.choice.program)
  const fields = shownFields(state)
  if (!program || !fields || asked.choice.time === '') return <NothingChosen timeWord={service.timeWord} to={back} />
  return (
    <>
      {slots.top}
      <div data-part="form">
        <ConfirmForm
          {...{ service, program, fields, choice: asked.choice, errors: shownErrors(state), wrong: state.wrong }}
          {...{ refusal: state.refusal, isBusy: state.isBusy }}
          onType={(part) => send({ type: 'typed', part })}
          onSubmit={() => send({ type: 'submit-pressed', key: randomKey() })}
        />
      </div>
      {slots.end}
    </>
  )
}
