import {
  bareRecommendation,
  exampleRecommendations,
  longRecommendations,
} from '../../src/kit/example-recommendations.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { RecommendListProps } from './props.schema.ts'

export const examples: readonly Example<RecommendListProps>[] = [
  { name: '一个', props: { products: [bareRecommendation] } },
  { name: '六个', props: { products: [...exampleRecommendations] } },
  {
    name: '全部设置',
    props: {
      title: '看过的人还买了',
      products: [...exampleRecommendations],
      max: 2,
      endText: '到底啦，只有这些内容了',
    },
  },
  { name: '很长的文字', props: { products: [...longRecommendations] } },
]
