import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { placeMapProps, type PlaceMapProps } from './props.schema.ts'

export const placeMap = {
  code: 'place-map',
  title: '地点和地图',
  description: '一个地点：周围的地图、名字、可以复制的地址、电话和时间；有坐标时可以移动地图，或在地图应用里打开。',
  props: placeMapProps,
  defaults,
  events: {
    copy: {
      title: '点了复制地址',
      payload: {
        type: 'object',
        properties: { text: { type: 'string', title: '地址' } },
        required: ['text'],
        additionalProperties: false,
      },
    },
  },
  height: 440,
  emptyWhen: ['name'],
  load: () => import('./place-map.tsx'),
} as const satisfies Widget<PlaceMapProps>
