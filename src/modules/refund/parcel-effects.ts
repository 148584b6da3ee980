import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import { type ParcelDraft, readParcel } from './parcel-draft.ts'
import type { ParcelEffect, ParcelEvent } from './parcel-flow.ts'
import { parcelApi } from './refund-api.ts'

/** The refund that the address names; '' for none. */
export const namedRefund = ({ query }: ScreenTools): string => query().refundId ?? ''

/** Under which name of the visit's memory a parcel is kept. */
const nameOf = (tools: ScreenTools) => `parcel ${tools.params.orderId ?? ''} ${namedRefund(tools)}`

/** [R10] What was typed before, if it is what is kept here. */
export const keptParcel = (tools: ScreenTools, memory: WidgetMemory): ParcelDraft | undefined =>
  readParcel(memory.get(nameOf(tools), 'visit'))

/** Does what the flow asks for. The server, which has no tools, does nothing. */
export function parcelEffects(tools: ScreenTools | undefined, memory: WidgetMemory) {
  return (effect: ParcelEffect, send: (event: ParcelEvent) => void): void => {
    if (!tools) return
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
        return memory.set(nameOf(tools), effect.draft && JSON.stringify(effect.draft), 'visit')
      case 'tell':
        return tools.toast(effect.text)
      case 'leave':
        return tools.navigate(effect.to, { stepBack: true })
    }
  }
}
