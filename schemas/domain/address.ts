import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

const part = (title: string, maxLength: number) => ({ type: 'string', minLength: 1, maxLength, title }) as const

/** What a sender needs of an address. */
export const addressFields = {
  name: part('收货人', 30),
  phone: { type: 'string', pattern: '^1[3-9]\\d{9}$', title: '手机号' },
  province: part('省、自治区、直辖市', 20),
  city: part('市', 20),
  district: part('区、县', 20),
  detail: part('街道、小区、门牌号', 80),
} as const

export const addressParts = ['name', 'phone', 'province', 'city', 'district', 'detail'] as const

/** Where an order is sent to, as it was when it was made. */
export const deliverySchema = {
  title: '收货地址',
  type: 'object',
  properties: addressFields,
  required: addressParts,
  additionalProperties: false,
} as const satisfies JSONSchema

/** An address of a member's book. */
export const addressSchema = {
  title: '地址簿里的地址',
  type: 'object',
  properties: {
    id: { type: 'string', title: '地址编号' },
    ...addressFields,
    isDefault: { type: 'boolean', title: '默认地址', description: '下单时先用它。' },
  },
  required: ['id', ...addressParts, 'isDefault'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** One of a member's book, by its id. */
export const namedAddressSchema = {
  type: 'object',
  title: '哪个地址',
  properties: { id: { type: 'string', minLength: 1, maxLength: 40 } },
  required: ['id'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Delivery = FromSchema<typeof deliverySchema>
export type Address = FromSchema<typeof addressSchema>
