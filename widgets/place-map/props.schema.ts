import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const placeMapProps = {
  title: '地点和地图',
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, description: '地点的名字' },
    address: { type: 'string', description: '地址' },
    longitude: { type: 'number', minimum: -180, maximum: 180, description: '经度；没有坐标就没有地图' },
    latitude: { type: 'number', minimum: -90, maximum: 90, description: '纬度' },
    telephone: { type: 'string', description: '电话；空文字或不写就没有' },
    hours: { type: 'string', description: '电话服务或营业时间' },
    company: { type: 'string', description: '商家的名字' },
    mapText: { type: 'string', minLength: 1, maxLength: 8, description: '打开地图应用的文字，默认 打开地图' },
    copyText: { type: 'string', minLength: 1, maxLength: 8, description: '复制地址的文字，默认 复制地址' },
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PlaceMapProps = FromSchema<typeof placeMapProps>
