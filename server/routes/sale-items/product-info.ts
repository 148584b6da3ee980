import type { FastifyInstance } from 'fastify'
import { productKinds } from '../../../schemas/domain/product-kind.ts'
import type { ProductInfo } from '../../../schemas/domain/product-info.ts'
import type { SaleItem } from '../../../schemas/domain/ticket.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import { datePart } from '../../../src/domain/dates.ts'
import { activityStatus } from '../../../src/domain/activity/activity-state.ts'
import { detailSections } from '../../../src/domain/product/detail-sections.ts'
import { type PricedOffer, startMemberPrices } from '../../../src/domain/product/lowest-offer.ts'
import { isSoldOut, type ItemsProduct, cachedItemsProduct, nowOf, takenOf } from '../../catalogue/sale-items.ts'
import { withStockLeft } from '../../catalogue/stock-left.ts'
import { sellerOf } from '../../catalogue/sellers.ts'
import type { Orm } from '../../db/open-database.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { Clock } from '../../ports/clock.ts'

/** Combo and play products without what they sell (B2.3, B2.4, B3). */
export function productInfoRoutes(app: FastifyInstance, db: Orm, clock: Clock): void {
  const infoOf = async (id: string) => {
    const product = await cachedItemsProduct(db, id)
    return (
      product && {
        ...info(await withStockLeft(db, product), clock.now()),
        isSoldOut: await hasNoneLeft(db, product, nowOf(clock)),
        company: { companyId: product.companyId, companyName: '', csCode: '' },
        ...(await sellerOf(db, product)),
      }
    )
  }
  contractRoute(app, 'comboInfo', async ({ params: { id } }) => (await infoOf(id)) ?? refuse('not-found'))
  contractRoute(app, 'playInfo', async ({ params: { id } }) => (await infoOf(id)) ?? refuse('not-found'))
}

/** Something is sold here, and none of it can be had any more. */
async function hasNoneLeft(db: Orm, { saleItems }: ItemsProduct, now: string): Promise<boolean> {
  const taken = await takenOf(db, saleItems, datePart(now))
  return saleItems.length > 0 && saleItems.every((item) => isSoldOut(item, now, taken))
}

const ASKS_BOTH = { isShowContactName: true, isShowContactMobile: true } as const

function info(product: Product, now: number): Omit<ProductInfo, 'isSoldOut' | 'company'> {
  const { multiLine, memberDiscounts, otherMinCommission, productActivity, productLabels } = product
  return {
    essentialInfo: { basicInfo: basicInfo(product) },
    pictures: product.productImageInfos,
    videos: product.productVideos,
    tags: product.productTagList,
    description: product.description,
    itinerary: product.itinerary ?? [],
    notice: { notices: product.notices ?? [] },
    unbookingPolicy: product.unbookingPolicy,
    sections: detailSections(product),
    bookingLimit: { contactLimit: product.contactLimit ?? ASKS_BOTH },
    minPrice: product.startPrice,
    startMemberPrices: startMemberPrices(product.startPrice, (product.saleItems ?? []).map(itemOffer)),
    sold: product.sold,
    place: product.place,
    saleStartDate: product.saleStartDate,
    saleEndDate: product.saleEndDate,
    commentSummary: product.commentSummary,
    needsMainOrder: product.mainOrder !== undefined,
    ...(multiLine && { multiLine }),
    ...(memberDiscounts && { memberDiscounts }),
    ...(otherMinCommission !== undefined && { otherMinCommission }),
    ...(productLabels && { productLabels }),
    ...(productActivity && {
      productActivity: { ...productActivity, timeStatus: activityStatus(productActivity, now) },
    }),
  }
}

/** An item at its usual price. */
const itemOffer = ({ minPrice, memberPrices }: SaleItem): PricedOffer => ({
  price: minPrice,
  ...(memberPrices && { memberPrices }),
})

const basicInfo = (product: Product): ProductInfo['essentialInfo']['basicInfo'] => ({
  name: product.productName,
  subTitle: product.productSubtitle,
  productCode: product.code,
  productId: product.id,
  storeId: product.storeId,
  productType: product.productType,
  company: product.companyId,
  underLinedPrice: product.underLinedPrice,
  isPackage: product.productType === productKinds.combo.productType ? 1 : 0,
  typePublish: product.status,
})
