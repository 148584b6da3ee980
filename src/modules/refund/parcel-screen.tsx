import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { EmptyState } from '../../ui/empty-state/index.tsx'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { NO_GOODS, NO_ORDER } from './messages.ts'
import { parcelDraft } from './parcel-draft.ts'
import { namedRefund, parcelEffects, parcelOf } from './parcel-effects.ts'
import {
  type ParcelEffect,
  emptyParcel,
  type GoodsOrder,
  type ParcelEvent,
  type ParcelState,
  parcelTransition,
} from './parcel-flow.ts'
import { ParcelForm } from './parts/parcel-form.tsx'
import { RefundBrief } from './parts/refund-brief.tsx'

const publishedOf = ({ order: { companyId, paths } }: GoodsOrder) => ({
  refundList: paths.refundList,
  ...(companyId !== undefined && { companyId }),
})

/** B2.9: the parcel in which a buyer sends goods back. */
export default function ParcelScreen({ tools, slots, memory, headingLevel }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<ParcelState, ParcelEvent, ParcelEffect>(tools, memory, {
    initial: emptyParcel,
    transition: parcelTransition,
    effects: parcelEffects,
    opened: (page, visit) => ({
      type: 'opened',
      refundId: namedRefund(page),
      kept: parcelDraft.read(visit, parcelOf(page)),
    }),
  })
  const { goods, draft, mistakes, wrong, refusal } = state
  usePublished(tools, goods.status === 'ready' ? publishedOf(goods.value) : undefined)
  useRetryOnline(goods, () => send({ type: 'retried' }))
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
        {!refund && <EmptyState scene="orders" text={NO_GOODS} />}
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
