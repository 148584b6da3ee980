import type { Ticket, TicketResource } from '../../../schemas/domain/ticket.ts'
import type { MemberPrice } from '../../../schemas/domain/sale-plan.ts'
import { addDays, datePart } from '../dates.ts'
import { fenOfYuan, yuanOfFen } from '../money.ts'
import { isEntryOver } from './entry-time.ts'
import { type DayOffer, lowestDayOffer } from '../product/lowest-offer.ts'
import { isBookable, type PlanDay } from '../product/sale-plan.ts'
import { memberPricesAt } from './ticket-days.ts'
import { resourceDay, soldResources, ticketDates, type TakenOfResource } from './ticket-sale.ts'

export interface TicketMoment {
  /** Shop-local: 2026-11-20T08:30:00 */
  readonly now: string
  readonly taken: TakenOfResource
  /**
   * The lowest price that the ticket advertises, in yuan. Resources that are usually cheaper, such as a child’s, are not counted for a
   * day’s lowest price: nobody books them alone.
   */
  readonly startPrice?: number
}

export type SessionState = 'open' | 'sold-out' | 'begun' | 'over'

type Session = Ticket['sessions'][number]

/** Where a session stands on a day: over when it has ended, begun when nobody may come in any more, sold out when nothing that it sells is left. */
export function sessionState(ticket: Ticket, session: Session, date: string, moment: TicketMoment): SessionState {
  if (isOver(session, date, moment.now)) return 'over'
  if (isEntryOver(session, date, moment.now)) return 'begun'
  const resources = soldResources(ticket).filter(({ resourceId }) => session.productIds.includes(resourceId))
  const isOpen = resources.some((one) => isBookable(resourceDay(ticket, one, date, moment.taken)))
  return isOpen ? 'open' : 'sold-out'
}

/** A night's session ends on the next day. */
const isOver = ({ startTime, endTime }: Session, date: string, now: string): boolean =>
  `${endTime > startTime ? date : addDays(date, 1)}T${endTime}` <= now

/** A day on which a ticket is sold, with what members pay of its price (A6). */
export interface TicketDay extends PlanDay {
  readonly memberPrices?: readonly MemberPrice[]
}

/**
 * A day of the calendar: the lowest price of what can be had that somebody comes for, and how many there are of what there is most of. Of a
 * ticket with sessions, only what one of them sells that can still be come to. Undefined on a day on which nothing is sold at all.
 */
export function ticketDay(ticket: Ticket, date: string, moment: TicketMoment): TicketDay | undefined {
  const dayOf = (resource: TicketResource) => {
    const day = resourceDay(ticket, resource, date, moment.taken)
    const isExtra = resource.price < (moment.startPrice ?? 0)
    return day ? [{ ...day, isExtra, memberPrices: resourceMemberPrices(resource, day) }] : []
  }
  const days = soldResources(ticket).flatMap(dayOf)
  if (days.length === 0) return undefined
  const bookable = openResources(ticket, date, moment.now).flatMap(dayOf).filter(isBookable)
  const lowest = lowestOf(bookable.length > 0 ? bookable : days)
  return {
    priceFen: lowest && fenOfYuan(lowest.price),
    ...(lowest?.memberPrices && { memberPrices: lowest.memberPrices }),
    stock: Math.max(0, ...bookable.map(({ stock }) => stock)),
  }
}

/** The price of an extra only where nothing else has one. */
function lowestOf(days: readonly (DayOffer & { readonly isExtra: boolean })[]) {
  const wanted = days.filter(({ priceFen, isExtra }) => !isExtra && priceFen !== undefined)
  return lowestDayOffer(wanted.length > 0 ? wanted : days)
}

/** What members pay of a resource on a day. On one with a price of its own it is their percentage of that. */
export const resourceMemberPrices = (resource: TicketResource, day: PlanDay | undefined): MemberPrice[] =>
  memberPricesAt(day?.priceFen === undefined ? resource.price : yuanOfFen(day.priceFen), {
    minPrice: resource.price,
    memberPrices: resource.memberPrices,
  })

function openResources(ticket: Ticket, date: string, now: string): TicketResource[] {
  const { sessions } = ticket
  if (sessions.length === 0) return soldResources(ticket)
  const ids = new Set(sessions.filter((one) => !isEntryOver(one, date, now)).flatMap(({ productIds }) => productIds))
  return soldResources(ticket).filter(({ resourceId }) => ids.has(resourceId))
}

/** The session that is meant by an id while something can be had in it, else the first of which that can be said; undefined without sessions. */
export function chosenSession(ticket: Ticket, date: string, sessionId: string | undefined, moment: TicketMoment) {
  const isOpen = (one: Session) => sessionState(ticket, one, date, moment) === 'open'
  const asked = ticket.sessions.find((one) => one.sessionId === sessionId)
  if (asked && isOpen(asked)) return asked
  return ticket.sessions.find(isOpen) ?? asked ?? ticket.sessions[0]
}

/** Every day of the calendar (A9), with what is sold on it; none when there is no day to choose. */
export function ticketCalendar(ticket: Ticket, moment: TicketMoment): { date: string; day: TicketDay }[] {
  const dates = ticketDates(ticket, datePart(moment.now))
  if (!dates) return []
  const found: { date: string; day: TicketDay }[] = []
  for (let date = dates.first; date <= dates.last; date = addDays(date, 1)) {
    const day = ticketDay(ticket, date, moment)
    if (day) found.push({ date, day })
  }
  return found
}

/** The day that is meant while something can be had on it, else the first such day; the first of all when every day is sold out. */
export function chosenDate(ticket: Ticket, asked: string | undefined, moment: TicketMoment): string | undefined {
  const days = ticketCalendar(ticket, moment)
  const free = days.filter(({ day }) => isBookable(day))
  return (free.find(({ date }) => date === asked) ?? free[0] ?? days[0])?.date
}
