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
      description: '页面组件的内容，详情页默认用代码 TCS_AllProduct_TOP；一条一句公告，jumpPath 是 not_jump 的不能点',
    },
    from: { enum: brands, description: '来源品牌，写 {{ from }}：ytmp 没有公告条' },
    max: { type: 'integer', minimum: 1, maximum: 3, description: '最多几条，默认 1' },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type NoticeBarProps = FromSchema<typeof noticeBarProps>
