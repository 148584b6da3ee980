import type { FastifyInstance } from 'fastify'
import type { StayRequest, RateOffer, RoomOffer } from '../../../schemas/domain/hotel-offer.ts'
import type { HotelRoom, RoomRate } from '../../../schemas/domain/hotel.ts'
import { nightsBetween, shopClock } from '../../../src/domain/dates.ts'
import { guestsOr, type Guests } from '../../../src/domain/stay/hotel-guests.ts'
import { lowestOffer } from '../../../src/domain/product/lowest-offer.ts'
import {
  averagePrice,
  memberTotals,
  nightlyOffers,
  quoteRate,
  type QuoteInput,
} from '../../../src/domain/stay/hotel-quote.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import { lastHotelDate } from '../../../src/domain/stay/hotel-calendar.ts'
import { type Stay, stayOr } from '../../../src/domain/stay/stay-dates.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'
import { type HotelProduct, cachedHotel, roomsOnSale, takenOf } from '../../catalogue/hotels.ts'

/** The rooms of a hotel for a stay (A7 resource), and for the people who come (rateplan). */
export function hotelRooms(app: FastifyInstance, { db, ports }: MallDeps): void {
  const now = () => shopClock(ports.clock.now())
  contractRoute(app, 'hotelResource', async ({ body: { reqDtos } }) => {
    const product = await cachedHotel(db, reqDtos.productId)
    if (!product) return refuse('not-found')
    const { num } = guestsOr(reqDtos, product.roomLimits)
    return offered({ db }, product, stayOf(reqDtos, product, now()), { num })
  })
  contractRoute(app, 'hotelRateplan', async ({ body: { reqDtos } }) => {
    const product = await cachedHotel(db, reqDtos.productId)
    if (!product) return refuse('not-found')
    return offered({ db }, product, stayOf(reqDtos, product, now()), guestsOr(reqDtos, product.roomLimits))
  })
}

const stayOf = (asked: Partial<Stay>, { bookingInterface }: HotelProduct, now: string): Stay =>
  stayOr(asked, now, lastHotelDate(now), bookingInterface)

type Wanted = Pick<Guests, 'num'> & Partial<Guests>

async function offered({ db }: Pick<MallDeps, 'db'>, product: HotelProduct, stay: Stay, wanted: Wanted) {
  const rooms = roomsOnSale(product)
  const rates = rooms.flatMap((room) => room.rates)
  const taken = await takenOf(db, rates, stay)
  const asked: StayRequest = {
    ...stay,
    nights: nightsBetween(stay.checkInDate, stay.checkOutDate),
    ...asWritten(wanted),
  }
  const inputOf = ({ resourceId }: RoomRate, { maxBookPerson }: HotelRoom): QuoteInput => ({
    stay,
    rooms: Array.from({ length: wanted.num }, () => guestsOf(wanted)),
    taken: (night) => taken(resourceId, night),
    maxPersons: maxBookPerson,
  })
  const resources = rooms.map((room) =>
    roomOffer(
      room,
      room.rates.map((rate) => rateOffer(rate, asked, inputOf(rate, room))),
    ),
  )
  const offers = resources.flatMap((room) => room.hotelRoomResourceDTOsOptional)
  const lowest = lowestOffer(nightlyOffers(offers, asked.nights, asked.num))
  return {
    stay: asked,
    resources: resources.toSorted((one, other) => Number(isFull(one)) - Number(isFull(other))),
    ...(lowest && { lowest }),
  }
}

const asWritten = ({ childAges, ...counts }: Wanted) => ({ ...counts, ...(childAges && { childAges: [...childAges] }) })

const guestsOf = ({ adultNum, childAges = [] }: Wanted) =>
  adultNum === undefined ? undefined : { adults: adultNum, childAges }

const isFull = ({ hotelRoomResourceDTOsOptional }: RoomOffer) =>
  hotelRoomResourceDTOsOptional.every(({ status }) => status !== 'bookable')

function rateOffer(rate: RoomRate, { nights, num }: StayRequest, input: QuoteInput): RateOffer {
  const { resourceId, name, resourceType, breakfast, unsubscribeDesc, isDocking, memberPrices = [] } = rate
  const { status, totalFen, stock } = quoteRate(rate, input)
  return {
    ...{ resourceId, name, resourceType, breakfast, unsubscribeDesc, isDocking, status, stock },
    ...(totalFen !== undefined && {
      totalPrice: yuanOfFen(totalFen),
      averagePrice: averagePrice(totalFen, nights, num),
      memberPrices: memberTotals(totalFen, memberPrices),
    }),
  }
}

function roomOffer({ roomId, rates, ...room }: HotelRoom, offers: RateOffer[]): RoomOffer {
  const { hotelRoomName, localRoomName } = room
  const prices = offers.flatMap(({ totalPrice }) => (totalPrice === undefined ? [] : [totalPrice]))
  return {
    ...room,
    resourceId: roomId,
    name: localRoomName ?? hotelRoomName,
    resourceType: rates[0]?.resourceType ?? 0,
    ...(prices.length > 0 && { totalPrice: Math.min(...prices) }),
    hotelRoomResourceDTOsOptional: offers,
  }
}
