import { and, inArray } from 'drizzle-orm'
import { type ShipmentEvent, shipmentTransitions } from '../../../src/domain/order/shipment-state.ts'
import { stateAfter, statesBefore } from '../../../src/domain/order/transitions.ts'
import type { Queries } from '../../db/server-settings.ts'
import { orderShipments } from '../../db/schema.ts'
import type { WhichRows } from './which-rows.ts'

type Change = Partial<Omit<typeof orderShipments.$inferInsert, 'orderId' | 'state'>>

/**
 * The one writer of `state` of goods on their way to their buyers: an event happens to them, in one statement, and only to those in a state
 * from which it leads on.
 * @param also what is written with it @returns the rows that moved, as they are now
 */
export const moveShipments = (tx: Pick<Queries, 'update'>, event: ShipmentEvent, which: WhichRows, also: Change = {}) =>
  tx
    .update(orderShipments)
    .set({ ...also, state: stateAfter(shipmentTransitions, event) })
    .where(and(...which, inArray(orderShipments.state, statesBefore(shipmentTransitions, event))))
    .returning()
