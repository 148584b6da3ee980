import type { FromSchema } from 'json-schema-to-ts'
import type { Annotations, JSONSchema } from '../../../schemas/json-schema.ts'
import { orderWithPaths } from '../../../schemas/domain/order-ways.ts'
import { payOutcomes } from '../../../schemas/domain/cashier.ts'
import type { Module, ModuleAction, Screen } from '../../kit/module.ts'
import { orderArgs, paymentArgs } from './cashier-api.ts'

/** A2, A7: what an address tells the cashier of where it was opened from. */
const ways = ['originUrl', 'orderUrl'] as const

const money = (about: Annotations) => ({ type: 'number', minimum: 0, ...about }) as const

const cashierScreen = {
  code: 'cashier/cashier',
  title: '收银台',
  description: '要付多少、还有多久、用什么付；付款公司那边付完回来看结果。',
  props: { type: 'object', properties: {}, additionalProperties: false },
  slots: {
    top: { title: '金额上面' },
    notes: { title: '支付方式下面' },
    end: { title: '最下面' },
  },
  query: [
    ...ways,
    ...(['payid', 'extraNo', 'orderType', 'platform', 'from', 'miniName', 'utm_source', 'trackCode'] as const),
    'orderSource',
  ],
  calls: ['cashierOrder', 'paymentStatus', 'queryToken'],
  opening: (address) => [{ name: 'cashierOrder', args: orderArgs(address) }],
  values: {
    type: 'object',
    properties: {
      state: {
        type: 'string',
        enum: ['open', 'part-paid', 'paid', 'free', 'cancelled', 'expired'],
        enumDescriptions: ['待支付', '付了一部分', '已支付', '无需支付', '已取消', '超过支付时间'],
        title: '订单怎么样了',
        $comment: '例如 open 待支付。',
      },
      productCode: { type: 'string', title: '买的是什么' },
      total: money({ title: '订单应付', description: '单位是元。' }),
      left: money({ title: '还要付', description: '单位是元。' }),
    },
    required: ['state', 'productCode', 'total', 'left'],
    additionalProperties: false,
  },
  height: 520,
  load: () => import('./cashier-screen.tsx'),
} as const satisfies Screen

const resultScreen = {
  code: 'cashier/result',
  title: '支付结果',
  description: '支付怎么样了：成功、失败、确认中（每 3 秒问一次）、退款、订单关闭；接下来能做什么。',
  props: { type: 'object', properties: {}, additionalProperties: false },
  slots: { end: { title: '结果下面' } },
  query: [...ways, 'payid'],
  calls: ['cashierOrder', 'paymentStatus'],
  opening: (address) => [
    { name: 'paymentStatus', args: paymentArgs(address) },
    { name: 'cashierOrder', args: orderArgs(address) },
  ],
  values: {
    type: 'object',
    properties: {
      outcome: {
        type: 'string',
        enum: payOutcomes,
        enumDescriptions: [
          '已支付',
          '付了一部分',
          '支付失败',
          '确认中',
          '没有付',
          '款项正在退回',
          '已退回',
          '订单已关闭',
        ],
        title: '支付怎么样了',
        $comment: '例如 paid 已支付。',
      },
      productCode: { type: 'string', title: '买的是什么' },
      teamPath: { type: 'string', title: '拼团的订单', description: '它的团；别的订单没有。' },
      bookingPath: { type: 'string', title: '付的是预约的差价', description: '那个预约的进度；别的订单没有。' },
    },
    required: ['outcome', 'productCode'],
    additionalProperties: false,
  },
  height: 420,
  load: () => import('./result-screen.tsx'),
} as const satisfies Screen

const openCashierArgs = {
  title: '去支付',
  description: '打开一个订单的收银台。',
  type: 'object',
  properties: {
    order: orderWithPaths('cashier'),
  },
  required: ['order'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OpenCashierArgs = FromSchema<typeof openCashierArgs>

const openCashier = { name: 'open-cashier', args: openCashierArgs, calls: [] } as const satisfies ModuleAction

/** A2, A4, A7: paying an order, and how paying went. The rules are in SPEC.md. */
export const cashier = {
  name: 'cashier',
  title: '收银台',
  screens: { cashier: cashierScreen, result: resultScreen },
  actions: { openCashier },
} as const satisfies Module
