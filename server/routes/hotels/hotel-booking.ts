import type { FastifyInstance } from 'fastify'
import type { RoomChoice } from '../../../schemas/domain/hotel-offer.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { roomsOfPassengers } from '../../../src/domain/hotel-guests.ts'
import { nightsOf, quoteRate } from '../../../src/domain/hotel-quote.ts'
import { fenOfYuan, yuanOfFen } from '../../../src/domain/money.ts'
import { firstCheckIn, lastHotelDate, stayProblem } from '../../../src/domain/stay-dates.ts'
import { keepTempOrder } from '../../catalogue/temp-orders.ts'
import type { Orm } from '../../db/open-database.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse, Refusal } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'
import { type HotelProduct, readHotel, roomsOnSale, takenOf } from './read-hotel.ts'

/** Checks the price of what was chosen (A7, A8), and keeps it to order with. */
export function hotelBooking(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'hotelCheckPriceChange', async ({ body: { reqDtos } }) => {
    const fen = await priceNow(db, reqDtos, shopClock(clock.now()))
    if (fen instanceof Refusal) return fen
    return { isChange: fen !== fenOfYuan(reqDtos.bookPriceTotal), afterPrice: yuanOfFen(fen) }
  })
  contractRoute(app, 'hotelTempOrderCreate', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const fen = await priceNow(db, reqDtos, shopClock(clock.now()))
    if (fen instanceof Refusal) return fen
    if (fen !== fenOfYuan(reqDtos.bookPriceTotal)) return refuse('price-changed')
    const { memberId } = viewer
    const order = { kind: 'hotel', memberId, productId: reqDtos.productId, body: reqDtos } as const
    return { tempOrderId: await keepTempOrder(db, { ...order, createdAt: clock.now() }) }
  })
}

/** The room can't be had (A8). */
const gone = () => refuse('6010109')

/** What the choice costs now, in fen. */
async function priceNow(db: Orm, choice: RoomChoice, now: string) {
  const product = await readHotel(db, choice.productId)
  if (!product) return refuse('not-found')
  const guests = guestsOf(choice)
  if (!guests || !isStay(choice, now) || choice.num > (product.roomLimits?.maxRooms ?? 9))
    return refuse('invalid-request', 'the stay or its guests')
  const found = findRate(product, choice.resourceId)
  if (!found || found.rate.priceCheck?.code !== undefined) return gone()
  const { rate, room } = found
  const stay = { checkInDate: choice.usingStartDate, checkOutDate: choice.usingEndDate }
  const taken = await takenOf(db, [rate], stay)
  const quote = quoteRate(rate, {
    stay,
    rooms: guests,
    taken: (night) => taken(rate.resourceId, night),
    maxPersons: room.maxBookPerson,
  })
  if (quote.status !== 'bookable' || quote.totalFen === undefined) return gone()
  const dearer = fenOfYuan(rate.priceCheck?.afterPriceDiff ?? 0)
  return quote.totalFen + dearer * nightsOf(stay).length * choice.num
}

function findRate(product: HotelProduct, resourceId: string) {
  const rooms = roomsOnSale(product).flatMap((room) => room.rates.map((rate) => ({ room, rate })))
  return rooms.find(({ rate }) => rate.resourceId === resourceId)
}

/** Nobody is named where a price does not depend on who comes. */
const guestsOf = ({ num, passengerDTOs }: RoomChoice) =>
  passengerDTOs.length === 0 ? Array.from({ length: num }, () => undefined) : roomsOfPassengers(num, passengerDTOs)

const isStay = ({ usingStartDate, usingEndDate }: RoomChoice, now: string): boolean =>
  !stayProblem(usingStartDate, usingEndDate) &&
  usingStartDate >= firstCheckIn(now) &&
  usingEndDate <= lastHotelDate(now)
