import { messageKinds, messageSchema } from '../domain/message.ts'
import type { Contract } from './contract.ts'
import { envelope, paging } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    kind: {
      enum: messageKinds,
      enumDescriptions: ['订单消息', '服务消息'],
      title: '哪一组',
      $comment: 'order 订单消息、service 服务消息。',
    },
    ...paging('每页几条'),
  },
  required: ['kind', 'pageNumber', 'pageSize'],
  additionalProperties: false,
} as const

/** POST /online/cms-api/user/queryMessages (B2.9 OrderNotice, ServiceNotice; the path is in the style of its neighbours): the newest first. */
export const messageList = {
  name: 'messageList',
  title: { zh: '消息列表', en: "A member's messages" },
  source: 'B2.9',
  method: 'POST',
  path: '/online/cms-api/user/queryMessages',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      messages: { type: 'array', items: messageSchema, title: '这一页的消息' },
      total: { type: 'integer', minimum: 0, title: '一共几条' },
      unread: { type: 'integer', minimum: 0, title: '这一组未读几条' },
    },
    required: ['messages', 'total', 'unread'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: { ...body, required: ['kind'] }, defaults: { pageNumber: 1, pageSize: 20 }, value: ['data'] },
} as const satisfies Contract
