import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const nextVisitProps = {
  title: '下一步',
  type: 'object',
  properties: {
    orderId: { type: 'string', title: '订单号', description: '写在日历里，同一个订单只有一条。' },
    orderTime: { type: 'string', title: '下单时间', description: '写在日历里，是北京时间。' },
    name: { type: 'string', title: '买了什么' },
    from: { type: 'string', title: '使用、入住的日期', description: '没有就不能加入日历。' },
    until: { type: 'string', title: '结束、离店的日期' },
    isStay: { type: 'boolean', title: '住宿', description: '日期写成入住和离店。' },
    isPosted: { type: 'boolean', title: '邮寄', description: '写等商家发货，没有日期和券码。' },
    place: { type: 'string', title: '在哪里', description: '没有就不写。' },
    code: { type: 'string', title: '第一个券码', description: '还没有发就不写。' },
  },
  required: ['orderId', 'orderTime', 'name'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type NextVisitProps = FromSchema<typeof nextVisitProps>
