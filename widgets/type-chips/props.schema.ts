import type { FromSchema } from 'json-schema-to-ts'
import { productTypesSchema } from '../../schemas/domain/recommendation.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const typeChipsProps = {
  title: '分类筛选',
  type: 'object',
  properties: {
    types: { ...productTypesSchema, title: '大类', $comment: '接口 recommendProducts 的 totalProductTypes。' },
    selected: { type: 'integer', title: '选中的大类的代码', description: '-1 表示没有选。' },
    label: { type: 'string', minLength: 1, maxLength: 12, title: '给读屏的名字', description: '默认是“按分类筛选”。' },
    max: { type: 'integer', minimum: 1, maximum: 20, title: '最多几个', description: '默认是 8。' },
  },
  required: ['types'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TypeChipsProps = FromSchema<typeof typeChipsProps>
