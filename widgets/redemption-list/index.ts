import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { redemptionListProps, type RedemptionListProps } from './props.schema.ts'

export const redemptionList = {
  code: 'redemption-list',
  category: 'orders',
  title: '核销记录',
  description: '什么时候在哪儿用了什么，最近的在前。',
  props: redemptionListProps,
  events: {
    more: plainEvent('快到底了，或点了重试'),
  },
  height: 480,
  emptyWhen: ['records'],
  load: () => import('./redemption-list.tsx'),
} as const satisfies Widget<RedemptionListProps>
