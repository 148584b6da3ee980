import { dateSchema } from '../../schemas/domain/sale-plan.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { stayBarProps, type StayBarProps } from './props.schema.ts'

export const stayBar = {
  code: 'stay-bar',
  category: 'products',
  title: '入住日期和人数',
  description: '酒店页面上选入住和离店的日期、几间房；或者一个去选间数、成人、儿童的页面的链接。',
  props: stayBarProps,
  events: {
    stay: {
      title: '选好了日期',
      payload: {
        type: 'object',
        properties: {
          checkInDate: { ...dateSchema, title: '入住' },
          checkOutDate: { ...dateSchema, title: '离店' },
        },
        required: ['checkInDate', 'checkOutDate'],
        additionalProperties: false,
      },
    },
    rooms: {
      title: '选好了间数',
      payload: {
        type: 'object',
        properties: { num: { type: 'string', title: '几间' } },
        required: ['num'],
        additionalProperties: false,
      },
    },
  },
  height: 156,
  load: () => import('./stay-bar.tsx'),
} as const satisfies Widget<StayBarProps>
