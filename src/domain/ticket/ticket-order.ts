import type { Ticket } from '../../../schemas/domain/ticket.ts'
import { datePart, isDate } from '../dates.ts'
import { isBookable } from '../product/sale-plan.ts'
import { isEntryOver } from './entry-time.ts'
import type { TicketMoment } from './ticket-calendar.ts'
import { allowedPicks, type TicketPicks } from './ticket-picks.ts'
import { resourceDay, soldResources, ticketDates, ticketSaleState } from './ticket-sale.ts'

/** What a shopper chose of a ticket. A flex ticket has neither day nor session, a ticket without sessions no session. */
export interface TicketOrder {
  readonly productId: string
  readonly saleDate?: string
  readonly sessionId?: string
  readonly resources: readonly { readonly resourceId: string; readonly count: number }[]
}

/** The order as POST /online/order/cache/temporder/create takes it (A7): a JSON text. */
export const ticketOrderText = (
  productId: string,
  choice: Omit<TicketOrder, 'productId' | 'resources'>,
  picks: TicketPicks,
) =>
  JSON.stringify({
    productId,
    ...choice,
    resources: Object.entries(picks).map(([resourceId, count]) => ({ resourceId, count })),
  } satisfies TicketOrder)

/** Reads such a text, and of it only what an order has; undefined for anything else. */
export function readTicketOrder(text: string): TicketOrder | undefined {
  try {
    const found: unknown = JSON.parse(text)
    return isOrder(found) ? orderOf(found) : undefined
  } catch {
    return undefined
  }
}

const orderOf = ({ productId, saleDate, sessionId, resources }: TicketOrder): TicketOrder => ({
  productId,
  ...(saleDate !== undefined && { saleDate }),
  ...(sessionId !== undefined && { sessionId }),
  resources: resources.map(({ resourceId, count }) => ({ resourceId, count })),
})

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isOrder(value: unknown): value is TicketOrder {
  if (!isObject(value) || typeof value['productId'] !== 'string' || !Array.isArray(value['resources'])) return false
  const isText = (name: string) => value[name] === undefined || typeof value[name] === 'string'
  return isText('saleDate') && isText('sessionId') && value['resources'].every(isLine)
}

const isLine = (line: unknown): boolean =>
  isObject(line) &&
  typeof line['resourceId'] === 'string' &&
  Number.isSafeInteger(line['count']) &&
  Number(line['count']) > 0

export type TicketOrderProblem = 'not-on-sale' | 'out-of-stock' | 'invalid-request'

/** Why an order can't be taken: the ticket isn't sold (A4), the day or the session can't be had, or it asks for more than there is (A5). */
export function ticketOrderProblem(
  ticket: Ticket,
  { saleDate = '', sessionId, resources }: TicketOrder,
  moment: TicketMoment,
): TicketOrderProblem | undefined {
  const today = datePart(moment.now)
  if (ticketSaleState(ticket, today) !== 'on-sale') return 'not-on-sale'
  const dates = ticketDates(ticket, today)
  const isFlex = ticket.isFlexTicket === 1
  if (!isFlex && (!dates || !isDate(saleDate) || saleDate < dates.first || saleDate > dates.last)) return 'not-on-sale'
  const session = ticket.sessions.find((one) => one.sessionId === sessionId)
  if (ticket.sessions.length > 0 && !session) return 'invalid-request'
  if (session && isEntryOver(session, saleDate, moment.now)) return 'not-on-sale'
  const offered = offeredOn(ticket, saleDate, session?.productIds, moment)
  return linesProblem(resources, offered)
}

type Offered = Parameters<typeof allowedPicks>[1]

function offeredOn(ticket: Ticket, date: string, ids: readonly string[] | undefined, { taken }: TicketMoment): Offered {
  return soldResources(ticket)
    .filter(({ resourceId }) => !ids || ids.includes(resourceId))
    .map((one) => {
      const day = resourceDay(ticket, one, date, taken)
      return { ...one, inventory: isBookable(day) ? day.stock : 0 }
    })
}

function linesProblem(lines: TicketOrder['resources'], offered: Offered): TicketOrderProblem | undefined {
  const picks = Object.fromEntries(lines.map(({ resourceId, count }) => [resourceId, count]))
  const isKnown = lines.every(({ resourceId }) => offered.some((one) => one.resourceId === resourceId))
  if (lines.length === 0 || !isKnown || Object.keys(picks).length < lines.length) return 'invalid-request'
  const allowed = allowedPicks(picks, offered)
  const isTaken = lines.every(({ resourceId, count }) => allowed[resourceId] === count)
  return isTaken ? undefined : 'out-of-stock'
}
