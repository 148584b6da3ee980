import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** GET /usercenter/online/mem/getAppId/{appKey} (A7): the app id that the silent WeChat redirect needs. */
export const wechatAppId = {
  name: 'wechatAppId',
  title: { zh: '微信 AppId', en: 'WeChat app id' },
  source: 'A7',
  method: 'GET',
  path: '/usercenter/online/mem/getAppId/:appKey',
  params: {
    type: 'object',
    properties: { appKey: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$' } },
    required: ['appKey'],
    additionalProperties: false,
  },
  reply: envelope({
    type: 'object',
    properties: {
      value: { type: 'string', description: 'AppId' },
      authorizeUrl: { type: 'string', title: '微信授权页的地址' },
    },
    required: ['value', 'authorizeUrl'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  auth: 'none',
} as const satisfies Contract
