import { yuan } from '../domain/yuan.ts'
import type { Contract } from './contract.ts'
import { answer } from './envelope.ts'
import type { Annotations } from '../json-schema.ts'

const id = (about: Annotations) => ({ type: 'string', maxLength: 40, ...about }) as const

const headers = {
  is_sec_kill: {
    type: 'string',
    enum: ['1'],
    enumDescriptions: ['秒杀'],
    title: '参加秒杀',
    description: '1 表示参加（活动类型 1）。',
  },
  is_kan: {
    type: 'string',
    enum: ['1'],
    enumDescriptions: ['砍价'],
    title: '参加砍价',
    description: '1 表示参加（活动类型 2）。',
  },
  activityId: id({ title: '活动编号' }),
  memberId: id({ title: '会员编号' }),
  cutId: id({ title: '砍价编号', description: '只有砍价有。' }),
} as const

const body = {
  type: 'object',
  properties: {
    shoppingId: { type: 'string', minLength: 1, maxLength: 40, title: '临时订单编号' },
    totalPrice: {
      type: 'number',
      minimum: 0,
      maximum: 100_000_000,
      title: '页面上的应付金额',
      description: '单位是元。',
    },
  },
  required: ['shoppingId', 'totalPrice'],
  additionalProperties: false,
} as const

/**
 * POST /online/order/marketing (B7 marketing: totalPrice, with the headers is_sec_kill, activityId, memberId of a flash sale, or is_kan,
 * activityId, memberId, cutId of a bargain, B9; the path and shoppingId are in the style of its neighbours) -> what the activity takes off.
 * The server decides both anew when it quotes and when it books: this call tells the page, and refuses what is not the caller's.
 */
export const orderMarketing = {
  name: 'orderMarketing',
  title: { zh: '营销活动', en: 'What an activity takes off' },
  source: 'B7, B9',
  method: 'POST',
  path: '/online/order/marketing',
  headers: { type: 'object', properties: headers },
  body,
  reply: answer('0 是成功；1 活动不能用了', {
    type: 'object',
    properties: {
      name: { type: 'string', title: '秒杀优惠、砍价优惠' },
      discount: yuan('比平时少'),
      totalPrice: yuan('应付'),
    },
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseCode'], is: '0' },
  page: {
    with: {
      type: 'object',
      properties: { ...headers, ...body.properties },
      required: body.required,
      additionalProperties: false,
    },
    value: ['data'],
  },
} as const satisfies Contract
