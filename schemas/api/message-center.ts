import { messageGroupSchema } from '../domain/message.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** GET /online/cms-api/user/queryMessageCenter (B2.9 MessageCenter, B7 message counts; the path is in the style of its neighbours). */
export const messageCenter = {
  name: 'messageCenter',
  title: { zh: '消息中心', en: 'Groups of messages and how many are unread' },
  source: 'B2.9, B7',
  method: 'GET',
  path: '/online/cms-api/user/queryMessageCenter',
  reply: envelope({
    type: 'object',
    properties: {
      groups: { type: 'array', items: messageGroupSchema, title: '每组消息', description: '订单消息在前。' },
      unread: { type: 'integer', minimum: 0, title: '一共未读几条' },
    },
    required: ['groups', 'unread'],
    additionalProperties: false,
  }),
  problems: ['not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: { type: 'object', properties: {}, additionalProperties: false }, value: ['data'] },
} as const satisfies Contract
