import type { FromSchema } from 'json-schema-to-ts'
import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { brands } from '../../schemas/domain/channels.ts'

export const noticeBarProps = {
  title: '公告条',
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: componentContentSchema,
      title: '页面组件的内容',
      description: '一条一句公告。',
      $comment: '详情页默认用代码 TCS_AllProduct_TOP；jumpPath 是 not_jump 的不能点。',
    },
    from: { enum: brands, title: '来源品牌', description: '写 {{ from }}。', $comment: 'ytmp 没有公告条。' },
    max: { type: 'integer', minimum: 1, maximum: 3, title: '最多几条', description: '默认是 1。' },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type NoticeBarProps = FromSchema<typeof noticeBarProps>
