import type { FromSchema } from 'json-schema-to-ts'
import { orderItemSchema, unbookingPolicySchema } from '../../schemas/domain/order-fill.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderItemsProps = {
  title: '下单的商品',
  type: 'object',
  properties: {
    name: { type: 'string', description: '商品的名字，写 {{ info.productName }}' },
    subtitle: { type: 'string', description: '一句话，写 {{ info.subTitle }}' },
    picture: { type: 'string', description: '图片地址，不带尺寸，写 {{ info.picture }}' },
    items: { type: 'array', items: orderItemSchema, description: '选的东西，写 {{ info.lifeStyleResources }}' },
    facts: {
      type: 'array',
      items: { type: 'string', description: '一条' },
      description: '场次、入住的人，写 {{ info.facts }}',
    },
    policy: { ...unbookingPolicySchema, description: '退改规则，写 {{ info.unbookingPolicy }}' },
    isInstant: { type: 'boolean', description: '付款后立即确认，写 {{ info.isInstant }}；不写就不说' },
    to: { type: 'string', description: '点商品打开的地址；不写就不能点' },
  },
  required: ['name', 'items'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderItemsProps = FromSchema<typeof orderItemsProps>
