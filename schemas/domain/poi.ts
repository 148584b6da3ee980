import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** Kinds of places of the resort, as the tabs of the list show them. */
export const poiTypes = ['乐园', '餐饮', '酒店', '演出', '购物', '服务'] as const

/** A place of the resort (A2 poiList, poiDetail): what is there, when it is open, where it is. */
export const poiSchema = {
  title: '地点',
  type: 'object',
  properties: {
    poiId: { type: 'string', description: '地点 id' },
    merchantId: { type: 'string', description: '商户；度假村为 1' },
    poiName: { type: 'string', description: '地点的名字' },
    poiType: { type: 'string', enum: poiTypes, description: '类型' },
    summary: { type: 'string', description: '一句话介绍' },
    description: { type: 'string', format: 'long-text', description: '介绍，段落之间空一行' },
    themePicUri: { type: 'string', format: 'picture', description: '图片地址，不带尺寸' },
    pictures: { type: 'array', items: { type: 'string', format: 'picture' }, description: '更多图片，不带尺寸' },
    address: { type: 'string', description: '地址' },
    openTime: { type: 'string', description: '开放时间，例如 09:00-21:00' },
    tel: { type: 'string', description: '电话' },
    tags: { type: 'array', items: { type: 'string' }, description: '标签' },
    longitude: { type: 'number', minimum: -180, maximum: 180, description: '经度' },
    latitude: { type: 'number', minimum: -90, maximum: 90, description: '纬度' },
    productUrl: { type: 'string', format: 'address', description: '在售商品的地址；没有就不能预订' },
  },
  required: [
    'poiId',
    'merchantId',
    'poiName',
    'poiType',
    'summary',
    'description',
    'themePicUri',
    'pictures',
    'address',
    'openTime',
    'tags',
    'longitude',
    'latitude',
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Poi = FromSchema<typeof poiSchema>
