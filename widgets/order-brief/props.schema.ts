import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderBriefProps = {
  title: '订单里的商品',
  type: 'object',
  properties: {
    picture: {
      type: 'string',
      format: 'picture',
      title: '图片地址',
      description: '不带尺寸，写 {{ order.picture }}。',
    },
    name: { type: 'string', minLength: 1, title: '商品的名字', description: '写 {{ order.productName }}。' },
    text: { type: 'string', title: '名字下面的一句话', description: '例如 {{ order.subTitle }}；没有就不写。' },
    amount: { type: 'number', minimum: 0, title: '金额', description: '单位是元；没有就不写。' },
    amountLabel: { type: 'string', maxLength: 8, title: '金额前面的字', description: '例如“实付”。' },
    to: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '点了去哪儿',
      description: '例如 {{ order.paths.detail }}；没有就不能点。',
    },
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderBriefProps = FromSchema<typeof orderBriefProps>
