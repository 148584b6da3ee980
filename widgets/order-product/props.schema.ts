import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderProductProps = {
  title: '订单商品',
  type: 'object',
  properties: {
    name: { type: 'string', description: '名字' },
    subtitle: { type: 'string', description: '一句话' },
    picture: { type: 'string', format: 'picture', description: '图片，不带尺寸' },
    kindText: { type: 'string', description: '类型，例如 玩乐' },
    from: { type: 'string', description: '使用、入住的日期' },
    until: { type: 'string', description: '结束、离店的日期' },
    isStay: { type: 'boolean', description: '是：住宿，写几晚' },
    to: { type: 'string', format: 'address', description: '商品的地址；没有就点不开' },
    snapshotTo: { type: 'string', format: 'address', description: '交易快照的地址；没有就没有' },
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderProductProps = FromSchema<typeof orderProductProps>
