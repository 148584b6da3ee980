import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** Whether a member can close the account, and how a closure stands (B2.9 user-off). */
export const accountClosureSchema = {
  title: '注销账号',
  type: 'object',
  properties: {
    state: {
      enum: ['none', 'waiting'],
      enumDescriptions: ['没有在注销', '等待删除'],
      title: '走到哪一步',
      description: '等待删除时可以撤销。',
      $comment: 'none 没有在注销 waiting 等待删除。',
    },
    phone: { type: 'string', title: '验证码发到的手机号', description: '中间几位遮住；空的表示没有绑定。' },
    dueTime: { type: 'string', title: '什么时候删除', description: '是北京时间；没有在注销就没有。' },
    obstacles: {
      type: 'array',
      title: '还没有完结的',
      description: '这些要先处理；空的就可以注销。',
      items: {
        type: 'object',
        properties: {
          text: { type: 'string', title: '是什么' },
          count: { type: 'integer', minimum: 1, title: '几个' },
          to: { type: 'string', format: 'address', title: '在哪儿处理' },
        },
        required: ['text', 'count', 'to'],
        additionalProperties: false,
      },
    },
  },
  required: ['state', 'phone', 'obstacles'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type AccountClosure = FromSchema<typeof accountClosureSchema>
