import type { ChosenRooms } from '../../schemas/domain/temp-order.ts'
import type { HotelRoom, RoomLimits, RoomRate } from '../../schemas/domain/hotel.ts'
import { choicePrice, type ChoicePrice } from '../../src/domain/ticket/choice-price.ts'
import { GUEST_LIMITS, type RoomGuests, roomsOfPassengers } from '../../src/domain/stay/hotel-guests.ts'
import { memberTotals, nightsOf, quoteRate } from '../../src/domain/stay/hotel-quote.ts'
import type { Buyer } from '../../src/domain/product/member-price.ts'
import { fenOfYuan, yuanOfFen } from '../../src/domain/money.ts'
import { lastHotelDate } from '../../src/domain/stay/hotel-calendar.ts'
import { firstCheckIn, stayProblem } from '../../src/domain/stay/stay-dates.ts'
import type { Orm } from '../db/open-database.ts'
import { refuse } from '../plugins/problems.ts'
import { type HotelProduct, readHotel, roomsOnSale, takenOf } from './hotels.ts'
import type { Taken } from './stock.ts'

/** Fen, before a member's discount. */
export interface RoomPrice {
  readonly totalFen: number
  readonly product: HotelProduct
  readonly room: HotelRoom
  readonly rate: RoomRate
}

/** What the page showed: of the total, a member pays the percentage of the level. */
export const roomCost = ({ totalFen, rate: { memberPrices = [] } }: RoomPrice, buyer: Buyer): ChoicePrice =>
  choicePrice(
    [{ unitPrice: yuanOfFen(totalFen), memberPrices: memberTotals(totalFen, memberPrices), copies: 1 }],
    buyer,
  )

/** The room can't be had (A8). */
const gone = () => refuse('6010109')

/**
 * What the choice costs now, before a member's discount.
 * @param counted what is taken, as it counts for who asks
 */
export async function roomPriceNow(
  db: Orm,
  choice: ChosenRooms,
  now: string,
  counted = (taken: Taken): Taken => taken,
) {
  const product = await readHotel(db, choice.productId)
  if (!product) return refuse('not-found')
  const { roomLimits = GUEST_LIMITS } = product
  const guests = guestsOf(choice, roomLimits)
  if (!guests || !isStay(choice, now) || choice.num > roomLimits.maxRooms)
    return refuse('invalid-request', 'the stay or its guests')
  const found = findRate(product, choice.resourceId)
  if (!found || found.rate.priceCheck?.code !== undefined) return gone()
  const { rate, room } = found
  if (rate.guestPricing && guests.includes(undefined))
    return refuse('invalid-request', 'passengerDTOs: this rate costs by who sleeps there, name every guest')
  const stay = { checkInDate: choice.usingStartDate, checkOutDate: choice.usingEndDate }
  const taken = counted(await takenOf(db, [rate], stay))
  const quote = quoteRate(rate, {
    stay,
    rooms: guests,
    taken: (night) => taken(rate.resourceId, night),
    maxPersons: room.maxBookPerson,
  })
  if (quote.status !== 'bookable' || quote.totalFen === undefined) return gone()
  const dearer = fenOfYuan(rate.priceCheck?.afterPriceDiff ?? 0) * nightsOf(stay).length * choice.num
  return { totalFen: quote.totalFen + dearer, product, room, rate }
}

function findRate(product: HotelProduct, resourceId: string) {
  const rooms = roomsOnSale(product).flatMap((room) => room.rates.map((rate) => ({ room, rate })))
  return rooms.find(({ rate }) => rate.resourceId === resourceId)
}

/** Nobody is named where a price does not depend on who comes. */
const guestsOf = ({ num, passengerDTOs }: ChosenRooms, limits: RoomLimits): (RoomGuests | undefined)[] | undefined =>
  passengerDTOs.length === 0
    ? Array.from({ length: num }, () => undefined)
    : roomsOfPassengers(num, passengerDTOs, limits)

const isStay = ({ usingStartDate, usingEndDate }: ChosenRooms, now: string): boolean =>
  !stayProblem(usingStartDate, usingEndDate) &&
  usingStartDate >= firstCheckIn(now) &&
  usingEndDate <= lastHotelDate(now)
