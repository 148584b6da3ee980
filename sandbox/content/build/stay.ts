import type { FreeCancel, Hotel, HotelRoom, RoomRate } from '../../../schemas/domain/hotel.ts'
import { freeCancelText } from '../../../src/domain/stay/free-cancel.ts'
import { memberPrices, salePlan, type Exception } from './prices.ts'

export interface RoomSeed {
  readonly id: string
  readonly name: string
  readonly area: string
  readonly floor: string
  readonly bed: string
  readonly extraBed?: boolean
  readonly persons: number
  readonly facilities: string
  readonly description: string
  readonly picture: string
  readonly rates: readonly RoomRate[]
}

export function room(seed: RoomSeed): HotelRoom {
  return {
    roomId: seed.id,
    hotelRoomName: seed.name,
    localRoomName: seed.name,
    floorArea: seed.area,
    floor: seed.floor,
    hotelBedTypeName: seed.bed,
    canExtraBed: seed.extraBed ?? false,
    hotelFacilityTypeNames: seed.facilities,
    description: seed.description,
    imgUrl: `/tc-fostay/media/${seed.picture}`,
    maxBookPerson: seed.persons,
    rates: [...seed.rates],
  }
}

export interface RateSeed {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly breakfast: number
  readonly stock?: number
  readonly confirm?: boolean
  /** Until when it is given back; null: never. Without it until 18:00 of the day before. */
  readonly freeCancel?: FreeCancel | null
  readonly exceptions?: readonly Exception[]
  readonly check?: RoomRate['priceCheck']
  readonly guests?: RoomRate['guestPricing']
}

const DAY_BEFORE: FreeCancel = { days: 1, time: '18:00' }

/** A rate of a room: the weekend costs a quarter more, rounded to 10 yuan, and members have their prices. */
export function rate(today: string, seed: RateSeed): RoomRate {
  const { freeCancel = DAY_BEFORE } = seed
  return {
    resourceId: seed.id,
    name: seed.name,
    resourceType: 1,
    breakfast: seed.breakfast,
    unsubscribeDesc: freeCancelText(freeCancel ?? undefined),
    ...(freeCancel && { freeCancel }),
    isDocking: seed.confirm ? 0 : 1,
    plan: salePlan(today, seed.price, {
      stock: seed.stock ?? 12,
      weekend: Math.round(seed.price / 8) * 10,
      // The night that has begun is still sold before 06:00 (A5).
      from: -1,
      days: 551,
      ...(seed.exceptions ? { exceptions: seed.exceptions } : {}),
    }),
    memberPrices: memberPrices(seed.price),
    ...(seed.guests ? { guestPricing: seed.guests } : {}),
    ...(seed.check ? { priceCheck: seed.check } : {}),
  }
}

export function hotel(openYear: number, facilities: string, rooms: readonly HotelRoom[]): Hotel {
  return {
    checkInTime: '15:00',
    checkOutTime: '12:00',
    openYear,
    facilities: facilities.split('、'),
    rooms: [...rooms],
  }
}
