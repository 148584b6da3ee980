import type { JSONSchema } from '../json-schema.ts'
import type { Contract } from './contract.ts'

const body = {
  type: 'object',
  properties: {
    member_id: { type: 'string', maxLength: 40, title: '订单的会员' },
    order_sn: { type: 'string', minLength: 1, maxLength: 40, title: '订单号' },
  },
  required: ['order_sn'],
  additionalProperties: false,
} as const satisfies JSONSchema

/**
 * POST /online/capi/seckill/manager-api/admin/passport/orderInfo/rog (A7): the leader of a community's team handed its goods over, and the
 * order's codes are used. Said twice it is said once.
 */
export const orderRog = {
  name: 'orderRog',
  title: { zh: '确认提货', en: 'Goods were picked up' },
  source: 'A4, A5, A7',
  method: 'POST',
  path: '/online/capi/seckill/manager-api/admin/passport/orderInfo/rog',
  body,
  reply: {
    type: 'object',
    properties: {
      code: { type: 'integer', title: '结果代码', description: '0 是成功。' },
      message: { type: 'string', title: '没成功的原因' },
      orderStatus: { type: 'string', title: '提货状态', $comment: 'ROG 是已提货。' },
    },
    required: ['code', 'orderStatus'],
    additionalProperties: false,
  },
  problems: ['invalid-request', 'not-logged-in', 'not-found', 'team-not-ready', 'code-given'],
  personal: true,
  auth: 'required',
  accepted: { at: ['code'], is: 0 },
} as const satisfies Contract
