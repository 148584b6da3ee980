import type { FromSchema } from 'json-schema-to-ts'
import type { Annotations, JSONSchema } from '../../../schemas/json-schema.ts'
import { orderWithPaths } from '../../../schemas/domain/order-ways.ts'
import type { Module, ModuleAction, OpeningCall, Screen, ScreenAddress } from '../../kit/module.ts'
import { appliedArgs, orderOf } from './refund-api.ts'

const text = (about: Annotations) => ({ type: 'string', ...about }) as const

const linesOpening = (address: ScreenAddress): OpeningCall => ({
  name: 'orderRefundLines',
  args: { orderId: orderOf(address) },
})

const applyScreen = {
  code: 'refund/apply',
  title: '申请退款',
  description: '选退几份、为什么退、描述问题，确认后提交。填的内容在这次访问里记住，重复提交只算一次。',
  props: { type: 'object', properties: {}, additionalProperties: false },
  slots: { top: { title: '订单上面' }, end: { title: '表单下面' } },
  query: [],
  calls: ['orderRefundLines', 'orderRefundApply'],
  opening: (address) => [linesOpening(address)],
  values: {
    type: 'object',
    properties: {
      productId: text({ title: '产品编号' }),
      companyId: text({ title: '卖家', description: '不知道就不写。' }),
      refundList: text({ title: '退款记录的地址' }),
      purchases: {
        type: 'integer',
        minimum: 1,
        title: '住宿',
        description: '退订时一并退回的加购有几单；没有就没有。',
      },
      policy: text({ title: '卖出时的退改', description: '以前的订单没有，按商品现在的。' }),
      isUntilUsed: { type: 'boolean', title: '未使用随时可退' },
    },
    required: ['productId', 'refundList', 'isUntilUsed'],
    additionalProperties: false,
  },
  height: 600,
  load: () => import('./apply-screen.tsx'),
} as const satisfies Screen

const parcelScreen = {
  code: 'refund/parcel',
  title: '退货物流',
  description: '商家要求寄回的商品寄到哪里，买家填快递公司和物流单号；写了一半离开再回来还在。',
  props: { type: 'object', properties: {}, additionalProperties: false },
  slots: { top: { title: '订单上面' }, end: { title: '表单下面' } },
  query: ['refundId'],
  calls: ['orderRefundLines', 'orderRefundInfo', 'orderRefundLogistics'],
  opening: (address) => [linesOpening(address), { name: 'orderRefundInfo', args: appliedArgs(address) }],
  values: {
    type: 'object',
    properties: {
      companyId: text({ title: '卖家', description: '不知道就不写。' }),
      refundList: text({ title: '退款记录的地址' }),
    },
    required: ['refundList'],
    additionalProperties: false,
  },
  height: 420,
  load: () => import('./parcel-screen.tsx'),
} as const satisfies Screen

const openRefundArgs = {
  title: '申请退款',
  description: '打开一个订单的退款申请，或它的退款记录。',
  type: 'object',
  properties: {
    order: orderWithPaths('refundApply', 'refundList'),
    view: {
      enum: ['apply', 'list'],
      enumDescriptions: ['申请', '退款记录'],
      default: 'apply',
      title: '打开哪一屏',
      $comment: 'apply 申请（默认），list 退款记录。',
    },
  },
  required: ['order'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OpenRefundArgs = FromSchema<typeof openRefundArgs, { keepDefaultedPropertiesOptional: true }>

const openRefund = { name: 'open-refund', args: openRefundArgs, calls: [] } as const satisfies ModuleAction

/** B2.7, B2.9, B5: asking for the money back, and sending goods back for it. The rules are in SPEC.md. */
export const refund = {
  name: 'refund',
  title: '退款',
  screens: { apply: applyScreen, parcel: parcelScreen },
  actions: { openRefund },
} as const satisfies Module
