import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const productBriefProps = {
  title: '商品一行',
  type: 'object',
  properties: {
    productId: {
      type: 'string',
      minLength: 1,
      names: 'product',
      title: '商品',
      description: '例如 {{ detail.id }}。',
    },
    productType: {
      type: 'integer',
      title: '类型代码',
      description: '决定去哪个详情页，例如 {{ detail.productType }}。',
    },
    name: { type: 'string', minLength: 1, title: '商品的名字' },
    subtitle: { type: 'string', title: '一句话' },
    picture: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    price: { type: 'number', minimum: 0, title: '起价', description: '单位是元。' },
    original: { type: 'number', minimum: 0, title: '划线价', description: '单位是元；比起价高才显示。' },
    isExact: { type: 'boolean', title: '就是这个价', description: '价格后面不写“起”。' },
    isOffShelf: { type: 'boolean', title: '已下架', description: '这时不显示价格。' },
    text: { type: 'string', minLength: 1, maxLength: 6, title: '链接的文字', description: '默认是“去看看”。' },
  },
  required: ['productId', 'productType', 'name'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ProductBriefProps = FromSchema<typeof productBriefProps>
