import type { PriceAndInventory, SaleTicket } from '../../../schemas/domain/sale-ticket.ts'
import { fenOfYuan } from '../money.ts'
import { hasPlenty, type PlanDay, stockWord } from '../product/sale-plan.ts'

type Dated = Pick<SaleTicket, 'priceInventoryMode' | 'priceAndInventories'>

/** What a ticket is on a day; what has no date (T) is the same on all. Undefined: it isn't sold then. */
export function ticketDay(ticket: Dated, date: string): PriceAndInventory | undefined {
  const { priceInventoryMode, priceAndInventories } = ticket
  return priceInventoryMode === 'T' ? priceAndInventories[0] : priceAndInventories.find((day) => day.date === date)
}

/** How many can be had: none on a day without a price (B5). */
export const leftOn = (day: PriceAndInventory | undefined): number =>
  day?.salePrice === undefined ? 0 : day.inventory.available

function planDayOf(day: PriceAndInventory | undefined): PlanDay {
  const price = day?.salePrice?.adultPrice
  return { priceFen: price === undefined ? undefined : fenOfYuan(price), stock: day?.inventory.available ?? 0 }
}

/** 售罄, 仅剩N, 充足, or 不可订 for a day without a price, and for none (B4). */
export const dayStockWord = (day: PriceAndInventory | undefined): string => stockWord(planDayOf(day))

/** 售罄, 仅剩N and 不可订 are worth saying beside a ticket; that there is plenty is not. */
export const isWorthSaying = (day: PriceAndInventory | undefined): boolean => !hasPlenty(planDayOf(day))

const people: Readonly<Record<number, { readonly core: string; readonly word: string }>> = {
  1: { core: '成人', word: '成人' },
  2: { core: '儿童', word: '儿童' },
  4: { core: '团体', word: '团体' },
}

/** Whom a ticket is for (B3 availablePeopleType); undefined where its name says so already: 成人入园票, and where it is for whoever comes (3). */
export function peopleWord({
  availablePeopleType,
  essentialInfo,
}: Pick<SaleTicket, 'availablePeopleType' | 'essentialInfo'>): string | undefined {
  const found = people[availablePeopleType]
  return found && essentialInfo.basicInfo.name.includes(found.core) ? undefined : found?.word
}

export interface TicketGroup<Ticket> {
  /** Absent for the tickets that belong to none. */
  readonly name?: string
  readonly tickets: readonly Ticket[]
}

/** Tickets in their groups, a group where its first ticket stood. */
export function ticketGroups<Ticket extends { readonly groupName?: string }>(
  tickets: readonly Ticket[],
): TicketGroup<Ticket>[] {
  const names = [...new Set(tickets.map(({ groupName }) => groupName))]
  return names.map((name) => ({
    ...(name !== undefined && { name }),
    tickets: tickets.filter(({ groupName }) => groupName === name),
  }))
}
