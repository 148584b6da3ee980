import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import type { AppointmentEffect, AppointmentEvent } from './appointment-flow.ts'
import { bookingApi } from './booking-api.ts'

/** Does what a booked day's screen asks for. */
export function appointmentEffects(tools: ScreenTools) {
  return (effect: AppointmentEffect, send: (event: AppointmentEvent) => void): void => {
    const api = bookingApi(tools)
    const id = tools.params.id ?? ''
    switch (effect.do) {
      case 'load':
        return settle(
          api.appointment(id),
          (one) => send({ type: 'loaded', one }),
          (refusal) => send({ type: 'failed', refusal }),
        )
      case 'change':
        return settle(
          api.change(id, effect.date),
          () => send({ type: 'changed' }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'cancel':
        return settle(
          api.cancel(id),
          () => send({ type: 'cancelled' }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'put-change':
        return tools.setQuery({ change: effect.isOn ? '1' : '' })
      case 'tell':
        return tools.toast(effect.text)
    }
  }
}
