import type { FromSchema } from 'json-schema-to-ts'
import type { Annotations, JSONSchema } from '../json-schema.ts'
import { yuan } from './yuan.ts'

const cashierStates = ['open', 'part-paid', 'paid', 'free', 'cancelled', 'expired'] as const
export type CashierState = (typeof cashierStates)[number]

export const payOutcomes = [
  ...(['paid', 'part-paid', 'failed', 'confirming'] as const),
  ...(['unpaid', 'returning', 'returned', 'closed'] as const),
] as const
export type PayOutcome = (typeof payOutcomes)[number]

/** A2: what the cashier is told of where it was opened from; addresses of the shop alone count. */
export const cashierWays = {
  originUrl: {
    type: 'string',
    maxLength: 1000,
    format: 'address',
    title: '从哪里来',
    description: '只认商城自己的地址。',
  },
  orderUrl: {
    type: 'string',
    maxLength: 1000,
    format: 'address',
    title: '订单详情在哪里',
    description: '只认商城自己的地址。',
  },
} as const

const told = (about: Annotations) => ({ type: 'string', maxLength: 200, ...about }) as const

/** A2: what else the cashier is opened with. The payment company is told of it, and it is there again when the buyer comes back. */
export const cashierQuery = {
  orderType: told({ title: '订单类型' }),
  platform: told({ title: '平台' }),
  extraNo: told({ title: '附加单号' }),
  from: told({ title: '从哪个品牌来' }),
  miniName: told({ title: '小程序的名字' }),
  utm_source: told({ title: '推广来源' }),
  trackCode: told({ title: '推广码' }),
  orderSource: told({ title: '订单来源的代码', description: '没有就是下单时的。', $comment: 'B9。' }),
} as const

const pathsBack = {
  orderPath: { type: 'string', title: '订单详情', description: '没有就是商城的订单页。', $comment: 'orderUrl。' },
  homePath: { type: 'string', title: '离开收银台去哪里', description: '没有就是首页。', $comment: 'originUrl。' },
} as const

/** An order as the cashier shows it (A7 orderInfo). */
export const cashierOrderSchema = {
  title: '收银台的订单',
  type: 'object',
  properties: {
    orderNo: { type: 'string', title: '订单号' },
    productName: { type: 'string' },
    picture: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    items: {
      type: 'array',
      title: '买了什么',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, copies: { type: 'integer', minimum: 1 } },
        required: ['name', 'copies'],
        additionalProperties: false,
      },
    },
    productCode: { type: 'string' },
    orderPrice: yuan('订单应付'),
    paidPrice: yuan('已付'),
    leftPrice: yuan('还要付'),
    retainTime: { type: 'integer', minimum: 0, title: '付款截止', description: '是毫秒的时间戳。' },
    payUntil: { type: 'string', title: '付款截止', description: '是北京时间。' },
    state: {
      type: 'string',
      enum: cashierStates,
      enumDescriptions: ['待支付', '付了一部分', '已支付', '无需支付', '已取消', '超过支付时间'],
      title: '状态',
      $comment:
        'open 待支付，part-paid 付了一部分，paid 已支付，free 无需支付，cancelled 已取消，expired 超过支付时间。',
    },
    ...pathsBack,
  },
  required: [
    ...(['orderNo', 'productName', 'picture', 'items', 'productCode', 'orderPrice', 'paidPrice', 'leftPrice'] as const),
    ...(['retainTime', 'payUntil', 'state', 'orderPath', 'homePath'] as const),
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

/** How paying went, to be asked again while it is confirming. */
export const payResultSchema = {
  title: '支付结果',
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
      title: '付款结果',
      $comment:
        'paid 已支付，part-paid 付了一部分，failed 支付失败，confirming 确认中，unpaid 没有付，returning 款项正在退回，returned 已退回，closed 订单已关闭。',
    },
    payId: { type: 'string', title: '问的是哪一次支付', description: '没有支付过就没有。' },
    paidPrice: yuan('订单已付'),
    returnPrice: { ...yuan('不该收的钱', '多付的，或订单关闭后付的，原路退回'), minimum: 0 },
    teamPath: { type: 'string', title: '拼团的订单', description: '它的团；别的订单没有。' },
    bookingPath: { type: 'string', title: '付的是预约的差价', description: '那个预约的进度；别的订单没有。' },
    cashierPath: {
      type: 'string',
      title: '再付一次',
      description: '写收银台的地址。',
      $comment: '带着 originUrl 和 orderUrl。',
    },
    ...pathsBack,
  },
  required: ['outcome', 'paidPrice', 'returnPrice', 'cashierPath', 'orderPath', 'homePath'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type CashierOrder = FromSchema<typeof cashierOrderSchema>
export type PayResult = FromSchema<typeof payResultSchema>
