import type { FromSchema } from 'json-schema-to-ts'
import { productTypesSchema, recommendationSchema } from '../../schemas/domain/recommendation.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const everyoneBuyingProps = {
  title: '大家都在买',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 16, title: '标题', description: '默认是“大家都在买”。' },
    products: {
      type: 'array',
      items: recommendationSchema,
      title: '推荐的商品',
      description: '显示前 3 个；没有就不出现。',
      $comment: '接口 recommendProducts 的 products。',
    },
    types: {
      ...productTypesSchema,
      title: '大类',
      description: '前 3 个成为页签。',
      $comment: '接口的 totalProductTypes。',
    },
    selected: {
      type: 'integer',
      title: '选中的大类的代码',
      description: '写 {{ state.buying }}；-1 表示没有选。',
      $comment: '接口的 productType 也随它。',
    },
    productCode: {
      type: 'string',
      minLength: 1,
      title: '正在看的商品',
      names: 'product',
      description: '查看更多的地址用它的代码。',
    },
    buyText: { type: 'string', minLength: 1, maxLength: 6, title: '每个商品的按钮', description: '默认是“立即抢购”。' },
    moreText: { type: 'string', minLength: 1, maxLength: 8, title: '更多的文字', description: '默认是“查看更多”。' },
  },
  required: ['products', 'productCode'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type EveryoneBuyingProps = FromSchema<typeof everyoneBuyingProps>
