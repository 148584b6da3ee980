import type { ChosenRooms } from '../../schemas/domain/temp-order.ts'
import { shopClock } from '../../src/domain/dates.ts'
import type { ChosenItem } from '../../src/domain/order/order-obstacle.ts'
import { presaleStockId } from '../../src/domain/order/presale-exchange.ts'
import { nightsOf } from '../../src/domain/stay/hotel-quote.ts'
import { type TicketOrder, ticketOrderProblem } from '../../src/domain/ticket/ticket-order.ts'
import { chosenItems, type ItemChoice, type ItemsRequest } from '../catalogue/chosen-items.ts'
import { roomPriceNow } from '../catalogue/room-price.ts'
import { NO_DAY } from '../catalogue/stock.ts'
import type { TicketNow } from '../catalogue/tickets.ts'
import type { Orm } from '../db/open-database.ts'
import { Refusal } from '../plugins/problems.ts'
import { heldProblem } from './unpaid-holds.ts'
import type { OwnUnpaid } from './unpaid-order.ts'

/** Of tickets that can't be ordered: that the buyer's own unpaid orders alone are in the way. */
export const heldTickets = (db: Orm, own: OwnUnpaid, { ticket, moment }: TicketNow, order: TicketOrder) =>
  heldProblem(
    db,
    own,
    order.resources.map(({ resourceId: itemId }) => ({
      itemId,
      day: ticket.isFlexTicket === 1 ? NO_DAY : order.saleDate,
    })),
    (counted) =>
      !ticketOrderProblem(ticket, order, { ...moment, taken: counted((id, day = NO_DAY) => moment.taken(id, day)) }),
  )

/** The same of rooms. */
export const heldRooms = (db: Orm, own: OwnUnpaid, choice: ChosenRooms) =>
  heldProblem(
    db,
    own,
    nightsOf({ checkInDate: choice.usingStartDate, checkOutDate: choice.usingEndDate }).map((day) => ({
      itemId: choice.resourceId,
      day,
    })),
    async (counted) => !((await roomPriceNow(db, choice, shopClock(own.now), counted)) instanceof Refusal),
  )

/** The same of a presale order that is exchanged already (B5). */
export const heldPresale = (db: Orm, own: OwnUnpaid, orderId: string) =>
  heldProblem(db, own, [{ itemId: presaleStockId(orderId) }], () => true)

/**
 * The same of items of a combo or a play, with a day and without.
 * @param obstacleOf why a choice can't be ordered
 */
export const heldItems = (
  asked: ItemsRequest,
  memberId: string,
  choices: readonly ItemChoice[],
  obstacleOf: (chosen: readonly ChosenItem[]) => string | undefined,
) =>
  heldProblem(
    asked.db,
    { memberId, now: asked.clock.now() },
    choices.flatMap(({ productId: itemId }) => [{ itemId, day: asked.date }, { itemId }]),
    async (counted) => {
      const chosen = await chosenItems({ ...asked, counted }, choices)
      return chosen !== undefined && obstacleOf(chosen) === undefined
    },
  )
