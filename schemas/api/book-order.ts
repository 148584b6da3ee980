import { orderOriginSchema } from '../domain/order-origin.ts'
import { orderContactSchema, passengerSchema } from '../domain/order.ts'
import { REMARK_MOST } from '../domain/order-limits.ts'
import type { Contract } from './contract.ts'
import { answer, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  properties: {
    shoppingId: { type: 'string', minLength: 1, maxLength: 40, description: '临时订单 id' },
    contacts: orderContactSchema,
    passengers: { type: 'array', maxItems: 60, items: passengerSchema, description: '出行人' },
    remark: { type: 'string', maxLength: REMARK_MOST, description: '留言' },
    couponId: { type: 'string', maxLength: 40, description: '用的优惠券；不用的不写' },
    usePoints: { type: 'boolean', description: '用积分抵扣，能抵多少由服务器定' },
    useCoins: { type: 'boolean', description: '用商家币抵扣' },
    addressId: { type: 'string', maxLength: 40, description: '寄到哪里：地址簿里的哪个；不寄的不写' },
    origin: { ...orderOriginSchema, description: '地址里说的来处（A2）；没有就不写' },
    bookPriceTotal: { type: 'number', minimum: 0, maximum: 100_000_000, description: '页面上的应付金额，元' },
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
    properties: { 'client-info': { type: 'string', description: '每次调用都有（A7）；client_key 定订单来源（B9）' } },
  },
  body,
  reply: answer(
    '0 是成功；8440001 要重新选择；price-changed 价格变了；customs-needed 要先填清关实名；unpaid-first 要先支付或取消待支付的订单；1 其他',
    {
      type: 'object',
      properties: {
        orderId: { type: 'string' },
        priceTotal: { type: 'number', minimum: 0, description: '价格变了：现在的应付金额，元' },
      },
      additionalProperties: false,
    },
  ),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseCode'], is: '0' },
} as const satisfies Contract
