import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import { orderOf, refundApi } from './refund-api.ts'
import { APPLIED } from './messages.ts'
import { refundDraft } from './refund-draft.ts'
import type { RefundEffect, RefundEvent } from './refund-flow.ts'

/** Does what the flow asks for. */
export function refundEffects(tools: ScreenTools, memory: WidgetMemory) {
  return (effect: RefundEffect, send: (event: RefundEvent) => void): void => {
    switch (effect.do) {
      case 'load-order':
        return settle(
          refundApi(tools).lines(),
          (order) => send({ type: 'order-loaded', order }),
          (refusal) => send({ type: 'order-failed', refusal }),
        )
      case 'apply':
        return settle(
          refundApi(tools).apply(effect.application),
          (made) => send({ type: 'applied', ...made }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'keep':
        return refundDraft.keep(memory, effect.draft, orderOf(tools))
      case 'tell':
        return tools.toast(effect.text)
      case 'open-detail':
        return tools.navigate(effect.to, { replace: true, late: APPLIED })
      case 'leave':
        return tools.navigate(effect.to, { stepBack: true })
    }
  }
}
