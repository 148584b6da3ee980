import { useEffect, type ReactNode } from 'react'
import type { OrderRefundLines } from '../../../schemas/domain/order-refund.ts'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { randomKey } from '../../kit/random-key.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { NO_ORDER, OFFLINE } from './messages.ts'
import { RefundBrief } from './parts/refund-brief.tsx'
import { RefundForm } from './parts/refund-form.tsx'
import { orderOf } from './refund-api.ts'
import { refundDraft } from './refund-draft.ts'
import { refundEffects } from './refund-effects.ts'
import { type RefundEffect, emptyRefund, type RefundEvent, type RefundState, refundTransition } from './refund-flow.ts'

/** B4: so long after it was sent the page is left, in ms. */
const LEAVE_AFTER = 1500

/** B2.7, B5: an application for money back, with what it is for. */
export default function ApplyScreen({ tools, slots, memory }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<RefundState, RefundEvent, RefundEffect>(tools, memory, {
    initial: emptyRefund,
    transition: refundTransition,
    effects: refundEffects,
    opened: (page, visit) => ({ type: 'opened', draft: refundDraft.read(visit, orderOf(page)) }),
  })
  useLeaving(state.step, send)
  const { order } = state
  usePublished(tools, order.status === 'ready' ? publishedOf(order.value) : undefined)
  useRetryOnline(order, () => send({ type: 'retried' }))
  if (order.status === 'loading') return <ScreenSkeleton parts={['card', 'form']} />
  if (order.status === 'failed') return <Failed code={order.refusal.code} onRetry={() => send({ type: 'retried' })} />
  return (
    <>
      {slots.top}
      <RefundBrief order={order.value} />
      <div data-part="form">
        <RefundForm
          lines={order.value.lines}
          coupon={order.value.coupon}
          draft={state.draft}
          lacks={state.lacks}
          isAsking={state.step === 'asking'}
          isLocked={state.step === 'sending' || state.step === 'sent'}
          change={(part) => send({ type: 'changed', part })}
          onSubmit={() => send({ type: 'submit-pressed' })}
          onConfirm={() => send({ type: 'confirmed', key: randomKey() })}
          onCancel={() => send({ type: 'cancelled' })}
          onOffline={() => tools.toast(OFFLINE)}
        />
      </div>
      {slots.end}
    </>
  )
}

/** [R6] The buyer has the time to read that it was sent; who has gone on is told where they are. */
function useLeaving(step: RefundState['step'], send: (event: RefundEvent) => void): void {
  useEffect(() => {
    if (step !== 'sent') return undefined
    const timer = setTimeout(() => send({ type: 'read' }), LEAVE_AFTER)
    return () => clearTimeout(timer)
  }, [step, send])
  useEffect(() => () => send({ type: 'gone' }), [send])
}

const publishedOf = ({ productId, companyId, policy, purchases, isUntilUsed = false, paths }: OrderRefundLines) => ({
  ...{ productId, refundList: paths.refundList, isUntilUsed },
  ...(policy !== undefined && { policy }),
  ...(purchases !== undefined && { purchases }),
  ...(companyId !== undefined && { companyId }),
})

interface FailedProps {
  readonly code: string
  readonly onRetry: () => void
}

const Failed = ({ code, onRetry }: FailedProps): ReactNode => (
  <div data-part="form">
    <ScreenFailure code={code} gone={NO_ORDER} onRetry={onRetry} />
  </div>
)
