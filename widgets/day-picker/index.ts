import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { dayPickerProps, type DayPickerProps } from './props.schema.ts'

export const dayPicker = {
  code: 'day-picker',
  category: 'products',
  title: '选日期',
  description: '今天、明天、后天和更多日期：每天有价格和库存的一个词，售罄和不可订的不能选。',
  props: dayPickerProps,
  defaults,
  events: {
    pick: {
      title: '选了一天',
      payload: {
        type: 'object',
        properties: { date: { type: 'string', title: '日期', description: '例如 2026-11-20。' } },
        required: ['date'],
        additionalProperties: false,
      },
    },
    turn: plainEvent('到点了：能选的日子变了'),
  },
  height: 150,
  emptyWhen: ['days'],
  load: () => import('./day-picker.tsx'),
} as const satisfies Widget<DayPickerProps>
