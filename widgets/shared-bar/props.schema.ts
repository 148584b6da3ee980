import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const sharedBarProps = {
  title: '好友分享条',
  type: 'object',
  properties: {
    code: { type: 'string', title: '分享链接里的分享人编号', description: '例如 {{ query.code }}。' },
    viewerId: {
      type: 'string',
      title: '正在看的会员编号',
      description: '例如 {{ viewer.id }}。',
      $comment: '和 code 相同时不出现。',
    },
    text: { type: 'string', minLength: 1, maxLength: 20, title: '一句话', description: '默认是“好友分享给你”。' },
    linkText: { type: 'string', minLength: 1, maxLength: 8, title: '链接的文字', description: '默认是“去首页”。' },
    to: { type: 'string', minLength: 1, format: 'address', title: '链接的地址', description: '默认是 /。' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type SharedBarProps = FromSchema<typeof sharedBarProps>
