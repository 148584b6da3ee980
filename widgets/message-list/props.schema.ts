import type { FromSchema } from 'json-schema-to-ts'
import { messageSchema } from '../../schemas/domain/message.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { moreStates } from '../../schemas/page/page.ts'

export const messageListProps = {
  title: '消息列表',
  type: 'object',
  properties: {
    messages: { type: 'array', items: messageSchema, title: '消息', $comment: '接口 messageList 的 messages。' },
    unread: { type: 'integer', minimum: 0, title: '这一组未读几条', description: '有未读才能全部标为已读。' },
    more: {
      type: 'string',
      enum: moreStates,
      title: '下一页怎么样了',
      description: "写 {{ default(list.more, 'ready') }}。",
    },
    endText: { type: 'string', maxLength: 30, title: '到底时的一句话' },
  },
  required: ['messages'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type MessageListProps = FromSchema<typeof messageListProps>
