import type { ItemId } from '../../schemas/studio/item.ts'
import type { ItemRow } from '../../schemas/studio/items.ts'
import type { CallReply } from '../../src/studio/calls/studio-calls.ts'
import type { Context } from '../command.ts'
import type { Remote } from './client.ts'
import { keyOf, namedItem, safeItems } from './item-names.ts'

export type ServerItem = CallReply<'item'>

/** What the server has, each of a name that is one. */
export const serverRows = async (remote: Remote, context: Context): Promise<(ItemRow & ItemId)[]> =>
  safeItems((await remote.ask.itemList({})).items, context)

/** Items as people named them; without names, all that are given. */
export function chosenItems(names: readonly string[], all: readonly ItemId[], context: Context): ItemId[] {
  const named = names.map((name) => namedItem(name, context))
  const chosen = names.length > 0 ? named : all
  return [...new Map(chosen.map((item) => [keyOf(item), { kind: item.kind, name: item.name }])).values()]
}

/** Several calls at once, not all: a server counts them. */
const AT_ONCE = 8

/** Does something for each, a few at a time; results in the order of `all`. */
export async function forEach<One, Result>(
  all: readonly One[],
  work: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < all.length; at += AT_ONCE)
    results.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(work))))
  return results
}

/** The text that operators are at: the draft, else what is published. undefined: it is archived, or nothing. */
export const textToEdit = ({ row, draft, published }: ServerItem): string | undefined =>
  row.state === 'archived' ? undefined : (draft?.text ?? published?.text)
