import type { FromSchema } from 'json-schema-to-ts'
import { poiSchema } from '../../schemas/domain/poi.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const poiDetailProps = {
  title: '地点详情',
  type: 'object',
  properties: {
    poi: { ...poiSchema, title: '地点', description: '例如 {{ poi }}。' },
    nearby: {
      type: 'array',
      items: poiSchema,
      title: '别的地点',
      description: '例如 {{ pois }}；按离这里的远近显示，不会显示它自己。',
    },
    nearbyTitle: {
      type: 'string',
      minLength: 1,
      maxLength: 12,
      title: '附近的标题',
      description: '默认是“附近还有”。',
    },
    nearbyMax: { type: 'integer', minimum: 0, maximum: 10, title: '附近最多几处', description: '默认是 4。' },
    bookText: { type: 'string', minLength: 1, maxLength: 8, title: '预订按钮的文字', description: '默认是“去预订”。' },
    detailTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '地点详情页的地址',
      description: '默认是 /atlantis/v2/poiDetail。',
    },
  },
  required: ['poi'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PoiDetailProps = FromSchema<typeof poiDetailProps>
