import type { FromSchema } from 'json-schema-to-ts'
import { cartKindSchema } from '../../schemas/domain/cart.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { productBarProperties } from '../../src/kit/product-bar-schema.ts'

export const buyBarProps = {
  title: '购买栏',
  type: 'object',
  properties: {
    text: { type: 'string', minLength: 1, title: '按钮的文字', description: '默认是“立即购买”。' },
    disabled: { type: 'boolean', title: '按钮灰掉', description: '点它没有反应。' },
    note: { type: 'string', title: '按钮上面的一行字', description: '例如 11月24日 10:00 开售；没有就不写。' },
    price: { type: 'number', minimum: 0, title: '价格', description: '单位是元；没有就不写。' },
    original: { type: 'number', minimum: 0, title: '划线价', description: '单位是元。' },
    isFrom: { type: 'boolean', title: '价格后面写 起' },
    priceLabel: { type: 'string', title: '价格前面的字', description: '例如“合计”；没有就不写。' },
    cart: {
      type: 'object',
      title: '购物车',
      description: '有它就有“购物车”和“加入购物车”两个按钮，价格不写在栏里。',
      properties: {
        kind: cartKindSchema,
        to: { type: 'string', minLength: 1, format: 'address', title: '购物车的地址' },
        count: {
          type: 'integer',
          minimum: 0,
          title: '登录的人购物车里有几件',
          description: '设备上的自己会加。',
          $comment: '接口 cartCount 的 count。',
        },
        disabled: { type: 'boolean', title: '加入购物车灰掉' },
      },
      required: ['kind', 'to'],
      additionalProperties: false,
    },
    ...productBarProperties,
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type BuyBarProps = FromSchema<typeof buyBarProps>
