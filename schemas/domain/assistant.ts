import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** What an answer of the assistant is made of: an answer that operators wrote, an article, a product, a place. */
export const answerKinds = ['faq', 'article', 'product', 'place'] as const

/** One thing that answers a question. */
export const assistantHitSchema = {
  title: '回答的一条',
  type: 'object',
  properties: {
    kind: {
      type: 'string',
      enum: answerKinds,
      title: '哪一种回答',
      $comment: 'faq 写好的回答，article 文章，product 商品，place 地点。',
    },
    id: { type: 'string', title: '是哪一条' },
    title: { type: 'string', title: '问题、标题或名字' },
    text: { type: 'string', title: '回答或一句话介绍' },
    to: { type: 'string', title: '去哪儿看', description: '没有就不写。' },
    picture: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    price: { type: 'number', minimum: 0, title: '商品起价', description: '单位是元。' },
  },
  required: ['kind', 'id', 'title', 'text'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type AssistantHit = FromSchema<typeof assistantHitSchema>
