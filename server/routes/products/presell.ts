import type { FastifyInstance } from 'fastify'
import { shopClock } from '../../../src/domain/dates.ts'
import { cachedProduct } from '../../catalogue/products.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Presales (A7, B5). */
export function presellRoute(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'presellBaseinfo', async ({ params: { id } }) => {
    const product = await cachedProduct(db, id)
    if (!product?.presale) return refuse('not-found')
    const { saleStartDate, underLinedPrice, presale } = product
    const hasStarted = shopClock(clock.now()) >= saleStartDate
    return { productId: id, ...presale, underLinedPrice, saleStartDate, hasStarted }
  })
}
