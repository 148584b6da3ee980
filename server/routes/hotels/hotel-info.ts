import type { FastifyInstance } from 'fastify'
import { productPath } from '../../../schemas/domain/product-kind.ts'
import { detailSections } from '../../../src/domain/product/detail-sections.ts'
import { startMemberPrices } from '../../../src/domain/product/lowest-offer.ts'
import { ratePrices } from '../../../src/domain/stay/hotel-quote.ts'
import { sellerOf } from '../../catalogue/sellers.ts'
import type { Orm } from '../../db/open-database.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import { cachedHotel, roomsOnSale } from '../../catalogue/hotels.ts'

/** The hotel itself, and what it says (A7 baseinfo, explaininfo). */
export function hotelInfo(app: FastifyInstance, db: Orm): void {
  contractRoute(app, 'hotelBaseinfo', async ({ params: { id } }) => {
    const product = await cachedHotel(db, id)
    if (!product) return refuse('not-found')
    const rates = roomsOnSale(product).flatMap((room) => room.rates)
    return {
      ...product,
      detailUrl: productPath(product) ?? '/',
      startMemberPrices: startMemberPrices(product.startPrice, rates.flatMap(ratePrices)),
      ...(await sellerOf(db, product)),
    }
  })
  contractRoute(app, 'hotelExplaininfo', async ({ params: { id } }) => {
    const product = await cachedHotel(db, id)
    if (!product) return refuse('not-found')
    const { introduction, notes, fees, refund } = detailSections(product)
    return { introduction, notes: [...notes, ...fees, ...refund.map((section) => ({ title: '退改规则', ...section }))] }
  })
}
