import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const placeMapProps = {
  title: '地点和地图',
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, title: '地点的名字' },
    address: { type: 'string', title: '地址' },
    longitude: { type: 'number', minimum: -180, maximum: 180, title: '经度', description: '没有坐标就没有地图。' },
    latitude: { type: 'number', minimum: -90, maximum: 90, title: '纬度' },
    telephone: { type: 'string', title: '电话', description: '空文字或不写就没有电话。' },
    hours: { type: 'string', title: '电话服务或营业时间' },
    company: { type: 'string', title: '商家的名字' },
    map: {
      type: 'string',
      pattern: '^[\\w-]{1,60}$',
      title: '哪张地图',
      description: '媒体文件夹里地图文件的名字，不写就用度假村的那一张。',
    },
    mapText: {
      type: 'string',
      minLength: 1,
      maxLength: 8,
      title: '打开地图应用的文字',
      description: '默认是“打开地图”。',
    },
    copyText: {
      type: 'string',
      minLength: 1,
      maxLength: 8,
      title: '复制地址的文字',
      description: '默认是“复制地址”。',
    },
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PlaceMapProps = FromSchema<typeof placeMapProps>
