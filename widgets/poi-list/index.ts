import { poiSchema } from '../../schemas/domain/poi.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { poiListProps, type PoiListProps } from './props.schema.ts'

export const poiList = {
  code: 'poi-list',
  title: '地点列表',
  description: '度假村里的地点，列成一张单子或放在地图上，可以按类型筛选；会按现在的时间写 营业中 或 休息中。',
  props: poiListProps,
  defaults,
  events: {
    select: {
      title: '点了一个地点',
      payload: {
        type: 'object',
        properties: { poi: poiSchema },
        required: ['poi'],
        additionalProperties: false,
      },
    },
  },
  height: 5200,
  emptyWhen: ['pois'],
  load: () => import('./poi-list.tsx'),
} as const satisfies Widget<PoiListProps>
