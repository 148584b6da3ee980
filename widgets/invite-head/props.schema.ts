import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const inviteHeadProps = {
  title: '好友的邀请',
  type: 'object',
  properties: {
    name: { type: 'string', title: '谁邀请的', description: '空的就写“一位朋友”。' },
    picture: { type: 'string', format: 'picture', title: '头像', description: '空的就写名字的第一个字。' },
    text: { type: 'string', minLength: 1, maxLength: 30, title: '说什么', description: '例如“邀你帮砍一刀”。' },
    word: { type: 'string', maxLength: 60, title: '下面的一句话', description: '例如 {{ bargain.word }}。' },
  },
  required: ['name', 'picture', 'text'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type InviteHeadProps = FromSchema<typeof inviteHeadProps>
