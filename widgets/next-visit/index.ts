import type { Widget } from '../../src/kit/widget.ts'
import { nextVisitProps, type NextVisitProps } from './props.schema.ts'

export const nextVisit = {
  code: 'next-visit',
  category: 'orders',
  title: '下一步',
  description: '付款以后要做什么：哪天、在哪里、出示哪个券码；知道哪天的可以加入手机日历。',
  props: nextVisitProps,
  height: 168,
  static: true,
  emptyWhen: ['name'],
  load: () => import('./next-visit.tsx'),
} as const satisfies Widget<NextVisitProps>
