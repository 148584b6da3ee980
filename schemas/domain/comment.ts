import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** A score of one side of a product: 服务, 位置 ... */
export const scoreInfoSchema = {
  type: 'object',
  properties: {
    scoreName: { type: 'string', title: '分项', description: '例如服务、位置。' },
    score: { type: 'number', minimum: 0, maximum: 5, title: '评分', description: '最高是 5 分。' },
  },
  required: ['scoreName', 'score'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** B4: -1, 2 and 9 can comment; 0 and 1 view the comment; 3 hidden. */
export const commentStatuses = [-1, 0, 1, 2, 3, 9] as const
export type CommentStatus = (typeof commentStatuses)[number]

/** A comment on a product (A2 review list, B3 review row). Scores go up to 5 (B9). */
export const commentSchema = {
  title: '评价',
  type: 'object',
  properties: {
    id: { type: 'string', title: '点评编号' },
    productId: { type: 'string', names: 'product', title: '商品' },
    orderNo: { type: 'string', title: '订单号' },
    nickName: { type: 'string', title: '评价人', description: '只写姓：林**。' },
    iconUrl: { type: 'string', format: 'picture', title: '头像图片地址', description: '不带尺寸。' },
    levelName: { type: 'string', title: '会员等级' },
    score: { type: 'integer', minimum: 1, maximum: 5, title: '几星', description: '从 1 到 5。' },
    scoreInfos: { type: 'array', items: scoreInfoSchema, title: '分项评分' },
    content: { type: 'string', title: '点评的话' },
    pictures: {
      type: 'array',
      maxItems: 9,
      items: { type: 'string', format: 'picture' },
      title: '图片地址',
      description: '不带尺寸，最多 9 张。',
    },
    tripType: { type: 'string', title: '出行方式', description: '例如“亲子”。' },
    packageName: { type: 'string', title: '买的是什么' },
    createTime: { type: 'string', title: '北京时间', $comment: '例如 2026-11-20T10:00:00。' },
    reply: { type: 'string', title: '商家回复' },
    reviewNote: { type: 'string', title: '没有通过的原因', description: '只有写的人看得到。' },
  },
  required: ['id', 'productId', 'nickName', 'iconUrl', 'levelName', 'score', 'content', 'pictures', 'createTime'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Comment = FromSchema<typeof commentSchema>

/** A comment as the shop keeps it: whose it is, and how far it has come. Without a status everybody sees it. */
export interface CommentRecord extends Comment {
  readonly memberId?: string
  readonly commentStatus?: CommentStatus
}
