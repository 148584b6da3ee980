import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import { bookingApi } from './booking-api.ts'
import { bookingDraft } from './booking-draft.ts'
import type { CalendarEffect, CalendarEvent } from './calendar-flow.ts'
import type { ChooseEffect, ChooseEvent } from './choose-flow.ts'

/** Does what the choice asks for. */
export function chooseEffects(tools: ScreenTools, memory: WidgetMemory) {
  return (effect: ChooseEffect, send: (event: ChooseEvent) => void): void => {
    switch (effect.do) {
      case 'load-booking':
        return loadBooking(tools, effect.orderId, send)
      case 'keep':
        return bookingDraft.keep(memory, effect.draft, effect.orderId)
      case 'put-date':
        return tools.setQuery({ date: effect.date })
      case 'tell':
        return tools.toast(effect.text)
      case 'open':
        return tools.navigate(effect.to)
    }
  }
}

/** Does what the calendar asks for, as above. */
export function calendarEffects(tools: ScreenTools) {
  return (effect: CalendarEffect, send: (event: CalendarEvent) => void): void => {
    switch (effect.do) {
      case 'load-booking':
        return loadBooking(tools, effect.orderId, send)
      case 'leave':
        return tools.navigate(effect.to, { stepBack: true })
    }
  }
}

type LoadEvent = Extract<ChooseEvent, { type: 'booking-loaded' | 'booking-failed' }>

/** Asks what of an order can be booked. */
export const loadBooking = (tools: ScreenTools, orderId: string, send: (event: LoadEvent) => void): void =>
  settle(
    bookingApi(tools).booking(orderId),
    (booking) => send({ type: 'booking-loaded', booking }),
    (refusal) => send({ type: 'booking-failed', refusal }),
  )
