import type { FastifyInstance } from 'fastify'
import type { RoomChoice } from '../../../schemas/domain/hotel-offer.ts'
import type { RoomLimits, RoomRate } from '../../../schemas/domain/hotel.ts'
import { choicePrice, type ChoicePrice } from '../../../src/domain/choice-price.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { GUEST_LIMITS, type RoomGuests, roomsOfPassengers } from '../../../src/domain/hotel-guests.ts'
import { memberTotals, nightsOf, quoteRate } from '../../../src/domain/hotel-quote.ts'
import type { Buyer } from '../../../src/domain/member-price.ts'
import { fenOfYuan, yuanOfFen } from '../../../src/domain/money.ts'
import { firstCheckIn, lastHotelDate, stayProblem } from '../../../src/domain/stay-dates.ts'
import { keepTempOrder } from '../../catalogue/temp-orders.ts'
import type { Orm } from '../../db/open-database.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse, Refusal } from '../../plugins/problems.ts'
import { buyerOf } from '../../session/accounts.ts'
import type { MallDeps } from '../mall-deps.ts'
import { type HotelProduct, readHotel, roomsOnSale, takenOf } from './read-hotel.ts'

/** Checks the price of what was chosen (A7, A8), and keeps it to order with. */
export function hotelBooking(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'hotelCheckPriceChange', async ({ body: { reqDtos } }) => {
    const price = await priceNow(db, reqDtos, shopClock(clock.now()))
    if (price instanceof Refusal) return price
    return { isChange: price.totalFen !== fenOfYuan(reqDtos.bookPriceTotal), afterPrice: yuanOfFen(price.totalFen) }
  })
  contractRoute(app, 'hotelTempOrderCreate', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const price = await priceNow(db, reqDtos, shopClock(clock.now()))
    if (price instanceof Refusal) return price
    if (price.totalFen !== fenOfYuan(reqDtos.bookPriceTotal)) return refuse('price-changed')
    const { bookPriceTotal: _seen, ...choice } = reqDtos
    const tempOrderId = await keepTempOrder(db, {
      kind: 'hotel',
      memberId: viewer.memberId,
      productId: reqDtos.productId,
      body: { ...choice, ...costOf(price, await buyerOf(db, viewer.memberId)) },
      createdAt: clock.now(),
    })
    return { tempOrderId }
  })
}

interface RoomPrice {
  readonly totalFen: number
  readonly rate: RoomRate
}

/** What the page showed: of the total, a member pays the percentage of the level. */
const costOf = ({ totalFen, rate: { memberPrices = [] } }: RoomPrice, buyer: Buyer): ChoicePrice =>
  choicePrice(
    [{ unitPrice: yuanOfFen(totalFen), memberPrices: memberTotals(totalFen, memberPrices), copies: 1 }],
    buyer,
  )

/** The room can't be had (A8). */
const gone = () => refuse('6010109')

/** What the choice costs now, before a member's discount. */
async function priceNow(db: Orm, choice: RoomChoice, now: string) {
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
  const taken = await takenOf(db, [rate], stay)
  const quote = quoteRate(rate, {
    stay,
    rooms: guests,
    taken: (night) => taken(rate.resourceId, night),
    maxPersons: room.maxBookPerson,
  })
  if (quote.status !== 'bookable' || quote.totalFen === undefined) return gone()
  const dearer = fenOfYuan(rate.priceCheck?.afterPriceDiff ?? 0) * nightsOf(stay).length * choice.num
  return { totalFen: quote.totalFen + dearer, rate }
}

function findRate(product: HotelProduct, resourceId: string) {
  const rooms = roomsOnSale(product).flatMap((room) => room.rates.map((rate) => ({ room, rate })))
  return rooms.find(({ rate }) => rate.resourceId === resourceId)
}

/** Nobody is named where a price does not depend on who comes. */
const guestsOf = ({ num, passengerDTOs }: RoomChoice, limits: RoomLimits): (RoomGuests | undefined)[] | undefined =>
  passengerDTOs.length === 0
    ? Array.from({ length: num }, () => undefined)
    : roomsOfPassengers(num, passengerDTOs, limits)

const isStay = ({ usingStartDate, usingEndDate }: RoomChoice, now: string): boolean =>
  !stayProblem(usingStartDate, usingEndDate) &&
  usingStartDate >= firstCheckIn(now) &&
  usingEndDate <= lastHotelDate(now)
