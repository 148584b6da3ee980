import type { Ticket } from '../../../schemas/domain/ticket.ts'
import { problems } from '../../../schemas/api/problems.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { soldTerms, type UseTime } from '../../../src/domain/order/refund-rule.ts'
import { endOfEntry } from '../../../src/domain/ticket/entry-time.ts'
import { ticketOrderProblem } from '../../../src/domain/ticket/ticket-order.ts'
import { resourceDay, soldResources } from '../../../src/domain/ticket/ticket-sale.ts'
import { type TicketLine, ticketTotal } from '../../../src/domain/ticket/ticket-total.ts'
import { NO_DAY } from '../../catalogue/stock.ts'
import { offeredResources, readTicket, type TicketNow } from '../../catalogue/tickets.ts'
import { heldTickets } from '../held-choice.ts'
import type { QuoteLine } from '../quote.ts'
import { travellersOf } from '../travellers-of.ts'
import type { Quoting } from './quoting.ts'

/** Tickets are given back as their policy says: 3 never (A3 unsubscribePolicyType). */
const NEVER = 3
const REFUNDABLE = 64
const NOT_REFUNDABLE = 63

/** The resources of a ticket on their day (A7). */
export const quoteTicket: Quoting<'ticket'> = async ({ db, clock, buyer }, { productId, memberId, body: order }) => {
  const found = await readTicket(db, productId, shopClock(clock.now()))
  if (!found) return 'gone'
  const problem = found.product.status === 1 ? ticketOrderProblem(found.ticket, order, found.moment) : 'not-on-sale'
  if (problem) return (await heldTickets(db, { memberId, now: clock.now() }, found, order)) ?? problems[problem].message
  const day = found.ticket.isFlexTicket === 1 ? NO_DAY : (order.saleDate ?? NO_DAY)
  const picks = Object.fromEntries(order.resources.map(({ resourceId, count }) => [resourceId, count]))
  const { lines } = ticketTotal(offeredResources(found, day), picks, buyer)
  return {
    product: found.product,
    lines: lines.map((line) => lineOf(found, line, { day, hours: hoursOf(found.ticket, order.sessionId) })),
    isInstant: true,
    ...(day !== NO_DAY && { arrivalDate: day, departureDate: day }),
    ...travellersOf(
      found.product,
      order.resources.map(({ resourceId: itemId, count: copies }) => ({ itemId, copies })),
    ),
    facts: sessionWords(found.ticket, order.sessionId),
    usableUntil: usableUntil(found.ticket, day, order.sessionId),
  }
}

const sessionOf = ({ sessions }: Ticket, sessionId: string | undefined) =>
  sessions.find((one) => one.sessionId === sessionId)

/** A flex ticket is good until its last day. */
const usableUntil = (ticket: Ticket, day: string, sessionId: string | undefined): string =>
  day === NO_DAY ? endOfEntry(ticket.expireDate) : endOfEntry(day, sessionOf(ticket, sessionId))

function hoursOf(ticket: Ticket, sessionId: string | undefined): UseTime['hours'] {
  const session = sessionOf(ticket, sessionId)
  return session && { begin: session.startTime, end: session.endTime }
}

function sessionWords(ticket: Ticket, sessionId: string | undefined): string[] {
  const hours = hoursOf(ticket, sessionId)
  return hours ? [`场次 ${hours.begin}-${hours.end}`] : []
}

interface Use {
  /** NO_DAY: any. */
  readonly day: string
  readonly hours: UseTime['hours']
}

function lineOf({ product, ticket }: TicketNow, line: TicketLine, { day, hours }: Use): QuoteLine {
  const { resourceId, name, count, unitFen, discountFen } = line
  const isDated = day !== NO_DAY
  return {
    ...{ itemId: resourceId, name, copies: count, unitFen, listFen: unitFen + discountFen / count, childNames: [] },
    resourceType: ticket.unsubscribePolicyType === NEVER ? NOT_REFUNDABLE : REFUNDABLE,
    inventoryType: isDated ? 'D' : 'T',
    ...(isDated ? { usingStartDate: day, usingEndDate: day } : { validUntil: ticket.expireDate }),
    ...soldTerms(product, isDated ? { first: day, hours } : undefined),
    needs: [{ itemId: resourceId, day, copies: count, capacity: capacityOf(ticket, resourceId, day) }],
  }
}

/** All that there is of a resource on a day, taken or not. */
function capacityOf(ticket: Ticket, resourceId: string, day: string): number {
  const resource = soldResources(ticket).find((one) => one.resourceId === resourceId)
  return (resource && resourceDay(ticket, resource, day, () => 0)?.stock) ?? 0
}
