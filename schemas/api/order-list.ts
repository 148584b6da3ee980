import { orderCardSchema, orderListKinds, orderTabs } from '../domain/order-card.ts'
import type { Contract } from './contract.ts'
import { envelope, paging } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    tab: {
      enum: orderTabs,
      enumDescriptions: ['全部', '待支付', '待使用', '已完成', '退款/售后'],
      title: '哪些',
      $comment: 'all 全部 unpaid 待支付 usable 待使用 done 已完成 refund 退款/售后。',
    },
    kind: {
      enum: orderListKinds,
      enumDescriptions: ['全部', '门票', '零售', '积分商城'],
      title: '哪一类',
      $comment: 'all 全部 ticket 门票 retail 零售 exchange 积分商城。',
    },
    ...paging('每页几个'),
  },
  required: ['tab', 'kind', 'pageNumber', 'pageSize'],
  additionalProperties: false,
} as const

/** POST /online/order/orderlist/query (B2.9 /order; the path is in the style of its neighbours): a member's own orders, the newest first. */
export const orderList = {
  name: 'orderList',
  title: { zh: '我的订单', en: "A member's orders" },
  source: 'B2.9, B4',
  method: 'POST',
  path: '/online/order/orderlist/query',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      orders: { type: 'array', items: orderCardSchema },
      total: { type: 'integer', minimum: 0, title: '一共几个' },
    },
    required: ['orders', 'total'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  page: {
    with: { ...body, required: [] },
    defaults: { tab: 'all', kind: 'all', pageNumber: 1, pageSize: 10 },
    value: ['data'],
  },
} as const satisfies Contract
