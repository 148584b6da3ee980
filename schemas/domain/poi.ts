import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** Kinds of places of the resort, as the tabs of the list show them. */
export const poiTypes = ['乐园', '餐饮', '酒店', '演出', '购物', '服务'] as const

/** A place of the resort (A2 poiList, poiDetail): what is there, when it is open, where it is. */
export const poiSchema = {
  title: '地点',
  type: 'object',
  properties: {
    poiId: { type: 'string', title: '地点编号' },
    merchantId: { type: 'string', title: '商户', description: '度假村是 1。' },
    poiName: { type: 'string', title: '地点的名字' },
    poiType: { type: 'string', enum: poiTypes, title: '类型' },
    summary: { type: 'string', title: '一句话介绍' },
    description: { type: 'string', format: 'long-text', title: '介绍', description: '段落之间空一行。' },
    themePicUri: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    pictures: {
      type: 'array',
      items: { type: 'string', format: 'picture' },
      title: '更多图片',
      description: '不带尺寸。',
    },
    address: { type: 'string', title: '地址' },
    openTime: { type: 'string', title: '开放时间', description: '例如 09:00-21:00。' },
    tel: { type: 'string', title: '电话' },
    tags: { type: 'array', items: { type: 'string' }, title: '标签' },
    longitude: { type: 'number', minimum: -180, maximum: 180, title: '经度' },
    latitude: { type: 'number', minimum: -90, maximum: 90, title: '纬度' },
    productUrl: { type: 'string', format: 'address', title: '在售商品的地址', description: '没有就不能预订。' },
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
