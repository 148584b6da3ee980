import type { Ticket, TicketResource } from '../../../schemas/domain/ticket.ts'
import { addMonths } from '../months.ts'
import { fenOfYuan } from '../money.ts'
import { planDay, type PlanDay } from '../product/sale-plan.ts'

export type TicketSaleState = 'on-sale' | 'not-published' | 'not-yet' | 'over'

type Validity = Pick<Ticket, 'effectTime' | 'expireDate'>

/** Whether a ticket may be sold on a day: typePublish is 1, typeEdit is 2, and the day lies within effectTime..expireDate (A4). */
export function ticketSaleState(
  { typePublish, typeEdit, effectTime, expireDate }: Validity & Pick<Ticket, 'typePublish' | 'typeEdit'>,
  today: string,
): TicketSaleState {
  if (typePublish !== 1 || typeEdit !== 2) return 'not-published'
  if (today < effectTime) return 'not-yet'
  return today > expireDate ? 'over' : 'on-sale'
}

/** A ticket's calendar reaches six months ahead (A9). */
const CALENDAR_MONTHS = 6

/** The first and the last day that can be chosen (A9); undefined when there is none. */
export function ticketDates({ effectTime, expireDate }: Validity, today: string) {
  const end = addMonths(today, CALENDAR_MONTHS)
  const [first, last] = [effectTime > today ? effectTime : today, expireDate < end ? expireDate : end]
  return first <= last ? { first, last } : undefined
}

/** The groups with what is sold of them: resources whose categoryType matches isFlexTicket (A5). */
export function soldGroups({ groups, isFlexTicket }: Pick<Ticket, 'groups' | 'isFlexTicket'>): Ticket['groups'] {
  return groups
    .map((group) => ({ ...group, resources: group.resources.filter((one) => one.categoryType === isFlexTicket) }))
    .filter(({ resources }) => resources.length > 0)
}

/** All that is sold of a ticket, whatever group it stands in (A5). */
export const soldResources = (ticket: Pick<Ticket, 'groups' | 'isFlexTicket'>): TicketResource[] =>
  soldGroups(ticket).flatMap(({ resources }) => resources)

/** How many of a resource are taken on a day; of a flex ticket, which has no day, on ''. */
export type TakenOfResource = (resourceId: string, day: string) => number

/** What a resource costs, and how many are left on a day; a flex ticket's whole stock serves every day. */
export function resourceDay(
  { effectTime, expireDate, isFlexTicket }: Validity & Pick<Ticket, 'isFlexTicket'>,
  { resourceId, price, inventory, exceptions }: TicketResource,
  date: string,
  taken: TakenOfResource,
): PlanDay | undefined {
  if (isFlexTicket === 1) return { priceFen: fenOfYuan(price), stock: Math.max(0, inventory - taken(resourceId, '')) }
  const plan = { from: effectTime, until: expireDate, price, stock: inventory, exceptions }
  return planDay(plan, date, taken(resourceId, date))
}
