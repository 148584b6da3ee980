import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { codeDraft, couponEffects } from './codes-effects.ts'
import { type CouponEffect, type CouponEvent, type CouponState, couponTransition, emptyCoupon } from './coupon-flow.ts'
import { NO_COUPON_CODE } from './messages.ts'
import { CodeForm } from './parts/code-form.tsx'

/** B2.9: a code gives a coupon. */
export default function CouponScreen({ tools, slots, memory }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<CouponState, CouponEvent, CouponEffect>(tools, memory, {
    initial: emptyCoupon,
    transition: couponTransition,
    effects: couponEffects,
    opened: (page, visit) => ({ type: 'opened', text: page.query().code || (codeDraft.read(visit) ?? '') }),
  })
  const { count } = state
  usePublished(tools, { count })
  return (
    <>
      <div data-part="form">
        <CodeForm
          {...{ text: state.text, refusal: state.refusal, isBusy: state.isBusy }}
          label="兑换码"
          placeholder={NO_COUPON_CODE}
          button="兑换"
          hint="兑换码不分大小写，中间的空格和横线不用输"
          onType={(text) => send({ type: 'typed', text })}
          onSubmit={() => send({ type: 'submit-pressed' })}
        />
      </div>
      {slots.end}
    </>
  )
}
