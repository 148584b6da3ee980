import type { FromSchema } from 'json-schema-to-ts'
import { messageGroupSchema } from '../../schemas/domain/message.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const messageGroupsProps = {
  title: '消息分组',
  type: 'object',
  properties: {
    groups: {
      type: 'array',
      items: messageGroupSchema,
      title: '消息分组',
      $comment: '接口 messageCenter 的 groups。',
    },
    unread: { type: 'integer', minimum: 0, title: '一共未读几条', description: '有未读才能全部标为已读。' },
    orderTo: { type: 'string', minLength: 1, format: 'address', title: '订单消息的地址' },
    serviceTo: { type: 'string', minLength: 1, format: 'address', title: '服务消息的地址' },
  },
  required: ['groups'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type MessageGroupsProps = FromSchema<typeof messageGroupsProps>
