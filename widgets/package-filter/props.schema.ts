import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

const words = { type: 'array', items: { type: 'string' } } as const

export const packageFilterProps = {
  title: '套餐筛选',
  type: 'object',
  properties: {
    hotTags: { ...words, description: '热门标签，例如 {{ filter.productsKeywordFilters }}' },
    categories: {
      type: 'object',
      additionalProperties: words,
      description: '分类 → 选项，例如 {{ filter.productsFilterConditionMap }}',
    },
    selected: { ...words, description: '选中的标签和选项，例如从地址里读：{{ split(query.items, ",") }}' },
    total: { type: 'integer', minimum: 0, description: '现在有多少个结果；不写就一直显示' },
    hotMax: { type: 'integer', minimum: 0, maximum: 20, description: '最多几个热门标签，默认 6' },
    hideUnder: {
      type: 'integer',
      minimum: 0,
      maximum: 100,
      description: '没有筛选、结果又少于几个时不显示，默认 10',
    },
    popular: {
      type: 'object',
      properties: {
        category: { type: 'string', minLength: 1, description: '哪个分类，默认 玩' },
        labels: {
          type: 'array',
          items: { type: 'string', minLength: 1, maxLength: 6 },
          maxItems: 6,
          description: '前几个选项上的人气，默认 96%、85%',
        },
      },
      required: ['category', 'labels'],
      additionalProperties: false,
      description: '人气标记',
    },
  },
  required: ['hotTags', 'categories'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PackageFilterProps = FromSchema<typeof packageFilterProps>
