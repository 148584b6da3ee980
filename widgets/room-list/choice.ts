import type { StayRequest, RateOffer, RoomChoice, RoomOffer } from '../../schemas/domain/hotel-offer.ts'
import { dayText } from '../../src/domain/dates.ts'
import { guestsText, passengersOf } from '../../src/domain/stay/hotel-guests.ts'
import { memberTotals } from '../../src/domain/stay/hotel-quote.ts'
import { type Buyer, memberOffer } from '../../src/domain/product/member-price.ts'
import { fenOfYuan, yuanOfFen } from '../../src/domain/money.ts'
import type { RoomListProps } from './props.schema.ts'

/** Whether a rate can be booked: it has a room for everybody on every night, and a price. */
export const isBookable = (rate: RateOffer): rate is RateOffer & { readonly totalPrice: number } =>
  rate.status === 'bookable' && rate.totalPrice !== undefined

export const findRate = (rooms: readonly RoomOffer[], { resourceId }: RoomChoice): RateOffer | undefined =>
  rooms.flatMap((room) => room.hotelRoomResourceDTOsOptional).find((rate) => rate.resourceId === resourceId)

export const hasMemberPrices = (rooms: readonly RoomOffer[]): boolean =>
  rooms.some((room) => room.hotelRoomResourceDTOsOptional.some(({ memberPrices = [] }) => memberPrices.length > 0))

/** What is booked of a rate: for the stay, rooms and people that its price is of. */
export function choiceOf({ productId, stay }: Pick<RoomListProps, 'productId' | 'stay'>, rate: RateOffer): RoomChoice {
  const { num, adultNum, childAges = [] } = stay
  return {
    productId,
    resourceId: rate.resourceId,
    usingStartDate: stay.checkInDate,
    usingEndDate: stay.checkOutDate,
    num,
    passengerDTOs: adultNum === undefined ? [] : passengersOf({ num, adultNum, childAges }),
    bookPriceTotal: rate.totalPrice ?? 0,
  }
}

/** What of a rate's total is paid, in yuan: a member's own where the product has prices of members (A6). */
export function paidOf(total: number, memberPrices: RateOffer['memberPrices'], buyer: Buyer): number {
  const fen = fenOfYuan(total)
  return yuanOfFen(memberOffer(fen, memberTotals(fen, memberPrices ?? []), buyer)?.priceFen ?? fen)
}

/** 11月20日 - 11月22日 · 2 晚 · 1 间 */
export function stayText(stay: StayRequest): string {
  const { checkInDate, checkOutDate, nights, num, adultNum, childNum = 0 } = stay
  const who = adultNum === undefined ? `${num} 间` : guestsText({ num, adultNum, childNum })
  return `${dayText(checkInDate)} - ${dayText(checkOutDate)} · ${nights} 晚 · ${who}`
}
