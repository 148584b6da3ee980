import type { Comment } from '../../schemas/domain/comment.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { CommentSummaryProps } from './props.schema.ts'

const media = (name: string) => `/tc-fostay/media/${name}`

const comment: Comment = {
  id: 'c1',
  productId: '100101',
  nickName: '林**满',
  iconUrl: media('bay-1'),
  levelName: '金卡会员',
  score: 5,
  content: '拉开窗帘就是海，早上六点被浪声叫醒，一点都不想赖床。',
  pictures: ['bay-2', 'hotel-room-2', 'palm-garden-1', 'dining-1'].map(media),
  tripType: '亲子',
  packageName: '海湾露台大床房',
  createTime: '2026-11-20T06:20:00',
  reply: '谢谢您的喜欢，海风和我们都在等您再来。',
}
const short: Comment = {
  ...comment,
  id: 'c2',
  nickName: '周**宁',
  score: 3,
  content: '景色没得说，早餐种类再多一点就好了。',
  pictures: [],
  createTime: '2026-09-02T12:00:00',
}
const { packageName: _package, tripType: _trip, reply: _reply, ...plain } = short

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
  { name: '有点评', props: { productId: '100101', page: pageOf([comment, plain], 128) } },
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
