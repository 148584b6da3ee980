import { createDraft } from '../../kit/draft.ts'
import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import { choiceOf } from './choose-effects.ts'
import { confirmDraft } from './confirm-draft.ts'
import type { ConfirmEffect, ConfirmEvent } from './confirm-flow.ts'
import { servicesApi } from './services-api.ts'

/** [R5] The name under which a choice was sent. */
const requestDraft = createDraft('request', {
  type: 'object',
  properties: { choice: { type: 'string' }, key: { type: 'string' } },
  required: ['choice', 'key'],
  additionalProperties: false,
})

/** Another choice is another request. */
const choiceText = (tools: ScreenTools): string => JSON.stringify(choiceOf(tools))

/** [R5] The name under which the same was sent before and not reserved. */
export function keptKey(tools: ScreenTools, memory: WidgetMemory, serviceId: string): string | undefined {
  const sent = requestDraft.read(memory, serviceId)
  return sent?.choice === choiceText(tools) ? sent.key : undefined
}

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
      case 'keep-key': {
        const { key } = effect
        return requestDraft.keep(memory, key === undefined ? undefined : { choice: choiceText(tools), key }, serviceId)
      }
      case 'reserve':
        return settle(
          servicesApi(tools).reserve(effect.request),
          () => send({ type: 'reserved' }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'tell':
        return tools.toast(effect.text)
      case 'leave':
        return tools.navigate(effect.to, { replace: true })
    }
  }
}
