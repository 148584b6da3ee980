import { useEffect, type ReactNode } from 'react'
import { createFlow, useFlow } from '../../kit/flow.ts'
import type { ScreenProps, ScreenTools } from '../../kit/module.ts'
import { EmptyState } from '../../ui/empty-state/index.tsx'
import { useOnline } from '../../ui/hooks/use-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { NO_GOODS, NO_ORDER } from './messages.ts'
import { keptParcel, namedRefund, parcelEffects } from './parcel-effects.ts'
import { emptyParcel, type GoodsOrder, type ParcelEvent, type ParcelState, parcelTransition } from './parcel-flow.ts'
import { ParcelForm } from './parts/parcel-form.tsx'
import { RefundBrief } from './parts/refund-brief.tsx'

/** B2.9: the parcel in which a buyer sends goods back. */
export default function ParcelScreen({ tools, slots, memory, headingLevel }: ScreenProps): ReactNode {
  const [state, send] = useFlow<ParcelState, ParcelEvent>(() =>
    createFlow({ initial: emptyParcel, transition: parcelTransition, perform: parcelEffects(tools, memory) }),
  )
  useEffect(() => {
    if (tools) send({ type: 'opened', refundId: namedRefund(tools), kept: keptParcel(tools, memory) })
  }, [tools, memory, send])
  const { goods, draft, mistakes, wrong, refusal } = state
  usePublished(tools, goods.status === 'ready' ? goods.value : undefined)
  useOnline(() => goods.status === 'failed' && send({ type: 'retried' }))
  if (goods.status === 'loading') return <ScreenSkeleton parts={['card', 'form']} />
  if (goods.status === 'failed')
    return (
      <div data-part="parcel">
        <ScreenFailure code={goods.refusal.code} gone={NO_ORDER} onRetry={() => send({ type: 'retried' })} />
      </div>
    )
  const { order, refund } = goods.value
  return (
    <>
      {slots.top}
      <RefundBrief order={order} />
      <div data-part="parcel">
        {!refund && <EmptyState text={NO_GOODS} />}
        {refund && (
          <ParcelForm
            {...{ refund, draft, mistakes, wrong, refusal, headingLevel }}
            isBusy={state.step !== 'filling'}
            onChange={(part) => send({ type: 'changed', part })}
            onSubmit={() => send({ type: 'submit-pressed' })}
          />
        )}
      </div>
      {slots.end}
    </>
  )
}

function usePublished(tools: ScreenTools | undefined, goods: GoodsOrder | undefined): void {
  useEffect(() => {
    if (!goods) return
    const { companyId, paths } = goods.order
    tools?.publish({ refundList: paths.refundList, ...(companyId !== undefined && { companyId }) })
  }, [tools, goods])
}
