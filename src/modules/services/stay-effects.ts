import { arrivalTimes } from '../../../schemas/domain/coming-stay.ts'
import { createDraft } from '../../kit/draft.ts'
import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import { servicesApi } from './services-api.ts'
import type { StayEffect, StayEvent } from './stay-flow.ts'

/** [R13] What was typed for a stay and not saved yet. */
const wishesDraft = createDraft('wishes', {
  type: 'object',
  properties: {
    arrival: { type: 'string', enum: ['', ...arrivalTimes] },
    babyCots: { type: 'integer' },
    highFloor: { type: 'boolean' },
    quietRoom: { type: 'boolean' },
    remark: { type: 'string' },
  },
  additionalProperties: false,
})

/** Does what the screen asks for. */
export function stayEffects(tools: ScreenTools, memory: WidgetMemory) {
  return (effect: StayEffect, send: (event: StayEvent) => void): void => {
    switch (effect.do) {
      case 'load':
        return settle(
          servicesApi(tools).stays(),
          (stays) => send({ type: 'loaded', stays }),
          (refusal) => send({ type: 'failed', refusal }),
        )
      case 'recall':
        return send({ type: 'recalled', typed: wishesDraft.read(memory, effect.orderId) ?? {} })
      case 'put':
        return tools.setQuery({ orderId: effect.orderId })
      case 'keep':
        return wishesDraft.keep(memory, effect.typed, effect.orderId)
      case 'save':
        return settle(
          servicesApi(tools).saveWishes(effect.orderId, effect.wishes),
          () => send({ type: 'saved' }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'tell':
        return tools.toast(effect.text)
    }
  }
}
