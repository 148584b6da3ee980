import type { ScreenTools } from '../../kit/module.ts'
import { createDraft } from '../../kit/draft.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import type { CheckEffect, CheckEvent } from './check-flow.ts'
import { codesApi } from './codes-api.ts'
import type { CouponEffect, CouponEvent } from './coupon-flow.ts'

/** What is typed of a code. */
export const codeDraft = createDraft('code', { type: 'string' })

/** Does what a coupon's code asks for. */
export function couponEffects(tools: ScreenTools, memory: WidgetMemory) {
  return (effect: CouponEffect, send: (event: CouponEvent) => void): void => {
    switch (effect.do) {
      case 'keep':
        return codeDraft.keep(memory, effect.text || undefined)
      case 'redeem':
        return settle(
          codesApi(tools).redeemCoupon(effect.code),
          (isEarlier) => send({ type: 'redeemed', isEarlier }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'tell':
        return tools.toast(effect.text)
      case 'reload':
        return void tools.reload()
    }
  }
}

/** Does what the look at a code asks for, as above. */
export function checkEffects(tools: ScreenTools, memory: WidgetMemory) {
  return (effect: CheckEffect, send: (event: CheckEvent) => void): void => {
    switch (effect.do) {
      case 'keep':
        return codeDraft.keep(memory, effect.text || undefined)
      case 'put-code':
        return tools.setQuery({ code: effect.code })
      case 'look':
        return settle(
          codesApi(tools).look(effect.code),
          (looked) => send({ type: 'looked', code: effect.code, looked }),
          (refusal) => send({ type: 'look-failed', code: effect.code, refusal }),
        )
      case 'redeem':
        return settle(
          codesApi(tools).redeem(effect.code, effect.seen),
          () => send({ type: 'redeemed' }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'tell':
        return tools.toast(effect.text)
    }
  }
}
