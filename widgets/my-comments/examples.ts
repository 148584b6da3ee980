import { exampleComments } from '../../src/kit/example-comments.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { MyCommentsProps } from './props.schema.ts'

const [comment, plain] = exampleComments
const own = {
  comment: { ...comment, orderNo: '202611010001' },
  commentStatus: 1,
  productName: '澜湾岛海景度假酒店',
  productUrl: '/hotel/detail/100101',
} as const

export const examples: readonly Example<MyCommentsProps>[] = [
  { name: '一条', props: { comments: [{ comment: plain, commentStatus: 0, productName: '旧商品' }] } },
  {
    name: '全部设置',
    props: {
      title: '我写过的',
      comments: [own, { ...own, comment: { ...plain, orderNo: '202611010004' }, commentStatus: 2 }],
      detailTo: '/commentDetail',
    },
  },
  {
    name: '很长的文字',
    props: {
      comments: [
        {
          ...own,
          productName: own.productName.repeat(8),
          comment: { ...comment, content: comment.content.repeat(20) },
        },
      ],
    },
  },
]
