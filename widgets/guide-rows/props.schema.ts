import type { FromSchema } from 'json-schema-to-ts'
import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const guideRowsProps = {
  title: '说明的几行',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 30, title: '标题', description: '不写就没有。' },
    rows: {
      type: 'array',
      items: componentContentSchema,
      title: '页面组件的内容',
      description: '一条一行：标题和副标题是一行字，摘要是说明，标签是小标题；有地址的可以点。',
    },
    hasHours: { type: 'boolean', title: '副标题是营业时间', description: '按现在的时间写“营业中”或“休息中”。' },
    isChoice: { type: 'boolean', title: '一行一个选项', description: '点一行就是选它，地址不用。' },
    selected: { type: 'string', title: '选中的那一行编号' },
  },
  required: ['rows'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type GuideRowsProps = FromSchema<typeof guideRowsProps>
