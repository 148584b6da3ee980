import { useEffect, type ReactNode } from 'react'
import type { ScreenProps, ScreenTools } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import type { ShoppingInfo } from './checkout-api.ts'
import { checkoutDraft } from './checkout-draft.ts'
import { formRequestIn, checkoutEffects } from './checkout-effects.ts'
import type { CheckoutEffect, CheckoutEvent } from './checkout-events.ts'
import { checkoutTransition } from './checkout-flow.ts'
import { type CheckoutState, emptyCheckout, isFormKnown, orderable, planIn } from './checkout-state.ts'
import { idIn, type IdPlace } from './id-place.ts'
import { CLOSED, NO_ORDER, ORDERED } from './messages.ts'
import { CustomsCard } from './parts/customs-card.tsx'
import { Goods, Post } from './parts/goods.tsx'
import { NoticeDialog } from './parts/notice-dialog.tsx'
import { OrderCoupon } from './parts/order-coupon.tsx'
import { OrderForm } from './parts/order-form.tsx'
import { OrderItems } from './parts/order-items.tsx'
import { OutcomeDialogs } from './parts/outcome-dialogs.tsx'
import { useSavedTravellers } from './parts/use-saved-travellers.tsx'

type FillScreenProps = ScreenProps<{ readonly id: IdPlace; readonly goods?: boolean }>

/** B2.6, A4: what is ordered, for whom, and the button that orders it. */
export default function FillScreen({ id, goods, tools, slots, memory }: FillScreenProps): ReactNode {
  const [state, send] = useScreenFlow<CheckoutState, CheckoutEvent, CheckoutEffect>(tools, memory, {
    initial: emptyCheckout,
    transition: checkoutTransition,
    effects: (page, visit) => checkoutEffects(page, visit, id),
    opened: (page, visit) => {
      const draft = checkoutDraft.read(visit, idIn(page, id))
      return { type: 'opened', asked: formRequestIn(page), draft, checkout: page.params.type }
    },
  })
  useEffect(() => () => send({ type: 'closed' }), [send])
  const info = orderable(state)
  usePublished(tools, info && publishedOf(info))
  useRetryOnline(state.info, () => send({ type: 'retried' }))
  return (
    <>
      {slots.top}
      <Content {...{ state, send, tools }} isOfGoods={goods ?? false}>
        {slots.notes}
        {slots.end}
      </Content>
    </>
  )
}

function publishedOf(info: ShoppingInfo) {
  const { productId = '', productCode = '', productType = 0, companyId, storeId, isInstant = false } = info
  return {
    ...{ productId, productCode, productType, isInstant, total: info.priceDetail?.bookPriceTotal ?? 0 },
    ...(companyId !== undefined && { companyId }),
    ...(storeId !== undefined && { storeId }),
  }
}

interface ContentProps {
  readonly state: CheckoutState
  readonly send: (event: CheckoutEvent) => void
  readonly tools: ScreenTools
  readonly isOfGoods: boolean
  readonly children: ReactNode
}

function Content({ state, send, tools, isOfGoods, children }: ContentProps): ReactNode {
  const { info } = state
  if (info.status === 'loading') return <ScreenSkeleton parts={['card', 'line', 'form']} />
  if (info.status === 'failed')
    return (
      <div data-part="items">
        <ScreenFailure code={info.refusal.code} gone={NO_ORDER} onRetry={() => send({ type: 'retried' })} />
      </div>
    )
  const { problem } = info.value
  if (problem) return <Problem {...{ problem, state, send }} />
  return (
    <>
      <Post {...{ state, send }} />
      <div data-part="items">
        <OrderItems info={info.value} />
      </div>
      <CustomsCard info={info.value} />
      {isOfGoods && <Goods {...{ state, send }} info={info.value} />}
      <div data-part="discounts">
        <OrderCoupon
          info={info.value}
          coupons={state.coupons}
          onPick={(couponId) => send({ type: 'coupon-picked', couponId })}
          onDeduct={(deductionType, isUsed) => send({ type: 'deduction-switched', deductionType, isUsed })}
        />
      </div>
      {isFormKnown(state) ? (
        <>
          <div data-part="form">
            <Form {...{ state, send, tools }} info={info.value} />
          </div>
          {children}
        </>
      ) : (
        <ScreenSkeleton parts={['form']} />
      )}
    </>
  )
}

interface ProblemProps extends Pick<ContentProps, 'state' | 'send'> {
  readonly problem: NonNullable<ShoppingInfo['problem']>
}

/** Why what was chosen can't be ordered (B8): it is an order already, or it can't be had any more. */
const Problem = ({ problem: { orderId, message }, state, send }: ProblemProps): ReactNode =>
  !state.isLeft && (
    <NoticeDialog
      {...(orderId === undefined ? CLOSED : ORDERED)}
      text={message}
      onPress={() => send({ type: 'problem-confirmed' })}
      onClose={() => send({ type: 'left' })}
    />
  )

interface FormProps extends Pick<ContentProps, 'state' | 'send' | 'tools'> {
  readonly info: ShoppingInfo
}

function Form({ state, send, tools, info }: FormProps): ReactNode {
  const { draft, lacks, tries, dialog } = state
  const plan = planIn(state)
  const { bookPriceTotal: total = 0, totalPrefix } = info.priceDetail ?? {}
  const view = { plan, draft, lacks, change: (part: Partial<typeof draft>) => send({ type: 'changed', part }) }
  const saved = useSavedTravellers(tools, view)
  return (
    <>
      <OrderForm
        {...view}
        {...{ tries, total, totalPrefix }}
        lines={info.priceLines ?? []}
        isBusy={state.step !== 'filling'}
        onPick={saved.open}
        onSubmit={() => send({ type: 'submit-pressed' })}
      />
      {saved.sheet}
      {dialog && (
        <OutcomeDialogs
          {...{ dialog, total }}
          onBack={() => send({ type: 'left' })}
          onAccept={() => send({ type: 'price-accepted' })}
          onClose={() => send({ type: 'closed' })}
        />
      )}
    </>
  )
}
