import { yuan } from '../domain/yuan.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** The code that a counter shows: eight digits. */
export const counterCodeSchema = {
  type: 'string',
  pattern: '^\\d{8}$',
  title: '收款码',
  description: '8 表示位数字。',
} as const

/** GET /online/fomall/counter/code (B2.9 scan; the path is in the style of its neighbours): who asks for how much by a counter's code. */
export const counterCode = {
  name: 'counterCode',
  title: { zh: '收银台的收款码', en: 'A counter’s code' },
  source: 'B2.9',
  method: 'GET',
  path: '/online/fomall/counter/code',
  query: {
    type: 'object',
    properties: { code: counterCodeSchema },
    required: ['code'],
    additionalProperties: false,
  },
  reply: envelope({
    type: 'object',
    properties: {
      code: { type: 'string' },
      state: {
        type: 'string',
        enum: ['open', 'mine', 'taken', 'expired'],
        title: '收款码状态',
        $comment: 'open 能付 mine 已是自己的订单 taken 别人付了 expired 过期。',
      },
      companyName: { type: 'string', title: '付给谁' },
      amount: yuan('付多少'),
      note: { type: 'string', title: '付的是什么', description: '可以是空的。' },
      expiresAt: { type: 'string', title: '到什么时候', description: '是北京时间。' },
      orderId: { type: 'string', title: '自己的订单', $comment: 'mine 才有。' },
    },
    required: ['code', 'state', 'companyName', 'amount', 'note', 'expiresAt'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'counter-unknown'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
