import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** A comment on a product (A2 review list, B3 review row). Scores go up to 5 (B9). */
export const commentSchema = {
  title: '评价',
  type: 'object',
  properties: {
    id: { type: 'string' },
    productId: { type: 'string' },
    orderNo: { type: 'string', description: '订单号' },
    nickName: { type: 'string', description: '评价人，中间打星' },
    iconUrl: { type: 'string', description: '头像图片地址，不带尺寸' },
    levelName: { type: 'string', description: '会员等级' },
    score: { type: 'integer', minimum: 1, maximum: 5 },
    content: { type: 'string' },
    pictures: { type: 'array', maxItems: 9, items: { type: 'string' }, description: '图片地址，不带尺寸，最多 9 张' },
    tripType: { type: 'string', description: '出行方式，例如 亲子' },
    packageName: { type: 'string', description: '买的是什么' },
    createTime: { type: 'string', description: '北京时间：2026-11-20T10:00:00' },
    reply: { type: 'string', description: '商家回复' },
  },
  required: ['id', 'productId', 'nickName', 'iconUrl', 'levelName', 'score', 'content', 'pictures', 'createTime'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Comment = FromSchema<typeof commentSchema>
