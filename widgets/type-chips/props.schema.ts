import type { FromSchema } from 'json-schema-to-ts'
import { productTypesSchema } from '../../schemas/domain/recommendation.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const typeChipsProps = {
  title: '分类筛选',
  type: 'object',
  properties: {
    types: { ...productTypesSchema, title: '大类', description: '接口 recommendProducts 的 totalProductTypes' },
    selected: { type: 'integer', description: '选中的大类的代码，-1 是没有选' },
    label: { type: 'string', minLength: 1, maxLength: 12, description: '给读屏的名字，默认 按分类筛选' },
    max: { type: 'integer', minimum: 1, maximum: 20, description: '最多几个，默认 8' },
  },
  required: ['types'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TypeChipsProps = FromSchema<typeof typeChipsProps>
