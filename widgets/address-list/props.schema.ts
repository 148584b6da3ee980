import type { FromSchema } from 'json-schema-to-ts'
import { addressSchema } from '../../schemas/domain/address.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const addressListProps = {
  title: '地址簿',
  type: 'object',
  properties: {
    addresses: { type: 'array', items: addressSchema, description: '地址簿，默认的在最前，写 {{ addresses }}' },
    canPick: { type: 'boolean', description: '是：点一个就选它（从下单页来的）；否：点了去改' },
    chosen: { type: 'string', description: '已经选了哪个' },
  },
  required: ['addresses'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type AddressListProps = FromSchema<typeof addressListProps>
