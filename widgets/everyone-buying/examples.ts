import {
  bareRecommendation,
  exampleRecommendations,
  longRecommendations,
} from '../../src/kit/example-recommendations.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { EveryoneBuyingProps } from './props.schema.ts'

const types = { 玩乐: 31, 门票: 30, 好物: 65, 酒店: 1 }

export const examples: readonly Example<EveryoneBuyingProps>[] = [
  { name: '一个', props: { products: [bareRecommendation], productCode: 'LT610101' } },
  { name: '很多', props: { products: [...exampleRecommendations], types, productCode: 'LT610101' } },
  {
    name: '全部设置',
    props: {
      title: '一起带走',
      products: exampleRecommendations.slice(1, 2),
      types,
      selected: 30,
      productCode: 'LT610101',
      buyText: '去抢购',
      moreText: '全部',
    },
  },
  {
    name: '很长的文字',
    props: {
      products: [...longRecommendations],
      types: { 带私家泳池的海景度假别墅: 1, 含早餐的古镇枕水客栈: 2, 指定日期的水世界门票: 3 },
      productCode: 'LT610101',
    },
  },
]
