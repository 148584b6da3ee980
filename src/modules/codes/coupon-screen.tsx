import { useEffect, type ReactNode } from 'react'
import { createFlow, useFlow } from '../../kit/flow.ts'
import type { ScreenProps } from '../../kit/module.ts'
import { usePublished } from '../../kit/use-published.ts'
import { codeDraft, couponEffects } from './codes-effects.ts'
import { type CouponEvent, type CouponState, couponTransition, emptyCoupon } from './coupon-flow.ts'
import { NO_COUPON_CODE } from './messages.ts'
import { CodeForm } from './parts/code-form.tsx'

/** B2.9: a code gives a coupon. */
export default function CouponScreen({ tools, slots, memory }: ScreenProps): ReactNode {
  const [state, send] = useFlow<CouponState, CouponEvent>(() =>
    createFlow({ initial: emptyCoupon, transition: couponTransition, perform: couponEffects(tools, memory) }),
  )
  useEffect(() => {
    if (tools) send({ type: 'opened', text: tools.query().code || (codeDraft.read(memory) ?? '') })
  }, [tools, memory, send])
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
