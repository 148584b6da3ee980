import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { updatedTimeProps, type UpdatedTimeProps } from './props.schema.ts'

export const updatedTime = {
  code: 'updated-time',
  category: 'texts',
  title: '数据更新时间',
  description: '一行小字：下面的数据是什么时候的。',
  props: updatedTimeProps,
  defaults,
  height: 32,
  static: true,
  emptyWhen: ['time'],
  load: () => import('./updated-time.tsx'),
} as const satisfies Widget<UpdatedTimeProps>
