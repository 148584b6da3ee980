import type { FastifyInstance } from 'fastify'
import type { SaleItem } from '../../../schemas/domain/ticket.ts'
import { isDate } from '../../../src/domain/dates.ts'
import { nextTurnOfDays, sessionOf } from '../../../src/domain/ticket/entry-time.ts'
import { itemDays, stockDays, ticketOf } from '../../../src/domain/ticket/ticket-days.ts'
import { readMainOrder } from '../../catalogue/main-orders.ts'
import { isSoldOut, cachedItemsProduct, nowOf, takenOf, todayOf } from '../../catalogue/sale-items.ts'
import type { Orm } from '../../db/open-database.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { Clock } from '../../ports/clock.ts'

const turnOf = (items: readonly SaleItem[], clock: Clock): string =>
  nextTurnOfDays(
    items.map(sessionOf).filter((one) => one !== undefined),
    nowOf(clock),
  )

/** What combos sell, by day (B2.3, B4). */
export function comboTicketRoutes(app: FastifyInstance, db: Orm, clock: Clock): void {
  contractRoute(app, 'comboTickets', async ({ params: { id }, query: { departureDate } }) => {
    const product = await cachedItemsProduct(db, id)
    if (!product) return refuse('not-found')
    const today = todayOf(clock)
    const date = isDate(departureDate) && departureDate > today ? departureDate : today
    const taken = await takenOf(db, product.saleItems, date, date)
    const asked = { first: date, last: date, now: nowOf(clock) }
    const tickets = product.saleItems.map((item) => ticketOf(item, itemDays(item, asked, taken)))
    return { date, today, tickets }
  })
  contractRoute(app, 'comboCalendar', async ({ params: { id } }) => {
    const product = await cachedItemsProduct(db, id)
    if (!product) return refuse('not-found')
    const today = todayOf(clock)
    const { saleItems, startPrice } = product
    const taken = await takenOf(db, saleItems, today)
    return { today, turnsAt: turnOf(saleItems, clock), days: stockDays(saleItems, nowOf(clock), taken, startPrice) }
  })
  contractRoute(app, 'mainOrderInfo', async ({ params: { mainOrderId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const asked = { memberId: viewer.memberId, mainOrderId, today: todayOf(clock) }
    return (await readMainOrder(db, asked)) ?? refuse('not-found')
  })
}

/** What play products sell, and the days of each (B2.4). */
export function playTicketRoutes(app: FastifyInstance, db: Orm, clock: Clock): void {
  contractRoute(app, 'playProductList', async ({ params: { id } }) => {
    const product = await cachedItemsProduct(db, id)
    if (!product) return refuse('not-found')
    const today = todayOf(clock)
    const taken = await takenOf(db, product.saleItems, today)
    const products = product.saleItems.map((item) => {
      const { priceAndInventories: _days, ...ticket } = ticketOf(item, [])
      return { ...ticket, isSoldOut: isSoldOut(item, nowOf(clock), taken) }
    })
    return { products }
  })
  contractRoute(app, 'playPriceList', async ({ params: { id }, query: { productId } }) => {
    const product = await cachedItemsProduct(db, id)
    const item = product?.saleItems.find((one) => one.productId === productId)
    if (!item) return refuse('not-found')
    const today = todayOf(clock)
    const days = { first: today, last: item.plan.until, now: nowOf(clock) }
    const ticket = ticketOf(item, itemDays(item, days, await takenOf(db, [item], today)))
    // It is of many days: what members pay of its usual price stands beside what they pay on others, whatever today costs.
    return {
      today,
      turnsAt: turnOf([item], clock),
      ticket: { ...ticket, ...(item.memberPrices && { memberPrices: item.memberPrices }) },
    }
  })
}
