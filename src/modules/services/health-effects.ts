import { createDraft } from '../../kit/draft.ts'
import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import type { HealthEffect, HealthEvent } from './health-flow.ts'
import { servicesApi } from './services-api.ts'

const text = { type: 'string' } as const

/** [R10] What was typed for a place. A document is not kept on the phone. */
export const healthDraft = createDraft('health', {
  type: 'object',
  properties: { name: text, phone: text, temperature: text, from: text, visitDay: text },
  additionalProperties: false,
})

/** The place of the address. */
export const placeOf = ({ params }: ScreenTools): string => params.locationCode ?? ''

/** Does what the form asks for. */
export function healthEffects(tools: ScreenTools, memory: WidgetMemory) {
  return (effect: HealthEffect, send: (event: HealthEvent) => void): void => {
    switch (effect.do) {
      case 'load':
        return settle(
          servicesApi(tools).healthForm(effect.code),
          (form) => send({ type: 'loaded', form }),
          (refusal) => send({ type: 'failed', refusal }),
        )
      case 'keep': {
        const { document: _document, answers: _answers, ...plain } = effect.typed ?? {}
        return healthDraft.keep(memory, effect.typed && plain, placeOf(tools))
      }
      case 'send':
        return settle(
          servicesApi(tools).sendHealthForm(effect.code, effect.values),
          () => send({ type: 'sent' }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'tell':
        return tools.toast(effect.text)
      case 'leave':
        return tools.navigate(effect.to, { stepBack: true })
    }
  }
}
