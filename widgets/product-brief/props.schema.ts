import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const productBriefProps = {
  title: '商品一行',
  type: 'object',
  properties: {
    productId: { type: 'string', minLength: 1, names: 'product', description: '商品 id，例如 {{ detail.id }}' },
    productType: { type: 'integer', description: '类型代码，决定去哪个详情页，例如 {{ detail.productType }}' },
    name: { type: 'string', minLength: 1, description: '商品的名字' },
    subtitle: { type: 'string', description: '一句话' },
    picture: { type: 'string', format: 'picture', description: '图片地址，不带尺寸' },
    price: { type: 'number', minimum: 0, description: '起价，元' },
    original: { type: 'number', minimum: 0, description: '划线价，元；比起价高才显示' },
    isExact: { type: 'boolean', description: '是：就是这个价，不写“起”' },
    isOffShelf: { type: 'boolean', description: '是：已下架，不显示价格' },
    text: { type: 'string', minLength: 1, maxLength: 6, description: '链接的文字，默认 去看看' },
  },
  required: ['productId', 'productType', 'name'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ProductBriefProps = FromSchema<typeof productBriefProps>
