import type { Widget } from '../../src/kit/widget.ts'
import { columnsProps, type ColumnsProps } from './props.schema.ts'

export const columns = {
  code: 'columns',
  category: 'texts',
  title: '两栏',
  description: '左右两栏，各放几个区块；窄屏上一栏在另一栏下面。只有一栏有内容时，它占满整行。',
  props: columnsProps,
  slots: { left: { title: '左栏' }, right: { title: '右栏' } },
  height: 28,
  load: () => import('./columns.tsx'),
} as const satisfies Widget<ColumnsProps>
