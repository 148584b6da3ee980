import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** A score of one side of a product: 服务, 位置 ... */
export const scoreInfoSchema = {
  type: 'object',
  properties: {
    scoreName: { type: 'string', description: '分项，例如 服务' },
    score: { type: 'number', minimum: 0, maximum: 5, description: '评分，最高 5 分' },
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
    id: { type: 'string', description: '点评的 id' },
    productId: { type: 'string', names: 'product', description: '商品 id' },
    orderNo: { type: 'string', description: '订单号' },
    nickName: { type: 'string', description: '评价人，只写姓：林**' },
    iconUrl: { type: 'string', format: 'picture', description: '头像图片地址，不带尺寸' },
    levelName: { type: 'string', description: '会员等级' },
    score: { type: 'integer', minimum: 1, maximum: 5, description: '几星，1 到 5' },
    scoreInfos: { type: 'array', items: scoreInfoSchema, description: '分项评分' },
    content: { type: 'string', description: '点评的话' },
    pictures: {
      type: 'array',
      maxItems: 9,
      items: { type: 'string', format: 'picture' },
      description: '图片地址，不带尺寸，最多 9 张',
    },
    tripType: { type: 'string', description: '出行方式，例如 亲子' },
    packageName: { type: 'string', description: '买的是什么' },
    createTime: { type: 'string', description: '北京时间：2026-11-20T10:00:00' },
    reply: { type: 'string', description: '商家回复' },
    reviewNote: { type: 'string', description: '没有通过的原因，只有写的人看得到' },
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
