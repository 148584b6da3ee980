import type { Favorite } from '../../schemas/domain/favorite.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { FavoritesListProps } from './props.schema.ts'

const hotel: Favorite = {
  productId: '100101',
  productCode: 'LT100101',
  productName: '澜湾岛海景度假酒店',
  categoryName: '酒店',
  place: '澜湾岛',
  imgurl: '/tc-fostay/media/palm-garden-1',
  productUrl: '/hotel/detail/100101',
  productStartPrice: 888,
  originalPrice: 1288,
  status: 1,
  labels: ['亲子', '海景'],
  subscriptUrl: '/tc-fostay/media/badge-choice.svg',
  collectedDay: '2026-11-20',
}
const gone: Favorite = {
  ...hotel,
  productId: '650106',
  productCode: 'LT650106',
  productName: '白沙湾夏夜音乐节双人票',
  productUrl: '/goods/650106',
  status: 0,
}
const { categoryName: _category, productUrl: _url, ...unknown } = { ...hotel, productId: '990101' }

export const examples: readonly Example<FavoritesListProps>[] = [
  { name: '一个', props: { products: [unknown] } },
  { name: '有下架的', props: { products: [hotel, gone] } },
  {
    name: '全部设置',
    props: {
      products: [hotel, gone, unknown],
      result: { status: 'done', code: '', message: '', reply: { data: { isCollected: false } } },
      more: 'finished',
      endText: '到底啦，只有这些内容了',
    },
  },
  {
    name: '很长的文字',
    props: {
      products: [
        {
          ...hotel,
          productName: hotel.productName.repeat(8),
          place: '很远很远的海岸线'.repeat(4),
          productStartPrice: 1_234_567.89,
          originalPrice: 2_345_678.9,
        },
      ],
      result: { status: 'busy' },
    },
  },
]
