import { poiSchema } from '../../schemas/domain/poi.ts'
import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { poiDetailProps, type PoiDetailProps } from './props.schema.ts'

export const poiDetail = {
  code: 'poi-detail',
  category: 'places',
  title: '地点详情',
  description: '一个地点：可以横滑的大图、开放时间、电话、可以复制的地址、介绍、去预订的按钮和附近的地点。',
  props: poiDetailProps,
  defaults,
  events: {
    book: plainEvent('点了去预订'),
    copy: {
      title: '点了复制地址',
      payload: {
        type: 'object',
        properties: { text: { type: 'string', title: '地址' } },
        required: ['text'],
        additionalProperties: false,
      },
    },
    select: {
      title: '点了附近的一个地点',
      payload: {
        type: 'object',
        properties: { poi: poiSchema },
        required: ['poi'],
        additionalProperties: false,
      },
    },
  },
  height: 1220,
  emptyWhen: ['poi'],
  load: () => import('./poi-detail.tsx'),
} as const satisfies Widget<PoiDetailProps>
