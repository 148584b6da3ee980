import type { Contract } from './contract.ts'

const fields = {
  userName: { type: 'string', minLength: 1, maxLength: 8, description: '姓（A5：最多 8 个字）' },
  idCard: { type: 'string', minLength: 1, maxLength: 6, description: '证件号后六位（A5：最多 6 个字）' },
  merchantId: { type: 'string', minLength: 1, maxLength: 20, description: '商户；度假村为 1' },
  themeType: { type: 'string', minLength: 1, maxLength: 4, description: '主题种类' },
} as const

/** POST /api/app/equity/userLogin (A5, A7, A8): a guest of the resort activates; some become silver members by it. */
export const equityUserLogin = {
  name: 'equityUserLogin',
  title: { zh: '在住客人激活', en: 'Activate a guest' },
  source: 'A5, A7, A8',
  method: 'POST',
  path: '/api/app/equity/userLogin',
  body: {
    type: 'object',
    properties: fields,
    required: ['userName', 'idCard', 'merchantId', 'themeType'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: {
      responseCode: { type: 'string', description: '0 是成功' },
      message: { type: 'string', description: '没成功的原因' },
      updateLevelFlag: { type: 'boolean', description: '升级为银卡会员' },
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
    with: {
      type: 'object',
      properties: fields,
      required: ['userName', 'idCard', 'merchantId', 'themeType'],
      additionalProperties: false,
    },
  },
} as const satisfies Contract
