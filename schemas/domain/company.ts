import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

export const storeSchema = {
  title: '门店',
  type: 'object',
  properties: {
    storeId: { type: 'string' },
    storeName: { type: 'string' },
    logo: { type: 'string', title: '图片地址', description: '不带尺寸和格式。' },
    telephone: { type: 'string' },
    telTip: { type: 'string', title: '电话服务时间' },
    address: { type: 'string' },
    place: { type: 'string', title: '地点' },
    longitude: { type: 'number', minimum: -180, maximum: 180 },
    latitude: { type: 'number', minimum: -90, maximum: 90 },
  },
  required: ['storeId', 'storeName', 'telephone', 'address', 'place'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** Company with its customer service (A3 customer service info, B3 company). No tel and no mqUrl: no customer service (A6). */
export const companySchema = {
  title: '商家',
  type: 'object',
  properties: {
    companyId: { type: 'string' },
    companyName: { type: 'string' },
    csCode: { type: 'string', title: '客服代码' },
    serviceMode: { type: 'integer', title: '客服方式' },
    serviceGroupId: { type: 'string' },
    mqAppKey: { type: 'string' },
    mqUrl: { type: 'string', title: '在线客服地址' },
    tel: { type: 'string', title: '客服电话' },
    telTip: { type: 'string', title: '电话服务时间' },
    urlLogo: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    stores: { type: 'array', items: storeSchema },
  },
  required: ['companyId', 'companyName', 'csCode', 'stores'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Store = FromSchema<typeof storeSchema>
export type Company = FromSchema<typeof companySchema>
