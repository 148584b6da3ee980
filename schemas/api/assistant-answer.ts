import { assistantHitSchema } from '../domain/assistant.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/**
 * POST /online/cms-api/assistant/answer (B2.9 Assistant; the path is in the style of pageComponents): what the shop's answers, articles,
 * places and products say to a question, the best first. Without a question only what others ask.
 */
export const assistantAnswer = {
  name: 'assistantAnswer',
  title: { zh: '助手的回答', en: 'What the assistant answers' },
  source: 'B2.9',
  method: 'POST',
  path: '/online/cms-api/assistant/answer',
  body: {
    type: 'object',
    properties: { question: { type: 'string', maxLength: 100, title: '问什么', description: '空文字只要常问的。' } },
    required: ['question'],
    additionalProperties: false,
  },
  reply: envelope({
    type: 'object',
    properties: {
      hits: { type: 'array', items: assistantHitSchema, title: '回答', description: '最合适的在前；没有找到是空的。' },
      suggestions: { type: 'array', items: { type: 'string' }, title: '大家常问的' },
    },
    required: ['hits', 'suggestions'],
    additionalProperties: false,
  }),
  problems: ['invalid-request'],
  personal: false,
} as const satisfies Contract
