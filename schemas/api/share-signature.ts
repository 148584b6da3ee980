import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** POST /online/capi/share/signature (B7 share signature): what WeChat's script needs to trust a page of this shop. */
export const shareSignature = {
  name: 'shareSignature',
  title: { zh: '分享签名', en: 'Share signature' },
  source: 'A2, B7',
  method: 'POST',
  path: '/online/capi/share/signature',
  body: {
    type: 'object',
    properties: {
      url: { type: 'string', minLength: 1, maxLength: 2000, title: '页面地址', description: '不带 # 之后。' },
    },
    required: ['url'],
    additionalProperties: false,
  },
  reply: envelope({
    type: 'object',
    properties: {
      appId: { type: 'string' },
      timestamp: { type: 'integer', title: '秒' },
      nonceStr: { type: 'string' },
      signature: { type: 'string', title: '签名', description: '十六进制。', $comment: 'SHA-1。' },
    },
    required: ['appId', 'timestamp', 'nonceStr', 'signature'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'foreign-page', 'under-maintenance'],
  personal: false,
  auth: 'none',
} as const satisfies Contract
