import type { PackageOffer } from '../../schemas/domain/package-offer.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { PackageCardsProps } from './props.schema.ts'

const bay: PackageOffer = {
  productId: '2301',
  productName: '澜途·月牙湾海景度假酒店',
  productPackageName: '月牙湾 2 晚连住 · 全海景房含双早与沙滩晚餐',
  productDetailUrl: '/hotelpackage/detail/2301',
  productType: 23,
  productImages: '/tc-fostay/media/bay-1,/tc-fostay/media/bay-2',
  productRecommendMsg: '醒来先听见海',
  productMarketTag: '冬日限定',
  productHot: 12860,
  labels: ['海景', '双人'],
  subscriptUrl: '/tc-fostay/media/badge-choice.svg',
  activityPrice: 1888,
  currentPrice: 2180,
  originalPrice: 2680,
  activityEndTime: '2026-11-22T20:00:00',
  productMarketPackageItemInfoDtos: [
    { packageItemId: '1', packageItemType: 5, packageItemName: '全海景大床房 2 晚' },
    { packageItemId: '2', packageItemType: 4, packageItemName: '双人早餐 2 次、沙滩晚餐 1 次' },
    { packageItemId: '3', packageItemType: 1, packageItemName: '日落帆船巡游 60 分钟' },
    { packageItemId: '4', packageItemType: 3, packageItemName: '行政酒廊下午茶' },
  ],
}

const group: PackageOffer = {
  productId: '2302',
  productName: '棕榈谷亲子营',
  productPackageName: '棕榈谷亲子营 3 天 2 晚',
  productType: 23,
  productImages: '/tc-fostay/media/kids-club-1',
  productHot: 986,
  activityPrice: 1299.5,
  currentPrice: 1599,
  originalPrice: 1999,
  activitySubType: 3,
  numberOfPerson: 3,
  groupMember: 2,
  activityEndTime: '2026-11-20T23:59:59',
  productMarketPackageItemInfoDtos: [
    { packageItemId: '5', packageItemType: 5, packageItemName: '森林亲子房 2 晚' },
    { packageItemId: '6', packageItemType: 1, packageItemName: '小小探险家课程 4 节' },
  ],
}

/** No address of its own and a combo: it leads nowhere (B2.2). */
const plain: PackageOffer = {
  productId: '2303',
  productName: '云顶雪场',
  productPackageName: '云顶雪场日票',
  productType: 6,
  productImages: '/tc-fostay/media/snow-slope-1',
  currentPrice: 399,
  originalPrice: 399,
  productMarketPackageItemInfoDtos: [],
}

const longWords: PackageOffer = {
  ...bay,
  productId: '2304',
  productPackageName:
    '月牙湾两晚三天全海景双人套房含每日双人早餐与沙滩烛光晚餐、日落帆船巡游、亲子潜水体验课程，节假日通用不加价',
  productRecommendMsg: '第一次来岛就照着住，行李到酒店、孩子进水世界、你们去露台看日落，一件也不用操心',
  productMarketTag: '入选年度度假酒店榜单',
  activityPrice: 128888.88,
  originalPrice: 188888.88,
  productMarketPackageItemInfoDtos: bay.productMarketPackageItemInfoDtos.map((item) => ({
    ...item,
    packageItemName: `${item.packageItemName}（入住期间任选一天使用，需提前一天预约）`,
  })),
}

const offers = [bay, group, plain]

export const examples: readonly Example<PackageCardsProps>[] = [
  { name: '几个套餐', props: { offers } },
  { name: '正在取下一页', props: { offers: [bay], more: 'loading' } },
  { name: '下一页没取到', props: { offers: [bay], more: 'failed' } },
  { name: '到底了', props: { offers, more: 'finished' } },
  { name: '正在换一批', props: { offers: [bay, group], more: 'replacing' } },
  { name: '没有套餐', props: { offers: [] } },
  { name: '很长的文字', props: { offers: [longWords], more: 'finished' } },
]
