import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

const path = (description: string) => ({ type: 'string', format: 'address', description }) as const

/** Where the pages of an order are (B2.9). */
export const orderPathsSchema = {
  title: '订单的页面',
  type: 'object',
  properties: {
    detail: path('订单详情'),
    cashier: path('收银台'),
    refundApply: path('申请退款'),
    refundList: path('退款记录'),
    refundDetail: path('退款详情，后面加 ?refundId='),
    product: path('商品详情；不认识的类型没有'),
    snapshot: path('交易快照'),
    invoiceApply: path('申请发票'),
    invoiceProgress: path('发票进度'),
    appointment: path('预约'),
    commentWrite: path('写点评'),
    commentDetail: path('看自己的点评'),
  },
  required: [
    ...(['detail', 'cashier', 'refundApply', 'refundList', 'refundDetail', 'snapshot'] as const),
    ...(['invoiceApply', 'invoiceProgress', 'appointment'] as const),
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

const may = (description: string) => ({ type: 'boolean', description }) as const

/** What the buyer may do with an order now (B4, B9): pages need no rules of their own. */
export const orderActionsSchema = {
  title: '现在能做什么',
  type: 'object',
  properties: {
    pay: may('去支付（B4：待处理，且未付或部分支付）'),
    cancel: may('取消订单（B4：待处理，且一分未付）'),
    refund: may('申请退款（B9：refundShow 是 1，类型 65 没有）'),
    refundList: may('查看退款记录'),
    invoiceApply: may('申请发票（发票状态 1）'),
    invoiceProgress: may('查看发票（发票状态 2）'),
    commentWrite: may('写点评（B4：点评状态 -1、2、9，用过才能写）；没有写就是不能'),
    commentDetail: may('看自己写的点评（B4：点评状态 0、1）；没有写就是没有'),
    appointment: may('预约使用日期：已付款，还有可用的或等确认后发送的券码；能不能约还要看 checkCpAppointment'),
  },
  required: ['pay', 'cancel', 'refund', 'refundList', 'invoiceApply', 'invoiceProgress', 'appointment'],
  additionalProperties: false,
} as const satisfies JSONSchema

type OrderPathName = keyof typeof orderPathsSchema.properties

/** An order as actions take it that lead to one of its pages: whatever holds their addresses. */
export const orderWithPaths = <const Name extends OrderPathName>(...names: readonly Name[]) =>
  ({
    type: 'object',
    description: '订单，例如 {{ order }}',
    properties: {
      paths: {
        type: 'object',
        properties: Object.fromEntries(names.map((name) => [name, orderPathsSchema.properties[name]])) as {
          readonly [Each in Name]: (typeof orderPathsSchema.properties)[Each]
        },
        required: names,
        description: '订单的页面',
      },
    },
    required: ['paths'],
  }) as const satisfies JSONSchema

export type OrderPathsReply = FromSchema<typeof orderPathsSchema>
export type OrderActions = FromSchema<typeof orderActionsSchema>
