import { and, inArray } from 'drizzle-orm'
import { type TransferEvent, transferTransitions } from '../../src/domain/member/transfer-state.ts'
import { stateAfter, statesBefore } from '../../src/domain/order/transitions.ts'
import type { Queries } from '../db/server-settings.ts'
import { transfers } from '../db/schema.ts'
import type { WhichRows } from '../orders/status/which-rows.ts'

type Change = Partial<Pick<typeof transfers.$inferInsert, 'takerId' | 'endedAt'>>

/** The one writer of `state` of transfers: an event happens to them in one statement, and only to those from which it leads on. */
export const moveTransfers = (tx: Pick<Queries, 'update'>, event: TransferEvent, which: WhichRows, also: Change) =>
  tx
    .update(transfers)
    .set({ ...also, state: stateAfter(transferTransitions, event) })
    .where(and(...which, inArray(transfers.state, statesBefore(transferTransitions, event))))
    .returning()
