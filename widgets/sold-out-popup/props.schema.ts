import type { FromSchema } from 'json-schema-to-ts'
import { recommendationSchema } from '../../schemas/domain/recommendation.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const soldOutPopupProps = {
  title: '售罄推荐弹层',
  type: 'object',
  properties: {
    productCode: {
      type: 'string',
      names: 'product',
      title: '售罄的商品的代码',
      description: '没有就什么也不做；写 {{ 售罄 ? detail.code : null }} 就只在售罄时出现。',
    },
    products: {
      type: 'array',
      items: recommendationSchema,
      title: '推荐的商品',
      description: '没有就不出现。',
      $comment: '接口 recommendProducts 的 products；pageSize 30。',
    },
    text: { type: 'string', minLength: 1, maxLength: 40, title: '底部一栏的话' },
    title: { type: 'string', minLength: 1, maxLength: 16, title: '弹层的标题', description: '默认是“相似推荐”。' },
    max: { type: 'integer', minimum: 1, maximum: 50, title: '最多几个', description: '默认是 30。' },
  },
  required: ['products'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type SoldOutPopupProps = FromSchema<typeof soldOutPopupProps>
