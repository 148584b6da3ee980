import type { FromSchema } from 'json-schema-to-ts'
import { addressSchema } from '../../schemas/domain/address.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const addressCardProps = {
  title: '收货地址',
  type: 'object',
  properties: {
    addresses: { type: 'array', items: addressSchema, description: '地址簿，默认的在最前，写 {{ addresses }}' },
    chosen: { type: 'string', description: '选了哪个，写 {{ query.addressId }}；没有就用第一个' },
  },
  required: ['addresses'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type AddressCardProps = FromSchema<typeof addressCardProps>
