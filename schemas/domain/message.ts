import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** The two groups of a member's messages (B2.9 OrderNotice, ServiceNotice). */
export const messageKinds = ['order', 'service'] as const
export type MessageKind = (typeof messageKinds)[number]

/** A message that the shop wrote to a member. */
export const messageSchema = {
  title: '消息',
  type: 'object',
  properties: {
    id: { type: 'string', title: '消息编号' },
    kind: {
      enum: messageKinds,
      enumDescriptions: ['订单消息', '服务消息'],
      title: '哪一组',
      $comment: 'order 订单消息、service 服务消息。',
    },
    title: { type: 'string', title: '一句标题' },
    text: { type: 'string', title: '说了什么' },
    link: { type: 'string', format: 'address', title: '点开去哪里', description: '写商城里的地址。' },
    createTime: { type: 'string', title: '北京时间', $comment: '例如 2026-11-20T10:00:00。' },
    isRead: { type: 'boolean', title: '已经读过' },
  },
  required: ['id', 'kind', 'title', 'text', 'link', 'createTime', 'isRead'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Message = FromSchema<typeof messageSchema>

/** A group as the message centre shows it: how many are unread, and the last one. */
export const messageGroupSchema = {
  title: '一组消息',
  type: 'object',
  properties: {
    kind: {
      enum: messageKinds,
      enumDescriptions: ['订单消息', '服务消息'],
      title: '哪一组',
      $comment: 'order 订单消息、service 服务消息。',
    },
    unread: { type: 'integer', minimum: 0, title: '未读几条' },
    last: { ...messageSchema, title: '最近一条', description: '没有消息就没有。' },
  },
  required: ['kind', 'unread'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type MessageGroup = FromSchema<typeof messageGroupSchema>
