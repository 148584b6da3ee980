import type { FromSchema } from 'json-schema-to-ts'
import { buyerFields } from '../../schemas/domain/buyer.ts'
import { offeredGroupSchema } from '../../schemas/domain/ticket-offer.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const ticketResourcesProps = {
  title: '选择门票',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '默认是“选择门票”。' },
    groups: { type: 'array', items: offeredGroupSchema, title: '门票', description: '按组写，例如 {{ offer.data }}。' },
    picks: { type: 'string', title: '选了哪些、几张', description: '例如 {{ query.picks }}。' },
    ...buyerFields,
    exclusiveText: {
      type: 'string',
      maxLength: 30,
      title: '几种只能选一种时的说明',
      description: '默认是“以下门票每次只能选择一种”。',
    },
    soldOutText: { type: 'string', maxLength: 60, title: '都卖完时的一句话' },
  },
  required: ['groups'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TicketResourcesProps = FromSchema<typeof ticketResourcesProps>
