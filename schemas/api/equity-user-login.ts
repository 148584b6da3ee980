import type { Contract } from './contract.ts'

const fields = {
  userName: { type: 'string', minLength: 1, maxLength: 8, title: '姓', $comment: 'A5：最多 8 个字。' },
  idCard: { type: 'string', minLength: 1, maxLength: 6, title: '证件号后六位', $comment: 'A5：最多 6 个字。' },
  merchantId: { type: 'string', minLength: 1, maxLength: 20, title: '商户', description: '度假村是 1。' },
  themeType: { type: 'string', minLength: 1, maxLength: 4, title: '主题种类' },
} as const

const body = {
  type: 'object',
  properties: fields,
  required: ['userName', 'idCard', 'merchantId', 'themeType'],
  additionalProperties: false,
} as const

/** POST /api/app/equity/userLogin (A5, A7, A8): a guest of the resort activates; some become silver members by it. */
export const equityUserLogin = {
  name: 'equityUserLogin',
  title: { zh: '在住客人激活', en: 'Activate a guest' },
  source: 'A5, A7, A8',
  method: 'POST',
  path: '/api/app/equity/userLogin',
  body,
  reply: {
    type: 'object',
    properties: {
      responseCode: { type: 'string', title: '结果代码', description: '0 是成功。' },
      message: { type: 'string', title: '没成功的原因' },
      updateLevelFlag: { type: 'boolean', title: '升级为银卡会员' },
    },
    required: ['responseCode'],
    additionalProperties: false,
  },
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseCode'], is: '0' },
  submit: {
    changesMember: true,
    with: body,
  },
} as const satisfies Contract
