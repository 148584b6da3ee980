import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import { parcelDraft } from './parcel-draft.ts'
import type { ParcelEffect, ParcelEvent } from './parcel-flow.ts'
import { orderOf, parcelApi } from './refund-api.ts'
import { LATE_PARCEL } from './messages.ts'

/** The refund that the address names; '' for none. */
export const namedRefund = ({ query }: ScreenTools): string => query().refundId ?? ''

/** [R10] What a parcel is typed for: an order, and the refund that the address names. */
export const parcelOf = (tools: ScreenTools): string => `${orderOf(tools)} ${namedRefund(tools)}`.trim()

/** Does what the flow asks for. */
export function parcelEffects(tools: ScreenTools, memory: WidgetMemory) {
  return (effect: ParcelEffect, send: (event: ParcelEvent) => void): void => {
    switch (effect.do) {
      case 'load-goods':
        return settle(
          parcelApi(tools).goods(),
          (goods) => send({ type: 'goods-loaded', ...goods }),
          (refusal) => send({ type: 'goods-failed', refusal }),
        )
      case 'send':
        return settle(
          parcelApi(tools).send(effect.refundId, effect.parcel),
          () => send({ type: 'sent' }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'keep':
        return parcelDraft.keep(memory, effect.draft, parcelOf(tools))
      case 'tell':
        return tools.toast(effect.text)
      case 'leave':
        return tools.navigate(effect.to, { stepBack: true, late: LATE_PARCEL })
    }
  }
}
