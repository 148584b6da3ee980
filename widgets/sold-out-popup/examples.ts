import {
  bareRecommendation,
  exampleRecommendations,
  longRecommendations,
} from '../../src/kit/example-recommendations.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { SoldOutPopupProps } from './props.schema.ts'

export const examples: readonly Example<SoldOutPopupProps>[] = [
  { name: '没有代码，什么也不做', props: { products: [...exampleRecommendations] } },
  { name: '一个', props: { productCode: 'LT310106', products: [bareRecommendation] } },
  {
    name: '全部设置',
    props: {
      productCode: 'LT310106',
      products: [...exampleRecommendations],
      text: '这一场已经约满，看看别的',
      title: '还可以去',
      max: 3,
    },
  },
  {
    name: '很长的文字',
    props: { productCode: 'LT310106', products: [...longRecommendations], title: '与它相似而且今天就可以出发的商品' },
  },
]
