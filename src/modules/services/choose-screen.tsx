import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { choiceOf, chooseEffects } from './choose-effects.ts'
import {
  type ChooseEffect,
  type ChooseEvent,
  type ChooseState,
  chooseTransition,
  emptyChoose,
  obstacleOf,
  slotsShown,
} from './choose-flow.ts'
import { GONE, RESERVATIONS } from './messages.ts'
import { ChooseForm } from './parts/choose-form.tsx'
import { ServiceHead } from './parts/service-head.tsx'

interface With {
  readonly service: string
  readonly confirm: string
  readonly mine: string
}

/** B2.9 myBus, myDolphin: a slot of a service is chosen. */
export default function ChooseScreen({ tools, memory, slots, service, confirm, mine }: ScreenProps<With>): ReactNode {
  const [state, send] = useScreenFlow<ChooseState, ChooseEvent, ChooseEffect>(tools, memory, {
    initial: emptyChoose,
    transition: chooseTransition,
    effects: chooseEffects,
    opened: (page) => {
      const { change = '' } = page.query()
      return { type: 'opened', asked: { serviceId: service, change, confirm, mine }, choice: choiceOf(page) }
    },
  })
  const { bookable } = state
  usePublished(tools, bookable.status === 'ready' ? { service: bookable.value.service } : undefined)
  const retry = () => send({ type: 'retried' })
  useRetryOnline(bookable, retry)
  if (bookable.status === 'loading') return <ScreenSkeleton parts={['card', 'form']} />
  if (bookable.status === 'failed')
    return <ScreenFailure code={bookable.refusal.code} gone={GONE} other={RESERVATIONS} onRetry={retry} />
  return (
    <>
      <ServiceHead service={bookable.value.service} />
      {slots.top}
      <div data-part="form">
        <ChooseForm
          {...{ bookable: bookable.value, choice: state.choice, slots: slotsShown(state), held: state.held }}
          {...{ isBusy: state.isBusy, refusal: state.refusal, isChange: state.asked.change !== '' }}
          obstacle={state.isTold ? obstacleOf(state) : undefined}
          onChoose={(part) => send({ type: 'chosen', part })}
          onNext={() => send({ type: 'next-pressed' })}
        />
      </div>
      {slots.end}
    </>
  )
}
