import { messageKinds } from '../domain/message.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 40, title: '读了哪一条', description: '不写就是一组或全部。' },
    kind: {
      enum: messageKinds,
      enumDescriptions: ['订单消息', '服务消息'],
      title: '读了哪一组',
      description: '两样都不写就是全部。',
      $comment: 'order 订单消息、service 服务消息。',
    },
  },
  additionalProperties: false,
} as const

/** POST /online/cms-api/user/readMessages (B2.9, B7; the path is in the style of its neighbours): read twice, it is read. */
export const readMessages = {
  name: 'readMessages',
  title: { zh: '标为已读', en: 'Mark messages as read' },
  source: 'B2.9, B7',
  method: 'POST',
  path: '/online/cms-api/user/readMessages',
  body,
  reply: envelope({
    type: 'object',
    properties: { unread: { type: 'integer', minimum: 0, title: '一共还有几条未读' } },
    required: ['unread'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
