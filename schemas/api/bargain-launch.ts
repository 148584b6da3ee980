import type { Contract } from './contract.ts'

const body = {
  type: 'object',
  properties: {
    activityId: { type: 'string', minLength: 1, maxLength: 40, title: '砍价活动编号' },
    activityProductId: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      names: 'product',
      title: '活动里的商品',
    },
    iconUrl: {
      type: 'string',
      maxLength: 300,
      format: 'picture',
      title: '头像',
      description: '不看它，用会员自己的。',
    },
    memberName: { type: 'string', maxLength: 40, title: '名字', description: '不看它，用会员自己的。' },
  },
  required: ['activityId', 'activityProductId'],
  additionalProperties: false,
} as const

/**
 * POST /online/cms-api/activity/cut/launch (A7 bargain launch; the path is in the style of its neighbours): begins a bargain with a first
 * cut. Who has begun it already gets theirs again.
 */
export const bargainLaunch = {
  name: 'bargainLaunch',
  title: { zh: '发起砍价', en: 'Begin a bargain' },
  source: 'A4, A7, B4',
  method: 'POST',
  path: '/online/cms-api/activity/cut/launch',
  body,
  reply: {
    type: 'object',
    properties: {
      responseCode: { type: 'string', title: '结果代码', description: '0 是成功。' },
      message: { type: 'string', title: '没成功的原因' },
      cutTeamId: { type: 'string' },
      cutPrice: { type: 'number', minimum: 0, title: '已经砍了多少', description: '单位是元，刚发起就是第一刀。' },
      leftPrice: { type: 'number', minimum: 0, title: '还差多少', description: '单位是元。' },
    },
    required: ['responseCode'],
    additionalProperties: false,
  },
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseCode'], is: '0' },
  submit: { with: body },
} as const satisfies Contract
