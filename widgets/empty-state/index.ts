import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { emptyStateProps, type EmptyStateProps } from './props.schema.ts'

export const emptyState = {
  code: 'empty-state',
  category: 'texts',
  title: '空状态',
  description: '没有内容时的一张小图、一句话、一个按钮和另一条路。',
  props: emptyStateProps,
  defaults,
  events: { action: plainEvent('点了按钮') },
  height: 464,
  load: () => import('./empty-state.tsx'),
} as const satisfies Widget<EmptyStateProps>
