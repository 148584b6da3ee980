import { buyerFields } from '../../schemas/domain/buyer.ts'
import { memberPriceSchema } from '../../schemas/domain/sale-plan.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { serviceFromSchema, serviceSchema } from './service-schema.ts'
import { submitStateSchema } from './submit-state.ts'

/** What the bars at the foot of a product have alike, beside their price and their buttons. */
export const productBarProperties = {
  memberPrices: {
    type: 'array',
    items: memberPriceSchema,
    description: '价格的会员价：选了套餐是套餐的，没选是产品的；没有就按价格',
  },
  ...buyerFields,
  order: submitStateSchema('提交临时订单的结果，例如 {{ state.order }}：正在提交时按钮在转，最多 5 秒', {
    description: '接口的回答，这里不读',
  }),
  isCollected: { type: 'boolean', description: '已经收藏' },
  hideCollect: { type: 'boolean', description: '是：没有收藏' },
  service: {
    ...serviceSchema,
    description: '商家的客服，例如 {{ product.company }}：有电话打开对话框，没有电话发出 service 事件',
  },
  from: serviceFromSchema,
  canService: { type: 'boolean', description: '有没有客服按钮；不写：service 联系得上就有' },
  hideShare: { type: 'boolean', description: '是：没有分享' },
} as const satisfies Readonly<Record<string, JSONSchema>>
