import type { Product } from '../../schemas/domain/product.ts'
import type { OfferedResource } from '../../schemas/domain/ticket-offer.ts'
import type { Ticket, TicketResource } from '../../schemas/domain/ticket.ts'
import { datePart } from '../../src/domain/dates.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import { isBookable } from '../../src/domain/product/sale-plan.ts'
import { resourceDay, soldResources, ticketDates } from '../../src/domain/ticket/ticket-sale.ts'
import { resourceMemberPrices, type TicketMoment } from '../../src/domain/ticket/ticket-calendar.ts'
import type { Orm } from '../db/open-database.ts'
import { cachedProduct, readProduct } from './products.ts'
import { NO_DAY, readTaken } from './stock.ts'

/** A ticket as it stands now: its product, and what of its stock is taken. */
export interface TicketNow {
  readonly product: Product
  readonly ticket: Ticket
  readonly moment: TicketMoment
}

/** @param now shop-local, 2026-11-20T08:30:00 @returns undefined when there is no ticket of that id */
export const readTicket = async (db: Orm, productId: string, now: string): Promise<TicketNow | undefined> =>
  ticketNow(db, await readProduct(db, productId), now)

/** The same for what only shows it: the product as it stood within the last second, its stock as it is. */
export const cachedTicket = async (db: Orm, productId: string, now: string): Promise<TicketNow | undefined> =>
  ticketNow(db, await cachedProduct(db, productId), now)

async function ticketNow(db: Orm, product: Product | undefined, now: string): Promise<TicketNow | undefined> {
  const ticket = product?.ticket
  if (!product || !ticket) return undefined
  const ids = soldResources(ticket).map(({ resourceId }) => resourceId)
  const dates = ticket.isFlexTicket === 1 ? undefined : ticketDates(ticket, datePart(now))
  const taken = await readTaken(db, ids, dates?.first ?? NO_DAY, dates?.last ?? NO_DAY)
  return { product, ticket, moment: { now, taken, startPrice: product.startPrice } }
}

/** A resource as it is sold on a day. */
export function offeredResource(
  { product, ticket, moment }: TicketNow,
  resource: TicketResource,
  date: string,
): OfferedResource {
  const { exceptions: _exceptions, memberPrices: _prices, ...rest } = resource
  const day = resourceDay(ticket, resource, date, moment.taken)
  const price = day?.priceFen === undefined ? resource.price : yuanOfFen(day.priceFen)
  return {
    ...rest,
    price,
    inventory: isBookable(day) ? day.stock : 0,
    ...(product.discountType === 1 && { memberPrices: resourceMemberPrices(resource, day) }),
  }
}

/** All that is sold of a ticket, as it is on a day. */
export const offeredResources = (found: TicketNow, date: string): OfferedResource[] =>
  soldResources(found.ticket).map((one) => offeredResource(found, one, date))
