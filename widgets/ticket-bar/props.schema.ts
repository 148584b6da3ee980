import type { FromSchema } from 'json-schema-to-ts'
import { buyerFields } from '../../schemas/domain/buyer.ts'
import { offeredGroupSchema } from '../../schemas/domain/ticket-offer.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const ticketBarProps = {
  title: '门票购买栏',
  type: 'object',
  properties: {
    text: { type: 'string', minLength: 1, maxLength: 8, title: '按钮的文字', description: '默认是“立即预订”。' },
    closedText: {
      type: 'string',
      minLength: 1,
      maxLength: 8,
      title: '现在不卖时按钮的文字',
      description: '默认是“暂不可订”。',
    },
    productId: {
      type: 'string',
      names: 'product',
      title: '门票产品',
      description: '写 {{ params.id }}。',
    },
    groups: { type: 'array', items: offeredGroupSchema, title: '门票', description: '按组写，例如 {{ offer.data }}。' },
    picks: { type: 'string', title: '选了哪些、几张', description: '例如 {{ query.picks }}。' },
    saleDate: { type: 'string', title: '哪天', description: '例如 {{ offer.checkDate }}；通票没有。' },
    sessionId: { type: 'string', title: '哪一场', description: '例如 {{ offer.sessionId }}；不分场次就没有。' },
    isClosed: { type: 'boolean', title: '现在不卖' },
    ...buyerFields,
    isBusy: { type: 'boolean', title: '正在提交', description: "写 {{ state.order.status == 'busy' }}；最多等 5 秒。" },
  },
  required: ['productId'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TicketBarProps = FromSchema<typeof ticketBarProps>
