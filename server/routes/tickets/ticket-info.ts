import type { FastifyInstance } from 'fastify'
import { shopDay } from '../../../src/domain/dates.ts'
import { detailSections } from '../../../src/domain/product/detail-sections.ts'
import { startMemberPrices } from '../../../src/domain/product/lowest-offer.ts'
import { soldResources, ticketSaleState } from '../../../src/domain/ticket/ticket-sale.ts'
import { cachedProduct } from '../../catalogue/products.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** What stands still of a ticket (A7 baseInfo, explainInfo). */
export function ticketInfoRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'ticketBaseInfo', async ({ params: { id } }) => {
    const product = await cachedProduct(db, id)
    if (!product?.ticket) return refuse('not-found')
    const { ticket, discountType, memberDiscounts = [], ...rest } = product
    return {
      ...rest,
      ...ticket,
      productId: id,
      hasSessions: ticket.sessions.length > 0,
      saleState: rest.status === 1 ? ticketSaleState(ticket, shopDay(clock.now())) : ('off-shelf' as const),
      memberDiscounts: discountType === 1 ? memberDiscounts : [],
      startMemberPrices: discountType === 1 ? startMemberPrices(rest.startPrice, soldResources(ticket)) : [],
    }
  })
  contractRoute(app, 'ticketExplainInfo', async ({ params: { id } }) => {
    const product = await cachedProduct(db, id)
    if (!product?.ticket) return refuse('not-found')
    return { ...product, sections: detailSections(product) }
  })
}
