import type { Service } from '../../../schemas/domain/service.ts'
import { mediaUrl } from '../pictures.ts'
import { dolphin } from './dolphin.ts'
import { shuttleBus } from './shuttle-bus.ts'

export { healthPlaces, healthFormsSent } from './health.ts'
export { reservationsMade, stayWishesKept } from './reservations.ts'

/** Services with slots (B2.9 myBus, myDolphin). */
export const services: readonly Service[] = [shuttleBus, dolphin].map((service) => ({
  ...service,
  picture: mediaUrl(service.picture),
}))
