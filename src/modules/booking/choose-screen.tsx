import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { orderOf } from './booking-api.ts'
import { bookingDraft } from './booking-draft.ts'
import type { BookingKind } from './booking-way.ts'
import { chooseEffects } from './choose-effects.ts'
import {
  type ChooseEffect,
  type ChooseEvent,
  type ChooseState,
  chooseTransition,
  emptyChoice,
  obstacleOf,
} from './choose-flow.ts'
import { NOTHING_LEFT, nothingLeftHint } from './messages.ts'
import { ChoiceForm } from './parts/choice-form.tsx'
import { Notice } from './parts/notice.tsx'
import { Order } from './parts/order.tsx'

/** Of the address of a booking by phone: nothing is chosen here. */
const BY_PHONE = 'phone'

/** B2.9: a day and copies of an order are chosen. */
export default function ChooseScreen({ tools, slots, memory, kind }: ScreenProps<{ kind: BookingKind }>): ReactNode {
  const [state, send] = useScreenFlow<ChooseState, ChooseEvent, ChooseEffect>(tools, memory, {
    initial: emptyChoice,
    transition: chooseTransition,
    effects: chooseEffects,
    opened: (page, visit) => {
      const { date = '' } = page.query()
      const orderId = orderOf(page)
      return { type: 'opened', orderId, kind, date, kept: bookingDraft.read(visit, orderId) }
    },
  })
  const { orderId, booking } = state
  usePublished(tools, booking.status === 'ready' ? { booking: booking.value } : undefined)
  const retry = () => send({ type: 'retried' })
  useRetryOnline(booking, retry)
  if (orderId === '') return <NoOrder foot={slots.foot} />
  if (booking.status === 'loading') return <ScreenSkeleton parts={['card', 'form']} />
  const isReady = booking.status === 'ready'
  return (
    <>
      <Order booking={booking} onRetry={retry} />
      {isReady && slots.top}
      <Choice state={state} send={send} isByPhone={tools.params.method === BY_PHONE} />
      {isReady && slots.end}
      {slots.foot}
    </>
  )
}

/** The address names no order. */
const NoOrder = ({ foot }: { readonly foot: ReactNode }): ReactNode => (
  <>
    <Notice part="choose" text="先选一个订单" />
    {foot}
  </>
)

interface ChoiceProps {
  readonly state: ChooseState
  readonly send: (event: ChooseEvent) => void
  readonly isByPhone: boolean
}

function Choice({ state, send, isByPhone }: ChoiceProps): ReactNode {
  const { booking, kind, draft, isTold } = state
  if (booking.status !== 'ready') return null
  const { days, today, lines, bookable } = booking.value
  if (bookable === 0) return <Notice part="nothing" text={NOTHING_LEFT} hint={nothingLeftHint(kind)} />
  if (isByPhone) return null
  return (
    <div data-part="form">
      <ChoiceForm
        {...{ days, today, lines, draft }}
        obstacle={isTold ? obstacleOf(state) : undefined}
        onChoose={(part) => send({ type: 'chosen', part })}
        onMore={() => send({ type: 'more-pressed' })}
        onNext={() => send({ type: 'next-pressed' })}
      />
    </div>
  )
}
