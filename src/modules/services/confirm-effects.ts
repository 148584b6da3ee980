import { createDraft } from '../../kit/draft.ts'
import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import { choiceOf } from './choose-effects.ts'
import { confirmDraft } from './confirm-draft.ts'
import type { ConfirmEffect, ConfirmEvent } from './confirm-flow.ts'
import { RESERVED } from './messages.ts'
import { servicesApi } from './services-api.ts'

/** [R5] The name under which something was sent, until it is known to be reserved: whatever is chosen by then is sent in its place. */
const requestDraft = createDraft('request', { type: 'string' })

export const savedRequestKey = (memory: WidgetMemory, serviceId: string): string | undefined =>
  requestDraft.read(memory, serviceId)

/** Does what the confirmation asks for. */
export function confirmEffects(tools: ScreenTools, memory: WidgetMemory, serviceId: string) {
  return (effect: ConfirmEffect, send: (event: ConfirmEvent) => void): void => {
    switch (effect.do) {
      case 'load':
        return settle(
          servicesApi(tools).bookable(serviceId, choiceOf(tools).day),
          (bookable) => send({ type: 'loaded', bookable }),
          (refusal) => send({ type: 'failed', refusal }),
        )
      case 'keep':
        return confirmDraft.keep(memory, effect.typed, serviceId)
      case 'keep-key':
        return requestDraft.keep(memory, effect.key, serviceId)
      case 'reserve':
        return settle(
          servicesApi(tools).reserve(effect.request),
          (isEarlier) => send({ type: 'reserved', isEarlier }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'tell':
        return tools.toast(effect.text)
      case 'leave':
        return tools.navigate(effect.to, { replace: true, late: RESERVED })
    }
  }
}
