import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { addressTarget } from '../../domain/visit/content-target.ts'
import { ButtonLink } from '../../ui/button/index.tsx'
import { EmptyState } from '../../ui/empty-state/index.tsx'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { GONE, RESERVATIONS } from './messages.ts'
import { StayHead } from './parts/stay-head.tsx'
import { WishesForm } from './parts/wishes-form.tsx'
import { stayEffects } from './stay-effects.ts'
import {
  type StayEffect,
  emptyStay,
  type StayEvent,
  stayOf,
  type StayState,
  stayTransition,
  wishesShown,
} from './stay-flow.ts'

/** B2.9 pre-service: the stay that is coming, and what can be arranged for it. */
export default function StayScreen({ tools, slots, memory }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<StayState, StayEvent, StayEffect>(tools, memory, {
    initial: emptyStay,
    transition: stayTransition,
    effects: stayEffects,
    opened: (page) => {
      const { orderId = '' } = page.query()
      return { type: 'opened', orderId }
    },
  })
  const { stays } = state
  const stay = stayOf(state)
  usePublished(tools, stay && { stay })
  const retry = () => send({ type: 'retried' })
  useRetryOnline(stays, retry)
  if (stays.status === 'loading') return <ScreenSkeleton parts={['card', 'form']} />
  if (stays.status === 'failed')
    return <ScreenFailure code={stays.refusal.code} gone={GONE} other={RESERVATIONS} onRetry={retry} />
  const wishes = wishesShown(state)
  if (!stay || !wishes) return <NoStay foot={slots.foot} />
  return (
    <>
      <StayHead stays={stays.value} stay={stay} onPick={(orderId) => send({ type: 'picked', orderId })} />
      {slots.top}
      <div data-part="wishes">
        <WishesForm
          {...{ wishes, savedAt: stay.wishesSavedAt, refusal: state.refusal, isBusy: state.isBusy }}
          onType={(part) => send({ type: 'typed', part })}
          onSave={() => send({ type: 'save-pressed' })}
        />
      </div>
      {slots.end}
      {slots.foot}
    </>
  )
}

const NoStay = ({ foot }: { readonly foot: ReactNode }): ReactNode => (
  <>
    <div data-part="none">
      <EmptyState
        scene="orders"
        text="近期没有要入住的酒店"
        hint="订好住宿后，接送、到店时间和房间需求都在这里安排"
        action={<ButtonLink target={addressTarget('/atlantis/TCP_YT2_Product_STAY')}>去看酒店</ButtonLink>}
      />
    </div>
    {foot}
  </>
)
