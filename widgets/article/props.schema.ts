import type { FromSchema } from 'json-schema-to-ts'
import { articleSchema } from '../../schemas/domain/article.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const articleProps = {
  title: '攻略文章',
  type: 'object',
  properties: {
    article: { ...articleSchema, title: '文章内容', description: '例如 {{ article }}。' },
    buyText: { type: 'string', minLength: 1, maxLength: 8, title: '商品卡片上的按钮', description: '默认是“去看看”。' },
    endText: { type: 'string', minLength: 1, maxLength: 40, title: '文末的一句话', description: '不写就没有。' },
  },
  required: ['article'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ArticleProps = FromSchema<typeof articleProps>
