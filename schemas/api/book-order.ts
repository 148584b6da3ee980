import { orderOriginSchema } from '../domain/order-origin.ts'
import { orderContactSchema, passengerSchema } from '../domain/order.ts'
import { REMARK_MOST } from '../domain/order-limits.ts'
import type { Contract } from './contract.ts'
import { answer, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  properties: {
    shoppingId: { type: 'string', minLength: 1, maxLength: 40, title: '临时订单编号' },
    contacts: orderContactSchema,
    passengers: { type: 'array', maxItems: 60, items: passengerSchema, title: '出行人' },
    remark: { type: 'string', maxLength: REMARK_MOST, title: '留言' },
    couponId: { type: 'string', maxLength: 40, title: '用的优惠券', description: '不用的不写。' },
    usePoints: { type: 'boolean', title: '用积分抵扣', description: '能抵多少由服务器定。' },
    useCoins: { type: 'boolean', title: '用商家币抵扣' },
    addressId: { type: 'string', maxLength: 40, title: '寄到哪里', description: '地址簿里的哪个；不寄的不写。' },
    origin: { ...orderOriginSchema, title: '地址里说的来处', description: '没有就不写。', $comment: 'A2。' },
    bookPriceTotal: {
      type: 'number',
      minimum: 0,
      maximum: 100_000_000,
      title: '页面上的应付金额',
      description: '单位是元。',
    },
  },
  required: ['shoppingId', 'contacts', 'bookPriceTotal'],
  additionalProperties: false,
})

/**
 * POST /online/order/booking (B7 booking: shoppingId -> data.orderId; the path is in the style of its neighbours). What was chosen is
 * decided and reckoned anew: what can't be had any more is 8440001 (B8), a price that is no longer the page's is refused with the new
 * one. Sent again, it gives the order that was made.
 */
export const bookOrder = {
  name: 'bookOrder',
  title: { zh: '提交订单', en: 'Place an order' },
  source: 'B2.6, B7, B8',
  method: 'POST',
  path: '/online/order/booking',
  headers: {
    type: 'object',
    properties: {
      'client-info': { type: 'string', title: '每次调用都有', $comment: 'client_key 定订单来源；A7；B9。' },
    },
  },
  body,
  reply: answer(
    '0 是成功；8440001 要重新选择；price-changed 价格变了；customs-needed 要先填清关实名；unpaid-first 要先支付或取消待支付的订单；1 其他',
    {
      type: 'object',
      properties: {
        orderId: { type: 'string' },
        priceTotal: { type: 'number', minimum: 0, title: '价格变了', description: '现在的应付金额，元。' },
      },
      additionalProperties: false,
    },
  ),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseCode'], is: '0' },
} as const satisfies Contract
