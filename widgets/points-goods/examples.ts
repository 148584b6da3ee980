import type { ExchangeGoods } from '../../schemas/domain/points.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { PointsGoodsProps } from './props.schema.ts'

const plush: ExchangeGoods = {
  ...{ productId: '500201', productName: '小鲸鱼毛绒挂件', picture: '/tc-fostay/media/still-life-3' },
  ...{ productUrl: '/retail/productDetail/500201', points: 2900, price: 0, originalPrice: 29, left: 120 },
}

const marks = { labels: ['送小朋友', '好带走'], subscriptUrl: '/tc-fostay/media/badge-choice.svg' }

export const examples: readonly Example<PointsGoodsProps>[] = [
  { name: '一个', props: { goods: [plush] } },
  {
    name: '积分加钱、仅剩、兑完',
    props: {
      title: '今天能换',
      more: 'finished',
      endText: '没有了',
      goods: [
        { ...plush, points: 6000, price: 39, originalPrice: 99 },
        { ...plush, ...marks, productId: '500202', left: 3 },
        { ...plush, productId: '500203', left: 0 },
      ],
    },
  },
  {
    name: '文字很长',
    props: {
      goods: [{ ...plush, productName: '很长很长的名字'.repeat(12), points: 123_456_789, price: 12_345_678.9 }],
      more: 'failed',
    },
  },
]
