import type { BargainCard } from '../../schemas/domain/bargain-team.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { BargainListProps } from './props.schema.ts'

const boat: BargainCard = {
  ...{
    productId: '610901',
    productName: '澜湾岛玻璃底船半价砍',
    picture: '/tc-fostay/media/lagoon-1',
    place: '澜湾岛',
  },
  ...{ goalPrice: 49, originalPrice: 98, cutPrice: 0, leftPrice: 49, move: 'start', button: '发起砍价' },
  to: '/bargainProduct/detail/610901',
  ...{ labels: ['亲子', '看海'], subscriptUrl: '/tc-fostay/media/badge-choice.svg' },
}
const tree: BargainCard = {
  ...{ ...boat, productId: '610903', productName: '澜湾岛树屋乐园砍价票', goalPrice: 58, originalPrice: 128 },
  ...{ cutPrice: 34, leftPrice: 36, move: 'continue', button: '继续砍价', word: '砍价进行中' },
  to: '/bargain/detail?cutTeamId=C903&productId=610903',
}
const over: BargainCard = { ...boat, productId: '610906', move: 'none', button: '已结束', word: '活动已结束' }

export const examples: readonly Example<BargainListProps>[] = [
  { name: '一个', props: { products: [boat] } },
  { name: '可以发起、砍价中、已结束', props: { products: [boat, tree, over] } },
  { name: '全部设置', props: { products: [boat, tree], more: 'finished', endText: '到底啦，只有这些内容了' } },
  {
    name: '很长的文字',
    props: {
      products: [
        {
          ...tree,
          ...{ productName: boat.productName.repeat(8), place: '很远很远的海岸线'.repeat(4) },
          ...{ goalPrice: 1_234_567.89, originalPrice: 2_345_678.9 },
        },
      ],
    },
  },
]
