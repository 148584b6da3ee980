import type { FastifyInstance } from 'fastify'
import { shopClock } from '../../../src/domain/dates.ts'
import { findMallGoods } from '../../catalogue/mall-goods.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import type { MallDeps } from '../mall-deps.ts'
import { recommendationCards } from '../../catalogue/recommendation-cards.ts'

/** The goods of the retail mall (B2.9), as cards. */
export function retailGoodsRoute(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'retailGoods', async ({ query }) => {
    const now = clock.now()
    const { rows, categories, total } = await findMallGoods(db, query, shopClock(now))
    return { goods: recommendationCards(rows, now), categories, total }
  })
}
