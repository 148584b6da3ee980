import type { Ticket } from '../../../schemas/domain/ticket.ts'
import { problems } from '../../../schemas/api/problems.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { ticketOrderProblem } from '../../../src/domain/ticket/ticket-order.ts'
import { resourceDay, soldResources } from '../../../src/domain/ticket/ticket-sale.ts'
import { type TicketLine, ticketTotal } from '../../../src/domain/ticket/ticket-total.ts'
import { NO_DAY } from '../../catalogue/stock.ts'
import { offeredResources, readTicket, type TicketNow } from '../../catalogue/tickets.ts'
import type { QuoteLine } from '../quote.ts'
import { travellersOf } from '../travellers-of.ts'
import type { Quoting } from './quoting.ts'

/** Tickets are given back as their policy says: 3 never (A3 unsubscribePolicyType). */
const NEVER = 3
const REFUNDABLE = 64
const NOT_REFUNDABLE = 63

/** The resources of a ticket on their day (A7). */
export const quoteTicket: Quoting<'ticket'> = async ({ db, clock, buyer }, { productId, body: order }) => {
  const found = await readTicket(db, productId, shopClock(clock.now()))
  if (!found) return 'gone'
  const problem = found.product.status === 1 ? ticketOrderProblem(found.ticket, order, found.moment) : 'not-on-sale'
  if (problem) return problems[problem].message
  const day = found.ticket.isFlexTicket === 1 ? NO_DAY : (order.saleDate ?? NO_DAY)
  const picks = Object.fromEntries(order.resources.map(({ resourceId, count }) => [resourceId, count]))
  const { lines } = ticketTotal(offeredResources(found, day), picks, buyer)
  return {
    product: found.product,
    lines: lines.map((line) => lineOf(found, line, day)),
    isInstant: true,
    ...(day !== NO_DAY && { arrivalDate: day, departureDate: day }),
    ...travellersOf(found.product, { copies: order.resources.reduce((sum, { count }) => sum + count, 0) }),
    facts: sessionWords(found.ticket, order.sessionId),
  }
}

function sessionWords({ sessions }: Ticket, sessionId: string | undefined): string[] {
  const session = sessions.find((one) => one.sessionId === sessionId)
  return session ? [`场次 ${session.startTime}-${session.endTime}`] : []
}

function lineOf({ ticket }: TicketNow, line: TicketLine, day: string): QuoteLine {
  const { resourceId, name, count, unitFen, discountFen } = line
  const isDated = day !== NO_DAY
  return {
    ...{ itemId: resourceId, name, copies: count, unitFen, listFen: unitFen + discountFen / count, childNames: [] },
    resourceType: ticket.unsubscribePolicyType === NEVER ? NOT_REFUNDABLE : REFUNDABLE,
    inventoryType: isDated ? 'D' : 'T',
    ...(isDated && { usingStartDate: day, usingEndDate: day }),
    needs: [{ itemId: resourceId, day, copies: count, capacity: capacityOf(ticket, resourceId, day) }],
  }
}

/** All that there is of a resource on a day, taken or not. */
function capacityOf(ticket: Ticket, resourceId: string, day: string): number {
  const resource = soldResources(ticket).find((one) => one.resourceId === resourceId)
  return (resource && resourceDay(ticket, resource, day, () => 0)?.stock) ?? 0
}
