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
      description: '接口 messageCenter 的 groups',
    },
    unread: { type: 'integer', minimum: 0, description: '一共未读几条；有未读才能全部标为已读' },
    orderTo: { type: 'string', minLength: 1, format: 'address', description: '订单消息的地址' },
    serviceTo: { type: 'string', minLength: 1, format: 'address', description: '服务消息的地址' },
  },
  required: ['groups'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type MessageGroupsProps = FromSchema<typeof messageGroupsProps>
