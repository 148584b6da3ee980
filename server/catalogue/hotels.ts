import type { Hotel, HotelRoom, RoomRate } from '../../schemas/domain/hotel.ts'
import type { Product } from '../../schemas/domain/product.ts'
import { cachedProduct, readProduct } from './products.ts'
import { readTaken, type Taken } from './stock.ts'
import type { Orm } from '../db/open-database.ts'
import type { Stay } from '../../src/domain/stay/stay-dates.ts'

export type HotelProduct = Product & { readonly hotel: Hotel }

/** A product that has rooms; undefined for any other. Rates have prices of members where the product takes part (A3 discountType). */
export const readHotel = async (db: Orm, id: string): Promise<HotelProduct | undefined> =>
  hotelOf(await readProduct(db, id))

/** The same for what only shows it: as it stood within the last second. */
export const cachedHotel = async (db: Orm, id: string): Promise<HotelProduct | undefined> =>
  hotelOf(await cachedProduct(db, id))

function hotelOf(product: Product | undefined): HotelProduct | undefined {
  const { hotel, discountType } = product ?? {}
  if (!product || !hotel) return undefined
  return { ...product, hotel: discountType === 1 ? hotel : withoutMemberPrices(hotel) }
}

const withoutMemberPrices = (hotel: Hotel): Hotel => ({
  ...hotel,
  rooms: hotel.rooms.map((room) => ({
    ...room,
    rates: room.rates.map(({ memberPrices: _prices, ...rate }) => rate),
  })),
})

/** The rooms that it sells: none once it is off the shelf. */
export const roomsOnSale = ({ status, hotel }: HotelProduct): readonly HotelRoom[] => (status === 1 ? hotel.rooms : [])

/** What is taken of these rates over a stay. */
export const takenOf = (db: Orm, rates: readonly RoomRate[], { checkInDate, checkOutDate }: Stay): Promise<Taken> =>
  readTaken(
    db,
    rates.map(({ resourceId }) => resourceId),
    checkInDate,
    checkOutDate,
  )
