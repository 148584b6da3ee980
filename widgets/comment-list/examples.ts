import type { Comment } from '../../schemas/domain/comment.ts'
import { exampleComments } from '../../src/kit/example-comments.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { CommentListProps } from './props.schema.ts'

const comments: Comment[] = [...exampleComments]
const counts = { all: 28, good: 25, medium: 2, bad: 1, picture: 12 }

export const examples: readonly Example<CommentListProps>[] = [
  { name: '没有', props: { comments: [] } },
  { name: '还有更多', props: { comments, counts, more: 'ready' } },
  {
    name: '全部设置',
    props: {
      comments,
      counts: { ...counts, bad: 0 },
      selected: 'picture',
      more: 'finished',
      endText: '到底啦，只有这些内容了',
      emptyText: '换一个筛选看看',
      detailTo: '/commentDetail',
    },
  },
  { name: '下一页没取到', props: { comments, counts, more: 'failed', detailTo: '' } },
  {
    name: '很长的文字',
    props: {
      comments: comments.map((one) => ({ ...one, nickName: one.nickName.repeat(9), content: one.content.repeat(9) })),
      counts: { all: 123_456, good: 123_456, medium: 123_456, bad: 123_456, picture: 123_456 },
      more: 'replacing',
    },
  },
]
