import type { CommentRecord, CommentStatus } from '../../../schemas/domain/comment.ts'
import { at } from '../dates.ts'
import { mediaUrl } from '../pictures.ts'

interface Own {
  readonly orderNo: string
  readonly productId: string
  readonly status: CommentStatus
  readonly score: number
  readonly words: string
  readonly pictures?: readonly string[]
  readonly daysAgo: number
  readonly reply?: string
  readonly note?: string
}

/** What the gold member 900003 wrote of orders, one in each status that a written comment can have (B4). */
const own: readonly Own[] = [
  {
    orderNo: '202611010001',
    productId: '100101',
    status: 1,
    score: 5,
    words: '露台正对着海湾，早餐的椰香粥喝了三天没腻。管家记得我们要两双儿童拖鞋，第二天一早就放在门口了。',
    pictures: ['bay-2', 'hotel-room-2', 'palm-garden-1'],
    daysAgo: 9,
    reply: '顾先生，谢谢您的照片，椰香粥的师傅让我转告您：下次教您怎么做。',
  },
  {
    orderNo: '202611010002',
    productId: '200101',
    status: 0,
    score: 4,
    words: '造浪池好玩，储物柜也大，就是周末排队有点久。',
    pictures: ['water-park-1'],
    daysAgo: 1,
  },
  {
    orderNo: '202611010003',
    productId: '310101',
    status: 9,
    score: 5,
    words: '教练一直扶着，怕水的我也看到了珊瑚，照片当晚就发过来了。',
    daysAgo: 40,
  },
  {
    orderNo: '202611010004',
    productId: '650101',
    status: 2,
    score: 3,
    words: '菜不错，请把我的手机号告诉经理，我想谈谈。',
    daysAgo: 5,
    note: '请去掉联系方式，经理会从订单里联系您',
  },
  { orderNo: '202611010005', productId: '610101', status: 3, score: 5, words: '好', daysAgo: 60 },
]

/** Comments of members of the sandbox on orders of theirs (A7, B4). */
export function memberComments(today: string): CommentRecord[] {
  return own.map(({ orderNo, productId, status, score, words, pictures = [], daysAgo, reply, note }) => ({
    id: `o${orderNo}`,
    productId,
    orderNo,
    memberId: '900003',
    commentStatus: status,
    nickName: '顾**',
    iconUrl: mediaUrl('bay-4'),
    levelName: '金卡会员',
    score,
    content: words,
    pictures: pictures.map(mediaUrl),
    createTime: at(today, -daysAgo, '20:16'),
    ...(reply && { reply }),
    ...(note && { reviewNote: note }),
  }))
}
