import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

const policy = { type: 'string', minLength: 1, maxLength: 60 } as const

export const ticketNoticesProps = {
  title: '购票说明',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '默认是“购票说明”。' },
    unsubscribePolicyType: {
      type: 'integer',
      enum: [1, 2, 3],
      enumDescriptions: ['随时退', '条件退', '不可退'],
      title: '退款规则',
      description: '1 是随时退，2 是条件退，3 是不可退，例如 {{ ticket.unsubscribePolicyType }}；没有就不写。',
    },
    realNameCertification: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['不需要实名', '需要实名'],
      title: '要不要实名',
      description: '1 表示需要实名，例如 {{ ticket.realNameCertification }}。',
    },
    anytime: { ...policy, title: '随时退的说明' },
    conditional: { ...policy, title: '条件退的说明' },
    never: { ...policy, title: '不可退的说明' },
    realName: { ...policy, title: '实名的说明' },
    promise: {
      type: 'string',
      maxLength: 12,
      title: '服务保障一行的标题',
      description: '默认是“服务保障”；空的就没有这一行。',
    },
    promiseText: { type: 'string', maxLength: 40, title: '服务保障的一句话' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type TicketNoticesProps = FromSchema<typeof ticketNoticesProps>
