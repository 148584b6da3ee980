import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import { refundApi } from './refund-api.ts'
import { readDraft, type RefundDraft } from './refund-draft.ts'
import type { RefundEffect, RefundEvent } from './refund-flow.ts'

/** Under which name of the visit's memory an order's application is kept. */
const nameOf = ({ params }: ScreenTools) => `refund ${params.orderId ?? ''}`

/** [R4] What was typed before, if it is what is kept here. */
export const keptDraft = (tools: ScreenTools, memory: WidgetMemory): RefundDraft | undefined =>
  readDraft(memory.get(nameOf(tools), 'visit'))

/** Does what the flow asks for. The server, which has no tools, does nothing. */
export function refundEffects(tools: ScreenTools | undefined, memory: WidgetMemory) {
  return (effect: RefundEffect, send: (event: RefundEvent) => void): void => {
    if (!tools) return
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
          (refundId) => send({ type: 'applied', refundId }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'keep':
        return memory.set(nameOf(tools), effect.draft && JSON.stringify(effect.draft), 'visit')
      case 'tell':
        return tools.toast(effect.text)
      case 'open-detail':
        return tools.navigate(effect.to, { replace: true })
      case 'leave':
        return tools.navigate(effect.to, { stepBack: true })
    }
  }
}
