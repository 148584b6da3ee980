import type { FastifyInstance } from 'fastify'
import { shopClock } from '../../../src/domain/dates.ts'
import { fenOfYuan, yuanOfFen } from '../../../src/domain/money.ts'
import { roomCost, roomPriceNow } from '../../catalogue/room-price.ts'
import { keepTempOrder } from '../../catalogue/temp-orders.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse, Refusal } from '../../plugins/problems.ts'
import { buyerOf } from '../../session/accounts.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Checks the price of what was chosen (A7, A8), and keeps it to order with. */
export function hotelBooking(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'hotelCheckPriceChange', async ({ body: { reqDtos } }) => {
    const price = await roomPriceNow(db, reqDtos, shopClock(clock.now()))
    if (price instanceof Refusal) return price
    return { isChange: price.totalFen !== fenOfYuan(reqDtos.bookPriceTotal), afterPrice: yuanOfFen(price.totalFen) }
  })
  contractRoute(app, 'hotelTempOrderCreate', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const price = await roomPriceNow(db, reqDtos, shopClock(clock.now()))
    if (price instanceof Refusal) return price
    if (price.totalFen !== fenOfYuan(reqDtos.bookPriceTotal)) return refuse('price-changed')
    const { bookPriceTotal: _seen, ...choice } = reqDtos
    const tempOrderId = await keepTempOrder(db, {
      kind: 'hotel',
      memberId: viewer.memberId,
      productId: reqDtos.productId,
      body: { ...choice, ...roomCost(price, await buyerOf(db, viewer.memberId)) },
      createdAt: clock.now(),
    })
    return { tempOrderId }
  })
}
