import type { FromSchema } from 'json-schema-to-ts'
import { cartKindSchema } from '../../schemas/domain/cart.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { productBarProperties } from '../../src/kit/product-bar-schema.ts'

export const buyBarProps = {
  title: '购买栏',
  type: 'object',
  properties: {
    text: { type: 'string', minLength: 1, description: '按钮的文字，默认 立即购买' },
    disabled: { type: 'boolean', description: '是：按钮灰掉，点了没有反应' },
    note: { type: 'string', description: '按钮上面的一行字，例如 11月24日 10:00 开售；没有就不写' },
    price: { type: 'number', minimum: 0, description: '价格，元；没有就不写' },
    original: { type: 'number', minimum: 0, description: '划线价，元' },
    isFrom: { type: 'boolean', description: '是：价格后面写 起' },
    priceLabel: { type: 'string', description: '价格前面的字，例如 合计；没有就不写' },
    cart: {
      type: 'object',
      description: '有它就有 购物车 和 加入购物车，价格不写在栏里',
      properties: {
        kind: cartKindSchema,
        to: { type: 'string', minLength: 1, format: 'address', description: '购物车的地址' },
        count: {
          type: 'integer',
          minimum: 0,
          description: '登录的人购物车里有几件，接口 cartCount 的 count；设备上的自己会加',
        },
        disabled: { type: 'boolean', description: '是：加入购物车灰掉' },
      },
      required: ['kind', 'to'],
      additionalProperties: false,
    },
    ...productBarProperties,
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type BuyBarProps = FromSchema<typeof buyBarProps>
