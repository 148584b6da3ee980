import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import { FAILURE_TOAST } from '../../kit/failed-call.ts'
import type { ListEffect, ListEvent } from './list-flow.ts'
import { servicesApi } from './services-api.ts'

/** Does what the list asks for. */
export function listEffects(tools: ScreenTools) {
  return (effect: ListEffect, send: (event: ListEvent) => void): void => {
    switch (effect.do) {
      case 'load':
        return settle(
          servicesApi(tools).reservations(),
          (list) => send({ type: 'loaded', list }),
          (refusal) => send({ type: 'failed', refusal }),
        )
      case 'cancel':
        return settle(
          servicesApi(tools).cancel(effect.id),
          () => send({ type: 'cancelled' }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'tell':
        return tools.toast(effect.text)
      case 'tell-failure':
        return tools.toast(effect.text, FAILURE_TOAST)
    }
  }
}
