import { payWays } from '../../../schemas/domain/pay-way.ts'
import { createDraft } from '../../kit/draft.ts'
import type { ScreenTools } from '../../kit/module.ts'
import { isOffline } from '../../kit/offline.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import { FAILURE_TOAST } from '../../kit/failed-call.ts'
import { cashierApi } from './cashier-api.ts'
import type { CashierEffect, CashierEvent } from './cashier-flow.ts'
import { OFFLINE } from './messages.ts'

/** [R4] The way that the buyer chose: from the company they come back to a page that is loaded anew. */
export const wayDraft = createDraft('way', { type: 'string', enum: payWays.map(({ way }) => way) })

type Send = (event: CashierEvent) => void

/** Does what the flow asks for: calls, the shop's navigation, words. */
export function cashierEffects(tools: ScreenTools, memory: WidgetMemory) {
  return (effect: CashierEffect, send: Send): void => {
    const api = cashierApi(tools)
    switch (effect.do) {
      case 'load-order':
        return settle(
          api.order(),
          (order) => send({ type: 'order-loaded', order }),
          (refusal) => send({ type: 'order-failed', refusal }),
        )
      case 'load-tried':
        // How an earlier try went is a word beside the order: without it the order can be paid all the same.
        return void api.payment().then(
          (tried) => send({ type: 'tried-loaded', tried }),
          () => undefined,
        )
      case 'begin-payment':
        return settle(
          api.begin(effect.way),
          (url) => send({ type: 'payment-begun', url }),
          (refusal) => send({ type: 'payment-refused', refusal }),
        )
      case 'remember-way':
        return wayDraft.keep(memory, effect.way)
      case 'open-company':
        // Without a network the company's page can't come: the browser would show an error in the cashier's place.
        if (isOffline()) return tools.toast(OFFLINE, FAILURE_TOAST)
        return tools.navigate(effect.url, { outside: true })
      case 'forget-tried':
        return tools.setQuery({ payid: '' })
      case 'tell':
        return tools.toast(effect.text, FAILURE_TOAST)
    }
  }
}
