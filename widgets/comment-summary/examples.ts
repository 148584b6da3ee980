import type { Comment } from '../../schemas/domain/comment.ts'
import { exampleComments } from '../../src/kit/example-comments.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { CommentSummaryProps } from './props.schema.ts'

const [comment, short] = exampleComments

const pageOf = (comments: Comment[], total: number): CommentSummaryProps['page'] => ({
  productCommentPage: {
    productComment: {
      enjoyRate: '96%',
      score: 4.8,
      counts: { all: total, good: total, medium: 0, bad: 0, picture: 1 },
    },
    comments,
    productScoreInfos: [
      { scoreName: '位置', score: 4.9 },
      { scoreName: '服务', score: 4.7 },
    ],
  },
  paginationDTO: { totalCount: total },
})

export const examples: readonly Example<CommentSummaryProps>[] = [
  { name: '没有点评', props: { productId: '100101' } },
  { name: '有点评', props: { productId: '100101', page: pageOf([comment, short], 128) } },
  {
    name: '全部设置',
    props: {
      title: '大家怎么说',
      productId: 'LT100101',
      page: pageOf([comment, short], 128),
      max: 1,
      moreText: '全部点评',
      to: '/review-list',
    },
  },
  {
    name: '很长的文字',
    props: {
      productId: '100101',
      page: pageOf(
        [
          {
            ...comment,
            nickName: '住了八天还想再住八天的欧阳一家',
            content: comment.content.repeat(8),
            packageName: '海湾露台家庭套房两大两小含双早与双园门票两日畅玩并送接站',
            reply: comment.reply?.repeat(6),
          },
        ],
        12_680,
      ),
    },
  },
]
