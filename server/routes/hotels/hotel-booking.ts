import type { FastifyInstance } from 'fastify'
import type { ChosenRooms } from '../../../schemas/domain/temp-order.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { fenOfYuan, yuanOfFen } from '../../../src/domain/money.ts'
import { roomCost, roomPriceNow } from '../../catalogue/room-price.ts'
import { keepTempOrder } from '../../catalogue/temp-orders.ts'
import { heldRooms } from '../../orders/held-choice.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse, Refusal } from '../../plugins/problems.ts'
import { buyerOf } from '../../session/accounts.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Checks the price of what was chosen (A7, A8), and keeps it to order with. */
export function hotelBooking(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  const priceFor = async (choice: ChosenRooms, memberId: string | undefined) => {
    const now = clock.now()
    const price = await roomPriceNow(db, choice, shopClock(now))
    const isGone = price instanceof Refusal && price.code === '6010109'
    if (!isGone || memberId === undefined) return price
    return (await heldRooms(db, { memberId, now }, choice)) ? refuse('order-unpaid') : price
  }
  contractRoute(app, 'hotelCheckPriceChange', async ({ body: { reqDtos }, viewer }) => {
    const price = await priceFor(reqDtos, viewer?.memberId)
    if (price instanceof Refusal) return price
    return { isChange: price.totalFen !== fenOfYuan(reqDtos.bookPriceTotal), afterPrice: yuanOfFen(price.totalFen) }
  })
  contractRoute(app, 'hotelTempOrderCreate', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const price = await priceFor(reqDtos, viewer.memberId)
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
