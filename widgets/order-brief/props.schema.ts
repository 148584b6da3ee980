import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderBriefProps = {
  title: '订单里的商品',
  type: 'object',
  properties: {
    picture: { type: 'string', format: 'picture', description: '图片地址，不带尺寸，写 {{ order.picture }}' },
    name: { type: 'string', minLength: 1, description: '商品的名字，写 {{ order.productName }}' },
    text: { type: 'string', description: '名字下面的一句话，例如 {{ order.subTitle }}；没有就不写' },
    amount: { type: 'number', minimum: 0, description: '金额，元；没有就不写' },
    amountLabel: { type: 'string', maxLength: 8, description: '金额前面的字，例如 实付' },
    to: {
      type: 'string',
      minLength: 1,
      format: 'address',
      description: '点了去哪儿，例如 {{ order.paths.detail }}；没有就不能点',
    },
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderBriefProps = FromSchema<typeof orderBriefProps>
