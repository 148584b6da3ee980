import { type MessageEvent, type MessagePlaces, renderMessage } from '../../src/domain/message/message-events.ts'
import type { Queries } from '../db/server-settings.ts'
import { messages } from '../db/schema.ts'
import { newPartId } from '../orders/order-ids.ts'

/** Of what a member is told. */
interface Telling<Event extends MessageEvent> {
  readonly memberId: string
  readonly event: Event
  /** Which order, refund, appointment ... : told of the same one again, nothing more is written. */
  readonly reference: string
  readonly places: MessagePlaces<Event>
}

type Writing = Pick<Queries, 'insert'>

/** Writes a message to a member, in the transaction of the event that it tells of: either both are there or neither. */
export const writeMessage = <Event extends MessageEvent>(
  tx: Writing,
  telling: Telling<Event>,
  now: number,
): Promise<void> => writeMessages(tx, [telling], now)

/** Writes a message each, of one event that befell many, in one statement. */
export async function writeMessages<Event extends MessageEvent>(
  tx: Writing,
  tellings: readonly Telling<Event>[],
  now: number,
): Promise<void> {
  if (tellings.length === 0) return
  const rows = tellings.map(({ memberId, event, reference, places }) => ({
    ...{ id: newPartId(), memberId, reference, createdAt: now },
    ...renderMessage(event, places),
  }))
  await tx.insert(messages).values(rows).onConflictDoNothing()
}
