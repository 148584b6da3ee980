import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const offShelfProps = {
  title: '已下架',
  type: 'object',
  properties: {
    text: { type: 'string', minLength: 1, maxLength: 30, title: '说什么', description: '默认是“当前商品已下架”。' },
    hint: { type: 'string', maxLength: 60, title: '下面的一句话', description: '不写就用默认的。' },
    button: { type: 'string', minLength: 1, maxLength: 8, title: '按钮的文字', description: '默认是“返回上一页”。' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type OffShelfProps = FromSchema<typeof offShelfProps>
