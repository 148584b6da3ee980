import { orderOfChoice } from '../../orders/place-order.ts'

type Db = Parameters<typeof orderOfChoice>[0]
type Choice = Parameters<typeof orderOfChoice>[1]
type Made = NonNullable<Awaited<ReturnType<typeof orderOfChoice>>>

/**
 * The order of what a member chose, once: sent again it is the one that there is (B7 booking). One that was made while this one was looked
 * at took what this one would take, its points or the last of a limit, and is no reason to refuse it.
 * @param book makes it, or says why not
 */
export async function bookedOnce<Refused>(
  db: Db,
  choice: Choice,
  book: () => Promise<Made | Refused>,
): Promise<Made | Refused> {
  const before = await orderOfChoice(db, choice)
  if (before) return before
  const answer = await book()
  const isMade = typeof answer === 'object' && answer !== null && 'orderId' in answer
  return isMade ? answer : ((await orderOfChoice(db, choice)) ?? answer)
}
