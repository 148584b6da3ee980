/** The headings under which operators find the widgets, in the order in which the palette shows them. */
export const widgetCategories = {
  pictures: '图片和横幅',
  products: '商品和预订',
  promotions: '活动和优惠',
  navigation: '导航和入口',
  texts: '文字和版面',
  places: '地点和日程',
  orders: '订单和售后',
  members: '会员',
} as const
export type WidgetCategory = keyof typeof widgetCategories
