import type { FastifyInstance } from 'fastify'
import type { MallDeps } from '../mall-deps.ts'
import { hotelBooking } from './hotel-booking.ts'
import { hotelInfo } from './hotel-info.ts'
import { hotelRooms } from './hotel-rooms.ts'

/** What the hotels' pages ask for (A7). */
export function hotelRoutes(app: FastifyInstance, deps: MallDeps): void {
  hotelInfo(app, deps.db)
  hotelRooms(app, deps)
  hotelBooking(app, deps)
}
