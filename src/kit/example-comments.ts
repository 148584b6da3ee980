import type { Comment } from '../../schemas/domain/comment.ts'

const media = (name: string) => `/tc-fostay/media/${name}`

const full: Comment = {
  id: 'c100101-1',
  productId: '100101',
  nickName: '林**',
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

const plain: Comment = {
  id: 'c100101-2',
  productId: '100101',
  nickName: '周**',
  iconUrl: media('lagoon-1'),
  levelName: '普通会员',
  score: 3,
  content: '景色没得说，早餐种类再多一点就好了。',
  pictures: [],
  createTime: '2026-09-02T12:00:00',
}

/** A comment with everything, of today, and one with no more than it must have, of a while ago; 2026-11-20 08:00 is now. */
export const exampleComments: readonly [Comment, Comment] = [full, plain]
