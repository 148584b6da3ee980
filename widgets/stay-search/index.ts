import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { staySearchProps, type StaySearchProps } from './props.schema.ts'

const dayField = (title: string) => ({ type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', title }) as const

export const staySearch = {
  code: 'stay-search',
  category: 'products',
  title: '订酒店',
  description: '选酒店、入住和离店日期，按一下按钮去看空房。默认 1 晚，最多 30 天。',
  props: staySearchProps,
  defaults,
  events: {
    search: {
      title: '按了查看空房',
      payload: {
        type: 'object',
        properties: {
          checkInDate: dayField('入住日期'),
          checkOutDate: dayField('离店日期'),
          nights: { type: 'integer', minimum: 1, maximum: 30, title: '住几晚' },
          item: { ...componentContentSchema, title: '选的酒店', description: '没有酒店可选时没有。' },
        },
        required: ['checkInDate', 'checkOutDate', 'nights'],
        additionalProperties: false,
      },
    },
    more: plainEvent('点了右边的链接'),
  },
  height: 264,
  load: () => import('./stay-search.tsx'),
} as const satisfies Widget<StaySearchProps>
