import { exampleComments } from '../../src/kit/example-comments.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { CommentDetailProps } from './props.schema.ts'

const [comment, plain] = exampleComments

export const examples: readonly Example<CommentDetailProps>[] = [
  { name: '别人的', props: { comment } },
  { name: '全部设置', props: { comment: plain, commentStatus: 9, writeText: '追加点评' } },
  { name: '还没有写', props: { commentStatus: -1 } },
  { name: '不显示', props: { comment, commentStatus: 3 } },
  { name: '很长的文字', props: { comment: { ...comment, content: comment.content.repeat(30) }, commentStatus: 0 } },
]
