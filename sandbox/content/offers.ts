import type { PackageFilter, PackageOfferRecord } from '../../schemas/domain/package-offer.ts'
import { productPath } from '../../schemas/domain/product-kind.ts'
import type { Product } from '../../schemas/domain/product.ts'
import { at } from './dates.ts'
import { everydayOffers } from './everyday-offers/index.ts'
import { offerSeeds, type OfferSeed } from './offer-seeds.ts'

const ITEM_TYPES = { 住: 5, 吃: 4, 享: 3, 玩: 2 } as const

/** Limited-time deals (A7, B3), then what has its usual price: what /combo lists, in this order; the home page takes of the former. */
export function packageOffers(today: string, productOf: (id: string) => Product): PackageOfferRecord[] {
  return [...offerSeeds, ...everydayOffers].map((seed) => offer(today, productOf(seed.product), seed))
}

function offer(today: string, product: Product, seed: OfferSeed): PackageOfferRecord {
  const [activityPrice, currentPrice, originalPrice] = seed.prices
  const url = seed.isPlain ? undefined : productPath(product)
  return {
    productId: product.id,
    productName: product.productName,
    productPackageName: seed.name,
    ...(url ? { productDetailUrl: url } : {}),
    productType: product.productType,
    productImages: product.productImageInfos.map((picture) => picture.url).join(','),
    ...(seed.why === undefined ? {} : { productRecommendMsg: seed.why }),
    ...(seed.tag === undefined ? {} : { productMarketTag: seed.tag }),
    ...(seed.hot === undefined ? {} : { productHot: seed.hot }),
    ...(activityPrice === undefined ? {} : { activityPrice }),
    currentPrice,
    originalPrice,
    activitySubType: seed.team ? 3 : 0,
    ...(seed.ends ? { activityEndTime: at(today, ...seed.ends) } : {}),
    ...(seed.team ? { numberOfPerson: seed.team[0], groupMember: seed.team[1] } : {}),
    changeTime: at(today, -1, '22:30'),
    productMarketPackageItemInfoDtos: seed.items.map(([type, name, desc], i) => ({
      packageItemId: `${product.id}-${i + 1}`,
      packageItemType: ITEM_TYPES[type],
      packageItemName: name,
      ...(desc ? { packageItemDesc: desc } : {}),
    })),
    isShowHomePage: seed.home ?? false,
    productItemNames: [...seed.words],
  }
}

/** Filters of /combo (B3): each word and option is on one offer or more. */
export const packageFilter: PackageFilter = {
  productsKeywordFilters: ['亲子', '海景', '滑雪', '温泉', '私家泳池', '双人', '多日', '拼团', '会员价'],
  productsFilterConditionMap: {
    住: ['海景房', '泳池别墅', '雪山木屋', '古镇客栈', '水上屋'],
    吃: ['含早餐', '海鲜大餐', '下午茶', '烧烤露营'],
    玩: ['水世界', '海洋馆', '出海', '滑雪体验', '夜游'],
    享: ['温泉水疗', '接送站', '教练课', '随时退'],
  },
}
