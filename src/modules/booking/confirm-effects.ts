import type { ScreenTools } from '../../kit/module.ts'
import { createDraft } from '../../kit/draft.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import { bookingApi, orderOf } from './booking-api.ts'
import { kindOf } from './booking-way.ts'
import { loadBooking } from './choose-effects.ts'
import type { Asked, ConfirmEffect, ConfirmEvent } from './confirm-flow.ts'
import { contactDraft } from './contact-draft.ts'
import { BOOKED } from './messages.ts'

/** What the address asks to be confirmed. */
export function askedOf(tools: ScreenTools): Asked {
  const { date = '', lines = '', people = '', kind } = tools.query()
  return { orderId: orderOf(tools), kind: kindOf(kind), choice: { date, lines, people } }
}

/** [R6] The name under which a choice of an order was sent. */
const requestDraft = createDraft('request', {
  type: 'object',
  properties: { choice: { type: 'string' }, key: { type: 'string' } },
  required: ['choice', 'key'],
  additionalProperties: false,
})

/** The day and the copies: another choice is another request. */
const choiceText = (tools: ScreenTools) => {
  const { date, lines } = askedOf(tools).choice
  return `${date} ${lines}`
}

/** [R6] The name under which the same was sent before and not booked. */
export function keptKey(tools: ScreenTools, memory: WidgetMemory): string | undefined {
  const sent = requestDraft.read(memory, orderOf(tools))
  return sent?.choice === choiceText(tools) ? sent.key : undefined
}

/** Does what the confirmation asks for. */
export function confirmEffects(tools: ScreenTools, memory: WidgetMemory) {
  return (effect: ConfirmEffect, send: (event: ConfirmEvent) => void): void => {
    const orderId = orderOf(tools)
    switch (effect.do) {
      case 'load-booking':
        return loadBooking(tools, effect.orderId, send)
      case 'keep':
        return contactDraft.keep(memory, effect.typed, orderId)
      case 'keep-key': {
        const { key } = effect
        return requestDraft.keep(memory, key === undefined ? undefined : { choice: choiceText(tools), key }, orderId)
      }
      case 'book':
        return settle(
          bookingApi(tools).book(effect.request),
          (extraOrderId) => send({ type: 'booked', extraOrderId }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'tell':
        return tools.toast(effect.text)
      case 'leave':
        return tools.navigate(effect.to, { replace: true, late: BOOKED })
    }
  }
}
