import { passengerSchema } from '../domain/order.ts'
import type { Contract } from './contract.ts'
import { requested } from './envelope.ts'

const contacts = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 30, title: '联系人' },
    phone: { type: 'string', maxLength: 20, title: '手机号' },
  },
  required: ['name', 'phone'],
  additionalProperties: false,
} as const

/** Looser than an order's: what is wrong with it is told in the buyer's words. */
const passenger = {
  type: 'object',
  properties: {
    ...passengerSchema.properties,
    name: { type: 'string', maxLength: 30, title: '姓名' },
    phone: { type: 'string', maxLength: 20, title: '手机号' },
  },
  required: ['name'],
  additionalProperties: false,
} as const

const body = requested({
  type: 'object',
  properties: {
    shoppingId: { type: 'string', minLength: 1, maxLength: 40, title: '临时订单编号' },
    contacts,
    passengers: { type: 'array', maxItems: 60, items: passenger, title: '出行人' },
    couponId: { type: 'string', maxLength: 40, title: '用的优惠券', description: '不用的不写。' },
  },
  required: ['shoppingId', 'contacts'],
  additionalProperties: false,
})

/**
 * POST /online/order/orderavailable (B7 availability check; the path is in the style of its neighbours): whether the choice can be ordered
 * for these people. Fine: shoppingId and contacts; else responseStatus.errors, the first of which is the reply's code and message too.
 */
export const orderAvailable = {
  name: 'orderAvailable',
  title: { zh: '下单前的检查', en: 'Check before an order' },
  source: 'B5, B7, B8',
  method: 'POST',
  path: '/online/order/orderavailable',
  body,
  reply: {
    type: 'object',
    properties: {
      responseCode: {
        type: 'string',
        title: '结果代码',
        description: '0 是成功；8440001 要重新选择；8100001 儿童年龄不对；1 表示其他。',
        $comment: 'MEMBER_STATUS_CHECK_ERROR 会员停用。',
      },
      message: { type: 'string', title: '没成功的原因' },
      shoppingId: { type: 'string' },
      contacts,
      responseStatus: {
        type: 'object',
        properties: {
          ack: { type: 'string', enum: ['SUCCESS', 'FAILURE'] },
          errors: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                errorCode: { type: 'string' },
                message: { type: 'string' },
                stackTrace: {
                  type: 'string',
                  title: '出错的细节',
                  $comment: '含 MEMBER_STATUS_CHECK_ERROR 是会员停用；B8。',
                },
              },
              required: ['errorCode', 'message'],
              additionalProperties: false,
            },
          },
        },
        required: ['ack', 'errors'],
        additionalProperties: false,
      },
    },
    required: ['responseCode', 'responseStatus'],
    additionalProperties: false,
  },
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseCode'], is: '0' },
} as const satisfies Contract
