import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

const time = (description: string) => ({ type: 'string', minLength: 16, description }) as const

export const flashSaleProps = {
  title: '秒杀条',
  type: 'object',
  properties: {
    price: { type: 'number', minimum: 0, description: '秒杀价，元，例如 {{ product.productActivity.price }}' },
    original: { type: 'number', minimum: 0, description: '划线价，元；比秒杀价高才显示' },
    startDate: time('开始，例如 {{ product.productActivity.startDate }}'),
    endDate: time('结束，例如 {{ product.productActivity.endDate }}'),
    stock: { type: 'integer', minimum: 0, description: '活动还剩多少：1 到 5 写 仅剩N份，0 写 已抢光；没有就不写' },
    at: { type: 'string', minLength: 16, description: '现在，写 {{ now }}：页面先按它判断，打开后按时钟走' },
  },
  required: ['price', 'startDate', 'endDate', 'at'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type FlashSaleProps = FromSchema<typeof flashSaleProps>
