import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

const words = { type: 'array', items: { type: 'string' } } as const

export const packageFilterProps = {
  title: '套餐筛选',
  type: 'object',
  properties: {
    hotTags: { ...words, title: '热门标签', description: '例如 {{ filter.productsKeywordFilters }}。' },
    categories: {
      type: 'object',
      additionalProperties: words,
      title: '分类 → 选项',
      description: '例如 {{ filter.productsFilterConditionMap }}。',
    },
    selected: { ...words, title: '选中的标签和选项', description: '例如从地址里读：{{ split(query.items, ",") }}。' },
    total: { type: 'integer', minimum: 0, title: '现在有多少个结果', description: '不写就一直显示。' },
    hotMax: { type: 'integer', minimum: 0, maximum: 20, title: '最多几个热门标签', description: '默认是 6。' },
    hideUnder: {
      type: 'integer',
      minimum: 0,
      maximum: 100,
      title: '少于几个就不显示',
      description: '没有筛选，结果又少于这么多个时不显示；默认是 10。',
    },
    popular: {
      type: 'object',
      properties: {
        category: { type: 'string', minLength: 1, title: '哪个分类', description: '默认是“玩”。' },
        labels: {
          type: 'array',
          items: { type: 'string', minLength: 1, maxLength: 6 },
          maxItems: 6,
          title: '前几个选项上的人气',
          description: '默认是 96% 和 85%。',
        },
      },
      required: ['category', 'labels'],
      additionalProperties: false,
      title: '人气标记',
    },
  },
  required: ['hotTags', 'categories'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PackageFilterProps = FromSchema<typeof packageFilterProps>
