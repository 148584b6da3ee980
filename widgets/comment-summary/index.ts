import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { commentSummaryProps, type CommentSummaryProps } from './props.schema.ts'

export const commentSummary = {
  code: 'comment-summary',
  category: 'products',
  title: '点评摘要',
  description:
    '一个商品的评分、好评率、分项评分和头几条点评，点“查看全部”去全部点评。取不到时按 5 分、100% 显示，没有点评。',
  props: commentSummaryProps,
  defaults,
  events: { more: plainEvent('点了查看全部') },
  height: 420,
  load: () => import('./comment-summary.tsx'),
} as const satisfies Widget<CommentSummaryProps>
