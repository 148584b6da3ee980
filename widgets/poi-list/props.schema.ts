import type { FromSchema } from 'json-schema-to-ts'
import { poiSchema } from '../../schemas/domain/poi.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const poiListProps = {
  title: '地点列表',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20, title: '标题', description: '不写就没有。' },
    pois: { type: 'array', items: poiSchema, title: '地点', description: '例如 {{ pois }}。' },
    poiType: {
      type: 'string',
      title: '先选中哪个类型',
      description: '是乐园、餐饮、酒店、演出、购物或服务，例如 {{ query.type }}；不写就是全部。',
    },
    detailTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '地点详情页的地址',
      description: '默认是 /atlantis/v2/poiDetail。',
    },
    map: {
      type: 'string',
      pattern: '^[\\w-]{1,60}$',
      title: '哪张地图',
      description: '媒体文件夹里地图文件的名字，不写就用度假村的那一张。',
    },
  },
  required: ['pois'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PoiListProps = FromSchema<typeof poiListProps>
