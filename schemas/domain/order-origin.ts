import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** The longest word of an origin that is kept. */
export const ORIGIN_MOST = 64

const told = (description: string) =>
  ({ type: 'string', minLength: 1, maxLength: ORIGIN_MOST, description }) as const satisfies JSONSchema

/** What the addresses of a visit and of a product said of where a purchase comes from, in the spelling of A2, A6 and B2.6. */
export const orderOriginSchema = {
  title: '订单从哪里来',
  type: 'object',
  properties: {
    trackCode: told('推广码：谁带来的'),
    spellCode: told('拼团的分享码'),
    brandResourceCode: told('品牌资源位的编码'),
    product_detail_souce: told('从哪里打开的商品详情'),
    code: told('分享人的会员 id；自己分享给自己的不算'),
    isActivity: told('1 或 true：从秒杀活动来'),
    sessionId: told('秒杀活动的场次'),
    seckillActivityId: told('秒杀活动的 id'),
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderOrigin = FromSchema<typeof orderOriginSchema>
