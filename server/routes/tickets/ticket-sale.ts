import type { FastifyInstance } from 'fastify'
import type { OfferedGroup, SaleDate } from '../../../schemas/domain/ticket-offer.ts'
import type { TicketResource } from '../../../schemas/domain/ticket.ts'
import { datePart, shopClock } from '../../../src/domain/dates.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import { stockWord } from '../../../src/domain/product/sale-plan.ts'
import { nextTurnOfDays } from '../../../src/domain/ticket/entry-time.ts'
import { chosenDate, chosenSession, sessionState, ticketCalendar } from '../../../src/domain/ticket/ticket-calendar.ts'
import { soldGroups } from '../../../src/domain/ticket/ticket-sale.ts'
import { offeredResource, cachedTicket, type TicketNow } from '../../catalogue/tickets.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** What can be had of a ticket, and when (A7 ticketCalendar, session, ticketResource). */
export function ticketSaleRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  const read = (productId: string) => cachedTicket(db, productId, shopClock(clock.now()))
  contractRoute(app, 'ticketCalendar', async ({ body: { reqDtos } }) => {
    const found = await read(reqDtos.productId)
    return found ? saleDates(found, reqDtos.departureDate, reqDtos.departureEndDate) : refuse('not-found')
  })
  contractRoute(app, 'ticketSession', async ({ body: { reqDtos } }) => {
    const found = await read(reqDtos.productId)
    return found ? sessionsOf(found, dateOf(found, reqDtos.saleDate)) : refuse('not-found')
  })
  contractRoute(app, 'ticketResource', async ({ body: { reqDtos } }) => {
    const found = await read(reqDtos.productId)
    return found ? offerOf(found, reqDtos) : refuse('not-found')
  })
}

function saleDates({ product, ticket, moment }: TicketNow, from = '', until = ''): SaleDate[] {
  if (ticket.isFlexTicket === 1) return []
  return ticketCalendar(ticket, moment)
    .filter(({ date }) => date >= from && (!until || date <= until))
    .map(({ date, day }) => ({
      saleDate: date,
      ...(day.priceFen !== undefined && { price: yuanOfFen(day.priceFen) }),
      ...(product.discountType === 1 && day.memberPrices && { memberPrices: [...day.memberPrices] }),
      inventory: day.stock,
      stockWord: stockWord(day),
    }))
}

const dateOf = ({ ticket, moment }: TicketNow, asked: string | undefined): string =>
  (ticket.isFlexTicket === 1 ? undefined : chosenDate(ticket, asked, moment)) ?? ''

const sessionsOf = ({ ticket, moment }: TicketNow, date: string) =>
  ticket.sessions.map((session) => ({ ...session, state: sessionState(ticket, session, date, moment) }))

interface Input {
  readonly checkDate?: string
  readonly sessionId?: string
  readonly resourceIds?: readonly string[]
}

/** It names the day and the session that it is of. */
function offerOf(found: TicketNow, { checkDate, sessionId, resourceIds }: Input) {
  const { product, ticket, moment } = found
  const date = dateOf(found, checkDate)
  const session = chosenSession(ticket, date, sessionId, moment)
  const isWanted = ({ resourceId }: TicketResource) =>
    (session?.productIds.includes(resourceId) ?? true) && (resourceIds?.includes(resourceId) ?? true)
  const groups: OfferedGroup[] = soldGroups(ticket).map((group) => ({
    ...group,
    resources: group.resources.filter(isWanted).map((one) => offeredResource(found, one, date)),
  }))
  return {
    data: groups.filter(({ resources }) => resources.length > 0),
    memberProductActivityDTO: (product.discountType === 1 && product.memberDiscounts) || [],
    checkDate: date,
    sessionId: session?.sessionId ?? '',
    today: datePart(moment.now),
    turnsAt: nextTurnOfDays(ticket.sessions, moment.now),
  }
}
