import type { Document } from '../document.ts'
import { isMap, isWrittenAlike, type Json } from '../json.ts'
import type { Editable } from '../step.ts'

const isAlikeInKeys = (one: Json | undefined, other: Json | undefined): boolean =>
  isMap(one) && isMap(other) && Object.keys(one).join('\n') === Object.keys(other).join('\n')

/** Makes a map in a draft say what another says, by patches of the values that differ; where keys came, went or moved, of the map. */
function become(holder: Record<string, Json>, key: string, from: Json | undefined, to: Json): void {
  if (isWrittenAlike(from, to)) return
  if (!isMap(from) || !isMap(to) || !isAlikeInKeys(from, to)) {
    holder[key] = to
    return
  }
  const inner = holder[key] as Record<string, Json>
  for (const [name, value] of Object.entries(to)) become(inner, name, from[name], value)
}

/** Makes a draft the other document, with no patch for what is the same in both. */
export function becomeDocument(draft: Editable, from: Document, to: Document): void {
  for (const key of Object.keys(from.byId)) if (!Object.hasOwn(to.byId, key)) delete draft.byId[key]
  for (const place of Object.keys(from.order)) if (!Object.hasOwn(to.order, place)) delete draft.order[place]
  for (const [key, block] of Object.entries(to.byId)) become(draft.byId, key, from.byId[key], block)
  for (const [place, keys] of Object.entries(to.order))
    if (!isWrittenAlike(from.order[place], keys)) draft.order[place] = keys
  const holder: Record<string, Json> = { rest: draft.rest }
  become(holder, 'rest', from.rest, to.rest)
  const rest = holder.rest
  if (rest !== draft.rest && isMap(rest)) draft.rest = rest
}
