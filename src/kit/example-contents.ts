import type { ComponentContent } from '../../schemas/domain/page-component.ts'

const product = (
  id: string,
  title: string,
  picture: string,
  fields: ComponentContent['customFields'],
): ComponentContent => ({
  id,
  title,
  themePicUri: `/tc-fostay/media/${picture}`,
  redirectType: 'product',
  jumpParames: { product_url: `/goods/${id}` },
  customFields: fields,
})

/** Products as a page component gives them, for the examples of widgets. */
export const exampleProducts: readonly ComponentContent[] = [
  product('e1', '澜途·月牙湾海景度假酒店 2 晚连住 含双早与沙滩晚餐', 'bay-1', {
    place: '月牙湾',
    hot: 12800,
    price: 1888,
    originalPrice: 2680,
    tag: '亲子',
    tags: ['亲子优选', '免费取消'],
    badge: '近期热卖',
  }),
  product('e2', '珊瑚海水世界 全天票', 'aquarium-1', {
    place: '珊瑚岛',
    hot: 860,
    price: 239.5,
    tag: '门票',
    tags: ['随时退'],
    labels: ['亲子', '室内'],
    subscriptUrl: '/tc-fostay/media/badge-choice.svg',
  }),
  product('e3', '棕榈谷亲子营 3 天 2 晚', 'kids-club-1', {
    place: '棕榈谷',
    price: 2399,
    originalPrice: 2799,
    tag: '亲子',
  }),
  product('e4', '白鲸湾浮潜半日体验 小团出海', 'lagoon-1', {
    place: '白鲸湾',
    hot: 320,
    price: 468,
    tag: '玩乐',
    tags: ['12 人小团'],
  }),
  product('e5', '古城夜市美食漫步 双人套餐', 'night-market-1', {
    place: '澜城古镇',
    hot: 95,
    price: 168,
    originalPrice: 198,
    tag: '美食',
  }),
  product('e6', '云顶雪场 滑雪日票 含雪具', 'snow-slope-1', {
    place: '云顶',
    hot: 4200,
    price: 399,
    tag: '门票',
    tags: ['雪季'],
  }),
]

/** Products whose words are as long as an operator may make them. */
export const longProducts: readonly ComponentContent[] = exampleProducts.slice(0, 3).map((item, index) => ({
  ...item,
  id: `${item.id}-long`,
  title: `${item.title} 限量赠送日落帆船巡游与亲子下午茶，全年可约、节假日不加价、未使用随时退`.slice(0, 60),
  customFields: {
    ...item.customFields,
    place: '澜途国际滨海旅游度假区月牙湾片区北岸',
    tags: ['节假日不加价还送早餐', '未使用随时可退款'],
    badge: '入选年度亲子酒店榜单第一名',
    price: 128888.88,
    originalPrice: 188888.88 + index,
  },
}))
