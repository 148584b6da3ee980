import { and, inArray } from 'drizzle-orm'
import { type ParcelEvent, parcelTransitions } from '../../../src/domain/order/parcel-state.ts'
import { stateAfter, statesBefore } from '../../../src/domain/order/transitions.ts'
import type { Queries } from '../../db/server-settings.ts'
import { refundParcels } from '../../db/schema.ts'
import type { WhichRows } from './which-rows.ts'

type Change = Partial<Omit<typeof refundParcels.$inferInsert, 'refundId' | 'state'>>

/**
 * The one writer of `state` of parcels in which goods come back: an event happens to them, in one statement, and only to those in a state from which it
 * leads on.
 * @param also what is written with it @returns the rows that moved, as they are now
 */
export const moveParcels = (tx: Pick<Queries, 'update'>, event: ParcelEvent, which: WhichRows, also: Change = {}) =>
  tx
    .update(refundParcels)
    .set({ ...also, state: stateAfter(parcelTransitions, event) })
    .where(and(...which, inArray(refundParcels.state, statesBefore(parcelTransitions, event))))
    .returning()
