import { yuan } from '../domain/yuan.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** The code that a counter shows: eight digits. */
export const counterCodeSchema = { type: 'string', pattern: '^\\d{8}$', description: '收款码：8 位数字' } as const

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
        description: 'open 能付 mine 已是自己的订单 taken 别人付了 expired 过期',
      },
      companyName: { type: 'string', description: '付给谁' },
      amount: yuan('付多少'),
      note: { type: 'string', description: '付的是什么；可以是空的' },
      expiresAt: { type: 'string', description: '到什么时候，北京时间' },
      orderId: { type: 'string', description: '自己的订单；mine 才有' },
    },
    required: ['code', 'state', 'companyName', 'amount', 'note', 'expiresAt'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'counter-unknown'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
