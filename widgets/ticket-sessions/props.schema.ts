import type { FromSchema } from 'json-schema-to-ts'
import { offeredSessionSchema } from '../../schemas/domain/ticket-offer.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const ticketSessionsProps = {
  title: '选择场次',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '默认是“选择场次”。' },
    sessions: { type: 'array', items: offeredSessionSchema, title: '场次', description: '例如 {{ sessions }}。' },
    selected: { type: 'string', title: '选了哪一场', description: '例如 {{ offer.sessionId }}。' },
  },
  required: ['sessions'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TicketSessionsProps = FromSchema<typeof ticketSessionsProps>
