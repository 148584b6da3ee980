import type { ActionTools } from '../../kit/action.ts'
import type { OpenBookingArgs } from './index.ts'

/** To a day for what was bought with an order (B2.9). */
export default function openBooking({ order }: OpenBookingArgs, tools: ActionTools): void {
  tools.navigate(order.paths.appointment)
}
