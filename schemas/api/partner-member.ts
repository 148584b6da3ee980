import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/**
 * POST /usercenter/online/partner/member (B2.9 authorization; the path is ours): a partner's server exchanges a code for what the member
 * granted. A code is good for five minutes, once, for the partner and the address that it was made for.
 */
export const partnerMember = {
  name: 'partnerMember',
  title: { zh: '用授权码换资料', en: 'What a member granted a partner' },
  source: 'B2.9',
  method: 'POST',
  path: '/usercenter/online/partner/member',
  body: {
    type: 'object',
    properties: {
      partnerId: { type: 'string', minLength: 1, maxLength: 40, title: '合作方编号' },
      secret: { type: 'string', minLength: 1, maxLength: 100, title: '合作方的密钥' },
      code: { type: 'string', minLength: 1, maxLength: 100, title: '授权码' },
      returnTo: { type: 'string', minLength: 1, maxLength: 300, title: '授权码是为哪个地址给的' },
    },
    required: ['partnerId', 'secret', 'code', 'returnTo'],
    additionalProperties: false,
  },
  reply: envelope({
    type: 'object',
    properties: {
      openId: { type: 'string', title: '这位会员在这个合作方那里编号', description: '别处不同。' },
      nickname: { type: 'string', title: '昵称' },
      iconurl: { type: 'string', format: 'picture', title: '头像图片地址', description: '不带尺寸。' },
      levelName: { type: 'string', title: '会员等级' },
      phone: { type: 'string', title: '手机号' },
    },
    required: ['openId'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'partner-unknown', 'partner-code'],
  personal: true,
  auth: 'none',
} as const satisfies Contract
