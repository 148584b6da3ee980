import type { FromSchema } from 'json-schema-to-ts'
import { offeredSessionSchema } from '../../schemas/domain/ticket-offer.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const ticketSessionsProps = {
  title: '选择场次',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, description: '标题，默认 选择场次' },
    sessions: { type: 'array', items: offeredSessionSchema, description: '场次，例如 {{ sessions }}' },
    selected: { type: 'string', description: '选了哪一场的 id，例如 {{ offer.sessionId }}' },
  },
  required: ['sessions'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TicketSessionsProps = FromSchema<typeof ticketSessionsProps>
