import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { plateEntryProps, type PlateEntryProps } from './props.schema.ts'

export const plateEntry = {
  code: 'plate-entry',
  category: 'members',
  title: '停车入口',
  description: '免费停车的说明和一个按钮；点了按钮发 start 事件，由页面核验是不是在住客人。',
  props: plateEntryProps,
  defaults,
  events: { start: plainEvent('点了按钮') },
  height: 380,
  load: () => import('./plate-entry.tsx'),
} as const satisfies Widget<PlateEntryProps>
