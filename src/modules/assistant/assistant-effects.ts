import { answerKinds } from '../../../schemas/domain/assistant.ts'
import type { CustomerService } from '../../../schemas/domain/customer-service.ts'
import { NO_SERVICE } from '../../domain/customer-service.ts'
import { createDraft } from '../../kit/draft.ts'
import type { ScreenTools } from '../../kit/module.ts'
import { refusalOf } from '../../kit/refusal.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import { assistantApi } from './assistant-api.ts'
import type { AssistantEffect, AssistantEvent } from './assistant-flow.ts'

const text = { type: 'string' } as const
const hit = {
  type: 'object',
  properties: { kind: { type: 'string', enum: answerKinds }, id: text, title: text, text, to: text, picture: text },
  required: ['kind', 'id', 'title', 'text'],
  additionalProperties: false,
} as const

/** [R1] The conversation. */
export const conversation = createDraft('conversation', {
  type: 'object',
  properties: {
    text,
    turns: {
      type: 'array',
      items: {
        type: 'object',
        properties: { question: text, hits: { type: 'array', items: hit } },
        required: ['question', 'hits'],
        additionalProperties: false,
      },
    },
  },
  required: ['text', 'turns'],
  additionalProperties: false,
})

/** Does what the conversation asks for. */
export function assistantEffects(tools: ScreenTools, memory: WidgetMemory) {
  return (effect: AssistantEffect, send: (event: AssistantEvent) => void): void => {
    const api = assistantApi(tools)
    switch (effect.do) {
      case 'suggest':
        // Without them the conversation goes as well.
        return settle(
          api.ask(''),
          ({ suggestions }) => send({ type: 'suggested', suggestions }),
          () => undefined,
        )
      case 'ask':
        return settle(
          api.ask(effect.question),
          (answer) => send({ type: 'answered', answer }),
          (refusal) => send({ type: 'failed', refusal }),
        )
      case 'keep':
        return conversation.keep(memory, effect.kept)
      case 'tell':
        return tools.toast(effect.text)
      case 'hand-over':
        return void handOver(tools).catch((error: unknown) => tools.toast(refusalOf(error).message))
    }
  }
}

/** [R4] The assistant is what the shop falls back to where a company has no address of its own: that would lead here again. */
async function handOver(tools: ScreenTools): Promise<void> {
  const service: CustomerService = await assistantApi(tools).service()
  if (service.mqUrl) {
    if (tools.requireLogin()) return tools.onlineService({ ...service })
    return tools.channelLogin('/Assistant')
  }
  if (service.tel) return tools.navigate(`tel:${service.tel.replace(/[^\d+]/g, '')}`, { outside: true })
  tools.toast(NO_SERVICE)
}
