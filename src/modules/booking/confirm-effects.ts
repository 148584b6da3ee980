import type { ScreenTools } from '../../kit/module.ts'
import { createDraft } from '../../kit/draft.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import { bookingApi, orderOf } from './booking-api.ts'
import { kindOf } from './booking-way.ts'
import { loadBooking } from './choose-effects.ts'
import type { ConfirmRequest, ConfirmEffect, ConfirmEvent } from './confirm-flow.ts'
import { contactDraft } from './contact-draft.ts'
import { BOOKED } from './messages.ts'

/** What the address asks to be confirmed. */
export function confirmRequestOf(tools: ScreenTools): ConfirmRequest {
  const { date = '', lines = '', people = '', kind } = tools.query()
  return { orderId: orderOf(tools), kind: kindOf(kind), choice: { date, lines, people } }
}

/** [R6] The name under which a day of an order was sent, until it is known to be booked: whatever is chosen by then is sent in its place. */
const requestDraft = createDraft('request-key', { type: 'string' })

export const savedRequestKey = (orderId: string, memory: WidgetMemory): string | undefined =>
  requestDraft.read(memory, orderId)

/** Does what the confirmation asks for. */
export function confirmEffects(tools: ScreenTools, memory: WidgetMemory) {
  return (effect: ConfirmEffect, send: (event: ConfirmEvent) => void): void => {
    const orderId = orderOf(tools)
    switch (effect.do) {
      case 'load-booking':
        return loadBooking(tools, effect.orderId, send)
      case 'keep':
        return contactDraft.keep(memory, effect.typed, orderId)
      case 'keep-key':
        return requestDraft.keep(memory, effect.key, orderId)
      case 'book':
        return settle(
          bookingApi(tools).book(effect.request),
          ({ extraOrderId, isEarlier = false }) => send({ type: 'booked', extraOrderId, isEarlier }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'tell':
        return tools.toast(effect.text)
      case 'leave':
        return tools.navigate(effect.to, { replace: true, late: BOOKED })
    }
  }
}
