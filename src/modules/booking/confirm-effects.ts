import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import { bookingApi } from './booking-api.ts'
import { kindOf } from './booking-way.ts'
import { loadBooking, orderOf } from './choose-effects.ts'
import type { Asked, ConfirmEffect, ConfirmEvent } from './confirm-flow.ts'
import { readTyped, type TypedContact } from './contact-draft.ts'

const contactName = (tools: ScreenTools) => `contact ${orderOf(tools)}`
const requestName = (tools: ScreenTools) => `request ${orderOf(tools)}`

/** What the address asks to be confirmed. */
export function askedOf(tools: ScreenTools): Asked {
  const { date = '', lines = '', people = '', kind } = tools.query()
  return { orderId: orderOf(tools), kind: kindOf(kind), choice: { date, lines, people } }
}

/** The day and the copies: another choice is another request. */
const choiceText = (tools: ScreenTools) => {
  const { date, lines } = askedOf(tools).choice
  return `${date} ${lines}`
}

/** [R5] What was typed before, in this visit. */
export const keptTyped = (tools: ScreenTools, memory: WidgetMemory): TypedContact =>
  readTyped(memory.get(contactName(tools), 'visit'))

/** [R6] The name under which the same was sent before and not booked. */
export function keptKey(tools: ScreenTools, memory: WidgetMemory): string | undefined {
  const [choice, key = ''] = (memory.get(requestName(tools), 'visit') ?? '').split('|')
  return choice === choiceText(tools) && key !== '' ? key : undefined
}

/** Does what the confirmation asks for. The server, which has no tools, does nothing. */
export function confirmEffects(tools: ScreenTools | undefined, memory: WidgetMemory) {
  return (effect: ConfirmEffect, send: (event: ConfirmEvent) => void): void => {
    if (!tools) return
    switch (effect.do) {
      case 'load-booking':
        return loadBooking(tools, effect.orderId, send)
      case 'keep':
        return memory.set(contactName(tools), JSON.stringify(effect.typed), 'visit')
      case 'keep-key':
        return memory.set(requestName(tools), effect.key && `${choiceText(tools)}|${effect.key}`, 'visit')
      case 'book':
        return settle(
          bookingApi(tools).book(effect.request),
          (extraOrderId) => send({ type: 'booked', extraOrderId }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'tell':
        return tools.toast(effect.text)
      case 'leave':
        return tools.navigate(effect.to, { replace: true })
    }
  }
}
