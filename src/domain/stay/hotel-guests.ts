import type { Passenger } from '../../../schemas/domain/hotel-offer.ts'
import type { RoomLimits } from '../../../schemas/domain/hotel.ts'

/** Rooms, and the people in each of them. */
export interface Guests {
  readonly num: number
  readonly adultNum: number
  readonly childNum: number
  readonly childAges: readonly number[]
}

/** Who sleeps in one room. */
export interface RoomGuests {
  readonly adults: number
  readonly childAges: readonly number[]
}

/** A9: rooms 1-9, adults per room 1-10, children 0-6; a product's own limits are within these. */
export const GUEST_LIMITS: RoomLimits = { maxRooms: 9, maxAdults: 10, maxChildren: 6 }
/** A9: child age 0-17. */
export const MAX_CHILD_AGE = 17

/** A5: what is told when a child has no age. */
const NO_AGE_MESSAGE = '请选择儿童年龄'

const isIn = (value: number | undefined, least: number, most: number): value is number =>
  value !== undefined && Number.isInteger(value) && value >= least && value <= most

/** Rooms and people that an address kept, each while the product takes it; else 1 room, 2 adults, no children (A9). */
export function guestsOr(kept: Partial<Guests> | undefined, limits: RoomLimits = GUEST_LIMITS): Guests {
  const { num, adultNum, childNum, childAges = [] } = kept ?? {}
  const hasChildren =
    isIn(childNum, 0, limits.maxChildren) &&
    childAges.length === childNum &&
    childAges.every((age) => isIn(age, 0, MAX_CHILD_AGE))
  return {
    num: isIn(num, 1, limits.maxRooms) ? num : 1,
    adultNum: isIn(adultNum, 1, limits.maxAdults) ? adultNum : Math.min(2, limits.maxAdults),
    childNum: hasChildren ? childNum : 0,
    childAges: hasChildren ? childAges : [],
  }
}

/** The texts of an address: num=2&adultNum=2&childNum=1&childAges=3,8 */
export interface GuestTexts {
  readonly num?: string
  readonly adultNum?: string
  readonly childNum?: string
  readonly childAges?: string
}

/** What an address says of rooms and people, checked by `guestsOr`. */
export function guestsOfTexts({ num, adultNum, childNum, childAges }: GuestTexts, limits?: RoomLimits): Guests {
  const ages = childAges ? childAges.split(',').map(numberOf) : []
  return guestsOr(
    { num: numberOf(num), adultNum: numberOf(adultNum), childNum: numberOf(childNum), childAges: ages },
    limits,
  )
}

const numberOf = (text: string | undefined): number => (text && /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN)

/** The texts that stand in an address for rooms and people. */
export const textsOfGuests = ({ num, adultNum, childNum, childAges }: Guests) => ({
  num: String(num),
  adultNum: String(adultNum),
  childNum: String(childNum),
  childAges: childAges.join(','),
})

/** Rooms and the people in each, in words: 1 间 · 2 成人 · 0 儿童; 2 间 · 每间 2 成人 · 0 儿童 */
export const guestsText = ({ num, adultNum, childNum }: Omit<Guests, 'childAges'>): string =>
  `${num} 间 · ${num > 1 ? '每间 ' : ''}${adultNum} 成人 · ${childNum} 儿童`

/** What is wrong with the ages that were chosen (A5): as many as children, and none empty. */
export function agesProblem(childNum: number, ages: readonly (number | undefined)[]): string | undefined {
  const chosen = ages.filter((age) => isIn(age, 0, MAX_CHILD_AGE))
  return ages.length === childNum && chosen.length === childNum ? undefined : NO_AGE_MESSAGE
}

/** Every guest of every room, as the price check and the order take them (A3 passenger entry). */
export function passengersOf({ num, adultNum, childAges }: Omit<Guests, 'childNum'>): Passenger[] {
  return Array.from({ length: num }, (_, at) => at + 1).flatMap((roomIndex) => [
    ...Array.from({ length: adultNum }, () => ({ type: 1, roomIndex }) as const),
    ...childAges.map((age) => ({ type: 2, roomIndex, age }) as const),
  ])
}

/**
 * The guests by room; undefined when a room has no adult or more people than the product takes (A9), a child no age, or somebody a room
 * that there isn't (A5).
 */
export function roomsOfPassengers(
  num: number,
  passengers: readonly Passenger[],
  { maxAdults, maxChildren }: RoomLimits = GUEST_LIMITS,
): RoomGuests[] | undefined {
  const rooms = Array.from({ length: num }, (_, at) => {
    const here = passengers.filter(({ roomIndex }) => roomIndex === at + 1)
    const ages = here.filter(({ type }) => type === 2).map(({ age }) => age)
    return { adults: here.filter(({ type }) => type === 1).length, childAges: ages.filter((age) => age !== undefined) }
  })
  const placed = rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0)
  const fits = ({ adults, childAges }: RoomGuests) =>
    isIn(adults, 1, maxAdults) &&
    childAges.length <= maxChildren &&
    childAges.every((age) => isIn(age, 0, MAX_CHILD_AGE))
  return placed === passengers.length && rooms.every(fits) ? rooms : undefined
}

const CHILD = 2
/** Who sleeps in a room whose price does not go by people (A9). */
const USUAL_ADULTS = 2

/** How many stay in rooms that were chosen (B3 main order). */
export function guestCount({
  passengerDTOs,
  num,
}: {
  readonly passengerDTOs: readonly Passenger[]
  readonly num: number
}): {
  readonly adults: number
  readonly childs: number
} {
  const childs = passengerDTOs.filter(({ type }) => type === CHILD).length
  return { adults: passengerDTOs.length === 0 ? num * USUAL_ADULTS : passengerDTOs.length - childs, childs }
}
