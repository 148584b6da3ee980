import type { FastifyInstance } from 'fastify'
import { shopClock } from '../../../src/domain/dates.ts'
import type { Buyer } from '../../../src/domain/product/member-price.ts'
import { type TicketOrder, ticketOrderProblem, readTicketOrder } from '../../../src/domain/ticket/ticket-order.ts'
import { ticketTotal } from '../../../src/domain/ticket/ticket-total.ts'
import { keepTempOrder } from '../../catalogue/temp-orders.ts'
import { offeredResources, readTicket, type TicketNow } from '../../catalogue/tickets.ts'
import { heldTickets } from '../../orders/held-choice.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import { buyerOf } from '../../session/accounts.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Keeps the tickets that a member chose (A7): refused when they can't be sold or are gone (A4, A5). */
export function ticketTempOrderRoute(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'ticketTempOrderCreate', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const order = readTicketOrder(reqDtos)
    if (!order) return refuse('invalid-request', 'reqDtos is not the order of a ticket')
    const found = await readTicket(db, order.productId, shopClock(clock.now()))
    if (!found) return refuse('not-found')
    const problem = problemOf(found, order)
    const own = { memberId: viewer.memberId, now: clock.now() }
    if (problem) return refuse((await heldTickets(db, own, found, order)) ? 'order-unpaid' : problem)
    const { totalFen, discountFen } = totalOf(found, order, await buyerOf(db, viewer.memberId))
    const id = await keepTempOrder(db, {
      kind: 'ticket',
      memberId: viewer.memberId,
      productId: order.productId,
      body: { ...order, resources: [...order.resources], totalFen, originalFen: totalFen + discountFen },
      createdAt: clock.now(),
    })
    return { id }
  })
}

const problemOf = ({ product, ticket, moment }: TicketNow, order: TicketOrder) =>
  product.status === 1 ? ticketOrderProblem(ticket, order, moment) : 'not-on-sale'

/** What the page showed: the same prices, added by the same function. */
function totalOf(found: TicketNow, { saleDate, resources }: TicketOrder, buyer: Buyer) {
  const priced = offeredResources(found, found.ticket.isFlexTicket === 1 ? '' : (saleDate ?? ''))
  const picks = Object.fromEntries(resources.map(({ resourceId, count }) => [resourceId, count]))
  return ticketTotal(priced, picks, buyer)
}
