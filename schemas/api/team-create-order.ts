import type { JSONSchema } from '../json-schema.ts'
import type { Contract } from './contract.ts'

const body = {
  type: 'object',
  properties: {
    activityId: { type: 'string', maxLength: 40, title: '拼团活动', description: '空的就是商品的。' },
    teamId: { type: 'string', maxLength: 40, title: '参哪个团', description: '空的是开团。' },
    userId: { type: 'string', maxLength: 40, title: '会员', description: '是谁由登录决定。' },
    productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '商品' },
  },
  required: ['productId'],
  additionalProperties: false,
} as const satisfies JSONSchema

/**
 * POST /online/cms-api/activity/createOrder (A7): whether the member may open a team, or take a seat of this one, before they choose and pay.
 * No seat is kept yet: the order takes it. Not 0: `msg` says why not, and the page forgets the team (A8).
 */
export const teamCreateOrder = {
  name: 'teamCreateOrder',
  title: { zh: '开团或参团', en: 'Open or join a team' },
  source: 'A4, A7, A8',
  method: 'POST',
  path: '/online/cms-api/activity/createOrder',
  body,
  reply: {
    type: 'object',
    properties: {
      result: {
        type: 'object',
        properties: {
          code: { type: 'string', title: '结果代码', description: '0 可以，其他是原因的代码。' },
          msg: { type: 'string', title: '为什么不行', description: '可以的时候是空的。' },
        },
        required: ['code', 'msg'],
        additionalProperties: false,
      },
      message: { type: 'string', title: '要说的话', $comment: '同 msg。' },
    },
    required: ['result'],
    additionalProperties: false,
  },
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  accepted: { at: ['result', 'code'], is: '0' },
  submit: { with: body },
} as const satisfies Contract
