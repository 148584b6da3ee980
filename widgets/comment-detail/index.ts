import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { commentDetailProps, type CommentDetailProps } from './props.schema.ts'

export const commentDetail = {
  code: 'comment-detail',
  category: 'products',
  title: '点评详情',
  description: '一条点评的全文、图片和回复；自己的订单还说明点评到哪一步了，可以写时有按钮（write 事件）。',
  props: commentDetailProps,
  defaults,
  events: { write: plainEvent('点了写点评') },
  height: 420,
  load: () => import('./comment-detail.tsx'),
} as const satisfies Widget<CommentDetailProps>
