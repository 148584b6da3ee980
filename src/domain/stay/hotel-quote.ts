import type { MemberPrice } from '../../../schemas/domain/sale-plan.ts'
import type { RateOffer } from '../../../schemas/domain/hotel-offer.ts'
import type { RoomRate } from '../../../schemas/domain/hotel.ts'
import { addDays, nightsBetween } from '../dates.ts'
import type { RoomGuests } from './hotel-guests.ts'
import type { PricedOffer } from '../product/lowest-offer.ts'
import { percentOf } from '../product/member-price.ts'
import { fenOfYuan, yuanOfFen } from '../money.ts'
import { planDay } from '../product/sale-plan.ts'
import type { Stay } from './stay-dates.ts'

export interface QuoteInput {
  readonly stay: Stay
  /** One entry for each room that is wanted; undefined where a price does not depend on who sleeps there. */
  readonly rooms: readonly (RoomGuests | undefined)[]
  /** How many of the rate are taken on a night. */
  readonly taken: (night: string) => number
  /** How many people the room takes. */
  readonly maxPersons: number
}

/** A rate over a stay. Amounts are fen. */
export interface RateQuote {
  readonly status: RateOffer['status']
  /** Of all nights and rooms; undefined when a night has no price. */
  readonly totalFen: number | undefined
  /** How many rooms are left on the fullest night. */
  readonly stock: number
}

/** The days on which a stay begins a night. */
export const nightsOf = ({ checkInDate, checkOutDate }: Stay): string[] =>
  Array.from({ length: nightsBetween(checkInDate, checkOutDate) }, (_, at) => addDays(checkInDate, at))

/**
 * What a rate costs for a stay, and whether it can be had: every night must have a price and as many rooms as are wanted, and every room
 * must hold its people.
 */
export function quoteRate(rate: Pick<RoomRate, 'plan' | 'guestPricing'>, input: QuoteInput): RateQuote {
  const { rooms, taken, maxPersons } = input
  const nights = nightsOf(input.stay).map((date) => planDay(rate.plan, date, taken(date)))
  const prices = nights.map((night) => night?.priceFen)
  const isPriced = prices.every((price) => price !== undefined)
  const stock = Math.min(...nights.map((night) => night?.stock ?? 0))
  const totalFen = isPriced ? sum(prices.map((price) => nightFen(price, rooms, rate.guestPricing))) : undefined
  return { status: statusOf({ isPriced, stock, rooms, maxPersons }), totalFen, stock }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** One night of every room, with what its people add. */
const nightFen = (priceFen: number, rooms: QuoteInput['rooms'], pricing: RoomRate['guestPricing']): number =>
  sum(rooms.map((guests) => priceFen + (guests && pricing ? sum(extraFen(priceFen, guests, pricing)) : 0)))

/** What each person adds to a night: adults over those that the price includes, children by their age. */
function extraFen(priceFen: number, guests: RoomGuests, pricing: NonNullable<RoomRate['guestPricing']>): number[] {
  const { includedAdults, adultPercent, children } = pricing
  const adults = Array.from({ length: Math.max(0, guests.adults - includedAdults) }, () => adultPercent)
  const percentOfAge = (age: number) => children.find(({ untilAge }) => age <= untilAge)?.percent ?? adultPercent
  return [...adults, ...guests.childAges.map(percentOfAge)].map((percent) => percentOf(priceFen, percent))
}

/** Up to this age a child sleeps in a grown-up's bed. */
const INFANT_UNTIL = 2

const persons = ({ adults, childAges }: RoomGuests) => adults + childAges.filter((age) => age > INFANT_UNTIL).length

interface StatusInput extends Pick<QuoteInput, 'rooms' | 'maxPersons'> {
  readonly isPriced: boolean
  readonly stock: number
}

function statusOf({ isPriced, stock, rooms, maxPersons }: StatusInput): RateQuote['status'] {
  if (!isPriced) return 'closed'
  if (stock < rooms.length) return 'sold-out'
  return rooms.some((guests) => guests && persons(guests) > maxPersons) ? 'crowded' : 'bookable'
}

/** The price of one room and night on average, in yuan, rounded up to a fen (B9). */
export const averagePrice = (totalFen: number, nights: number, num: number): number =>
  yuanOfFen(Math.ceil(totalFen / (nights * num)))

/** What members of each level pay for a stay: their percentage of the total. */
export const memberTotals = (totalFen: number, prices: readonly MemberPrice[]): MemberPrice[] =>
  prices.map((price) => ({ ...price, memberPrice: yuanOfFen(percentOf(totalFen, price.discountPercent)) }))

/** What one night of a rate costs on some day: each price of its plan, with the percentages of members. */
export function ratePrices({ plan, memberPrices = [] }: Pick<RoomRate, 'plan' | 'memberPrices'>): PricedOffer[] {
  const percents = memberPrices.map(({ memberPrice: _price, ...percent }) => percent)
  const { price, weekendPrice = price, exceptions = [] } = plan
  const days = exceptions.flatMap((day) => day.price ?? [])
  return [...new Set([price, weekendPrice, ...days])].map((night) => ({ price: night, memberPrices: percents }))
}

type StayRate = Pick<RateOffer, 'status' | 'averagePrice' | 'memberPrices'>

/** What each rate that can be booked for a stay costs a night and room, as its row says it. */
export const nightlyOffers = (rates: readonly StayRate[], nights: number, num: number): PricedOffer[] =>
  rates.flatMap(({ status, averagePrice: price, memberPrices = [] }) =>
    status === 'bookable' && price !== undefined
      ? [{ price, memberPrices: memberPrices.map((one) => nightlyPrice(one, nights, num)) }]
      : [],
  )

const nightlyPrice = ({ memberPrice, ...level }: MemberPrice, nights: number, num: number): MemberPrice => ({
  ...level,
  ...(memberPrice !== undefined && { memberPrice: averagePrice(fenOfYuan(memberPrice), nights, num) }),
})
