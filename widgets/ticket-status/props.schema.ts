import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const ticketStatusProps = {
  title: '门票不可售',
  type: 'object',
  properties: {
    state: {
      enum: ['on-sale', 'off-shelf', 'not-published', 'not-yet', 'over'],
      enumDescriptions: ['在售', '已下架', '未上架', '未开售', '已停售'],
      title: '售卖状态',
      description: '写 {{ ticket.saleState }}。',
      $comment: 'on-sale 时什么也不显示。',
    },
    effectTime: { type: 'string', title: '开始有效的日期', description: '例如 {{ ticket.effectTime }}。' },
    expireDate: { type: 'string', title: '最后有效的日期', description: '例如 {{ ticket.expireDate }}。' },
    moreText: { type: 'string', minLength: 1, maxLength: 10, title: '按钮的文字', description: '默认是“看看别的”。' },
    moreTo: { type: 'string', minLength: 1, format: 'address', title: '按钮打开的地址', description: '默认是首页。' },
  },
  required: ['state'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TicketStatusProps = FromSchema<typeof ticketStatusProps>
