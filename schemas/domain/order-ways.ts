import type { FromSchema } from 'json-schema-to-ts'
import type { Annotations, JSONSchema } from '../json-schema.ts'

const path = (about: Annotations) => ({ type: 'string', format: 'address', ...about }) as const

/** Where the pages of an order are (B2.9). */
export const orderPathsSchema = {
  title: '订单的页面',
  type: 'object',
  properties: {
    detail: path({ title: '订单详情' }),
    cashier: path({ title: '收银台' }),
    refundApply: path({ title: '申请退款' }),
    refundList: path({ title: '退款记录' }),
    refundDetail: path({ title: '退款详情', $comment: '后面加 ?refundId=。' }),
    product: path({ title: '商品详情', description: '不认识的类型没有。' }),
    snapshot: path({ title: '交易快照' }),
    invoiceApply: path({ title: '申请发票' }),
    invoiceProgress: path({ title: '发票进度' }),
    appointment: path({ title: '预约' }),
    commentWrite: path({ title: '写点评' }),
    commentDetail: path({ title: '看自己的点评' }),
  },
  required: [
    ...(['detail', 'cashier', 'refundApply', 'refundList', 'refundDetail', 'snapshot'] as const),
    ...(['invoiceApply', 'invoiceProgress', 'appointment'] as const),
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

const may = (about: Annotations) => ({ type: 'boolean', ...about }) as const

/** What the buyer may do with an order now (B4, B9): pages need no rules of their own. */
export const orderActionsSchema = {
  title: '现在能做什么',
  type: 'object',
  properties: {
    pay: may({ title: '去支付', $comment: 'B4：待处理，且未付或部分支付。' }),
    cancel: may({ title: '取消订单', $comment: 'B4：待处理，且一分未付。' }),
    refund: may({ title: '申请退款', $comment: 'B9：refundShow 是 1，类型 65 没有。' }),
    refundList: may({ title: '查看退款记录' }),
    invoiceApply: may({ title: '申请发票', description: '发票状态是 1 的可以。' }),
    invoiceProgress: may({ title: '查看发票', description: '发票状态是 2 的可以。' }),
    commentWrite: may({
      title: '写点评',
      description: '没有写就是不能。',
      $comment: 'B4：点评状态 -1、2、9，用过才能写。',
    }),
    commentDetail: may({ title: '看自己写的点评', description: '没有写就是没有。', $comment: 'B4：点评状态 0、1。' }),
    appointment: may({
      title: '预约使用日期',
      description: '已付款，还有可用的或等确认后发送的券码时可以。',
      $comment: '能不能约还要看 checkCpAppointment。',
    }),
  },
  required: ['pay', 'cancel', 'refund', 'refundList', 'invoiceApply', 'invoiceProgress', 'appointment'],
  additionalProperties: false,
} as const satisfies JSONSchema

type OrderPathName = keyof typeof orderPathsSchema.properties

/** An order as actions take it that lead to one of its pages: whatever holds their addresses. */
export const orderWithPaths = <const Name extends OrderPathName>(...names: readonly Name[]) =>
  ({
    type: 'object',
    title: '订单',
    description: '例如 {{ order }}。',
    properties: {
      paths: {
        type: 'object',
        properties: Object.fromEntries(names.map((name) => [name, orderPathsSchema.properties[name]])) as {
          readonly [Each in Name]: (typeof orderPathsSchema.properties)[Each]
        },
        required: names,
        title: '订单的页面',
      },
    },
    required: ['paths'],
  }) as const satisfies JSONSchema

export type OrderPathsReply = FromSchema<typeof orderPathsSchema>
export type OrderActions = FromSchema<typeof orderActionsSchema>
