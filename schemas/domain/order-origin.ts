import type { FromSchema } from 'json-schema-to-ts'
import type { Annotations, JSONSchema } from '../json-schema.ts'

/** The longest word of an origin that is kept. */
export const ORIGIN_MOST = 64

const word = (about: Annotations) =>
  ({ type: 'string', minLength: 1, maxLength: ORIGIN_MOST, ...about }) as const satisfies JSONSchema

/** What the addresses of a visit and of a product said of where a purchase comes from, in the spelling of A2, A6 and B2.6. */
export const orderOriginSchema = {
  title: '订单从哪里来',
  type: 'object',
  properties: {
    trackCode: word({ title: '推广码', description: '谁带来的。' }),
    spellCode: word({ title: '拼团的分享码' }),
    brandResourceCode: word({ title: '品牌资源位的编码' }),
    product_detail_souce: word({ title: '从哪里打开的商品详情' }),
    code: word({ title: '分享人', description: '自己分享给自己的不算。', $comment: '会员 id。' }),
    isActivity: word({ title: '从秒杀活动来', $comment: '1 或 true。' }),
    sessionId: word({ title: '秒杀活动的场次' }),
    seckillActivityId: word({ title: '秒杀活动编号' }),
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderOrigin = FromSchema<typeof orderOriginSchema>
