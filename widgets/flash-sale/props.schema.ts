import type { FromSchema } from 'json-schema-to-ts'
import type { Annotations, JSONSchema } from '../../schemas/json-schema.ts'

const time = (about: Annotations) => ({ type: 'string', minLength: 16, ...about }) as const

export const flashSaleProps = {
  title: '秒杀条',
  type: 'object',
  properties: {
    price: {
      type: 'number',
      minimum: 0,
      title: '秒杀价',
      description: '单位是元，例如 {{ product.productActivity.price }}。',
    },
    original: { type: 'number', minimum: 0, title: '划线价', description: '单位是元；比秒杀价高才显示。' },
    startDate: time({ title: '开始', description: '例如 {{ product.productActivity.startDate }}。' }),
    endDate: time({ title: '结束', description: '例如 {{ product.productActivity.endDate }}。' }),
    stock: {
      type: 'integer',
      minimum: 0,
      title: '活动还剩多少',
      description: '1 到 5 写“仅剩N份”，0 写“已抢光”；没有就不写。',
    },
    at: { type: 'string', minLength: 16, title: '现在', description: '写 {{ now }}：页面先按它判断，打开后按时钟走。' },
  },
  required: ['price', 'startDate', 'endDate', 'at'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type FlashSaleProps = FromSchema<typeof flashSaleProps>
