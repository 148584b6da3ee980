import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const placeStripProps = {
  title: '地图一角',
  type: 'object',
  properties: {
    longitude: { type: 'number', minimum: -180, maximum: 180, title: '经度', description: '地点在地图的正中。' },
    latitude: { type: 'number', minimum: -90, maximum: 90, title: '纬度', description: '北纬是正数。' },
    to: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '点了去哪里',
      description: '通常是这个地点的地图页，例如 /map?poiId=50001。',
    },
    address: { type: 'string', title: '地址', description: '写在文字后面，不写就没有。' },
    text: {
      type: 'string',
      minLength: 1,
      maxLength: 8,
      title: '文字',
      description: '默认是“怎么去”。',
    },
    map: {
      type: 'string',
      pattern: '^[\\w-]{1,60}$',
      title: '哪张地图',
      description: '媒体文件夹里地图文件的名字，不写就用度假村的那一张。',
    },
  },
  required: ['longitude', 'latitude', 'to'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PlaceStripProps = FromSchema<typeof placeStripProps>
