import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderProductProps = {
  title: '订单商品',
  type: 'object',
  properties: {
    name: { type: 'string', title: '名字' },
    subtitle: { type: 'string', title: '一句话' },
    picture: { type: 'string', format: 'picture', title: '图片', description: '不带尺寸。' },
    kindText: { type: 'string', title: '类型', description: '例如“玩乐”。' },
    from: { type: 'string', title: '使用、入住的日期' },
    until: { type: 'string', title: '结束、离店的日期' },
    isStay: { type: 'boolean', title: '住宿', description: '写住几晚。' },
    to: { type: 'string', format: 'address', title: '商品的地址', description: '没有就点不开。' },
    snapshotTo: { type: 'string', format: 'address', title: '交易快照的地址', description: '没有地址就没有链接。' },
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderProductProps = FromSchema<typeof orderProductProps>
