import { commentTypes } from '../../schemas/api/comment-page.ts'
import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { commentListProps, type CommentListProps } from './props.schema.ts'

export const commentList = {
  code: 'comment-list',
  category: 'products',
  title: '点评列表',
  description:
    '一条一条的点评，可以按好评、中评、差评、有图筛选；图片可以放大；快到底时要下一页（more 事件，配 load-more）。',
  props: commentListProps,
  defaults,
  events: {
    filter: {
      title: '换了筛选',
      payload: {
        type: 'object',
        properties: { type: { type: 'string', enum: commentTypes, title: '选中的筛选' } },
        required: ['type'],
        additionalProperties: false,
      },
    },
    more: plainEvent('快到底了，或点了重试'),
  },
  height: 1800,
  load: () => import('./comment-list.tsx'),
} as const satisfies Widget<CommentListProps>
