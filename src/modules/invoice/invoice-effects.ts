import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import { invoiceApi, orderOf } from './invoice-api.ts'
import { invoiceDraft } from './invoice-draft.ts'
import type { InvoiceEffect, InvoiceEvent } from './invoice-flow.ts'
import { APPLIED } from './messages.ts'

/** Does what the flow asks for. */
export function invoiceEffects(tools: ScreenTools, memory: WidgetMemory) {
  return (effect: InvoiceEffect, send: (event: InvoiceEvent) => void): void => {
    switch (effect.do) {
      case 'load-order':
        return settle(
          invoiceApi(tools).detail(),
          (order) => send({ type: 'order-loaded', order }),
          (refusal) => send({ type: 'order-failed', refusal }),
        )
      case 'apply':
        return settle(
          invoiceApi(tools).apply(effect.orderNo, effect.body),
          () => send({ type: 'applied' }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'keep':
        return invoiceDraft.keep(memory, effect.draft, orderOf(tools))
      case 'tell':
        return tools.toast(effect.text)
      case 'open-progress':
        return tools.navigate(effect.to, { replace: true, late: APPLIED })
    }
  }
}
