import { buyerFields } from '../../schemas/domain/buyer.ts'
import { memberPriceSchema } from '../../schemas/domain/sale-plan.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { serviceFromSchema, serviceSchema } from './service-schema.ts'

/** What the bars at the foot of a product have alike, beside their price and their buttons. */
export const productBarProperties = {
  memberPrices: {
    type: 'array',
    items: memberPriceSchema,
    description: '价格的会员价：选了套餐是套餐的，没选是产品的；没有就按价格',
  },
  ...buyerFields,
  isBusy: { type: 'boolean', description: "正在提交，写 {{ state.order.status == 'busy' }}；最多转 5 秒" },
  isCollected: { type: 'boolean', description: '已经收藏' },
  hideCollect: { type: 'boolean', description: '是：没有收藏' },
  service: {
    ...serviceSchema,
    description: '商家的客服，例如 {{ product.company }}：有电话打开对话框，没有电话发出 service 事件',
  },
  from: serviceFromSchema,
  canService: { type: 'boolean', description: '有没有客服按钮；不写：service 联系得上就有' },
  hideShare: { type: 'boolean', description: '是：没有分享' },
  turnsAt: {
    type: 'string',
    title: '到点的时间',
    description: '写 {{ product.sale.turnsAt }}：到这个时间发出“到点了”，页面重新取商品',
  },
} as const satisfies Readonly<Record<string, JSONSchema>>
