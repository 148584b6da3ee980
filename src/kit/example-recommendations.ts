import type { Recommendation } from '../../schemas/domain/recommendation.ts'

const media = (name: string) => `/tc-fostay/media/${name}`

const snorkel: Recommendation = {
  productId: '310101',
  productTitle: '澜湾岛珊瑚礁浮潜',
  productStartPrice: 268,
  originalPrice: 398,
  imgurl: media('aquarium-4'),
  productUrl: '/play/productDetail/310101',
  categoryInfo: { categoryName: '玩乐' },
  parentProductType: 31,
  parentProductTypeName: '玩乐',
  orders_rate: '37%',
  tags: ['小班', '含照片', '可退'],
  labels: ['亲子'],
  subscriptUrl: media('badge-choice.svg'),
  integral: 500,
}

const park: Recommendation = {
  ...snorkel,
  productId: '200101',
  productTitle: '星屿水世界指定日门票',
  productStartPrice: 218,
  originalPrice: 218,
  imgurl: media('water-park-1'),
  productUrl: '/ticket/200101',
  categoryInfo: { categoryName: '门票' },
  parentProductType: 30,
  parentProductTypeName: '门票',
  orders_rate: '0%',
  tags: [],
  labels: [],
  integral: 0,
}

const dinner: Recommendation = {
  ...snorkel,
  productId: '650101',
  productTitle: '澜湾岛沙滩海鲜大餐双人券',
  productStartPrice: 398,
  originalPrice: 568,
  imgurl: media('dining-1'),
  productUrl: '/goods/650101',
  categoryInfo: { categoryName: '商品' },
  parentProductType: 65,
  parentProductTypeName: '好物',
  orders_rate: '12%',
}

/** A product that leads nowhere, with no more than it must have. */
export const bareRecommendation: Recommendation = {
  productId: '990101',
  productTitle: '澜湾岛晨雾出海旧票',
  productStartPrice: 68,
  imgurl: media('yacht-3'),
  parentProductType: 31,
  parentProductTypeName: '玩乐',
}

/** Recommendations of several kinds, for the examples of widgets that show them. */
export const exampleRecommendations: readonly Recommendation[] = [
  snorkel,
  park,
  dinner,
  bareRecommendation,
  { ...snorkel, productId: '310102', productTitle: '白沙湾日落帆船出海', imgurl: media('yacht-1') },
  { ...park, productId: '200102', productTitle: '澜湾海洋馆鲸鲨剧场门票', imgurl: media('aquarium-1') },
  { ...dinner, productId: '650102', productTitle: '澜湾岛椰林下午茶双人券', imgurl: media('palm-garden-2') },
]

/** The same with words that are far too long. */
export const longRecommendations: readonly Recommendation[] = exampleRecommendations.map((product) => ({
  ...product,
  productTitle: product.productTitle.repeat(6),
  productStartPrice: 128_888.88,
  originalPrice: 2_345_678.9,
  parentProductTypeName: '带私家泳池的海景度假别墅',
  categoryInfo: { categoryName: '带私家泳池的海景度假别墅' },
  tags: ['节假日不加价还送双人早餐和接站', '入选年度亲子目的地榜单', '可退'],
  integral: 123_456_789,
}))
