import type { FromSchema } from 'json-schema-to-ts'
import { dailyItemSchema } from '../../schemas/domain/product-package.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const dailyItemsProps = {
  title: '套餐包含',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '默认是“套餐包含”。' },
    items: {
      type: 'array',
      items: dailyItemSchema,
      title: '包含什么',
      description: '按住、娱、享、其他、餐的顺序排，例如 {{ product.packageList[0].dailyDescList }}。',
    },
    note: { type: 'string', maxLength: 60, title: '标题旁边的一句话', description: '没有就不写。' },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type DailyItemsProps = FromSchema<typeof dailyItemsProps>
