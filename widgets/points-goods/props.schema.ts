import type { FromSchema } from 'json-schema-to-ts'
import { exchangeGoodsSchema } from '../../schemas/domain/points.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { moreStates } from '../../schemas/page/page.ts'

export const pointsGoodsProps = {
  title: '积分商品',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 16, title: '标题', description: '默认是“积分换好物”。' },
    goods: {
      type: 'array',
      items: exchangeGoodsSchema,
      title: '积分商品',
      description: '没有就不出现。',
      $comment: '接口 pointsGoods 的 goods。',
    },
    more: {
      type: 'string',
      enum: moreStates,
      title: '下一页怎么样了',
      description: "写 {{ default(list.more, 'ready') }}；不写就不分页。",
    },
    endText: {
      type: 'string',
      maxLength: 30,
      title: '到底时的一句话',
      description: '默认是“到底啦，只有这些内容了”。',
    },
  },
  required: ['goods'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PointsGoodsProps = FromSchema<typeof pointsGoodsProps>
