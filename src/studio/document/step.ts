import { enablePatches, type Patch as ImmerPatch, produceWithPatches } from 'immer'
import { firstSigns, isStorable } from '../../domain/storable.ts'
import { MOST_PATCHES, type Patch, type Step } from '../../../schemas/studio/step.ts'
import { type BlockKey, type Document, type Place, rootLists, slotPlace, slotsOf } from './document.ts'
import type { Json } from './json.ts'
import { keyGiver } from './keys.ts'

enablePatches()

/** A document that a recipe may change. Lists and maps of values in it are replaced, not changed: a patch is one value then. */
export interface Editable {
  byId: Record<BlockKey, Json>
  order: Record<Place, readonly BlockKey[]>
  rest: Readonly<Record<string, Json>>
}

/** What an operation gives: the step with the document after it, or a sentence that says why nothing was done. */
export type Outcome =
  | { readonly step: Step; readonly document: Document }
  | {
      /** The reason, for the operator. */
      readonly refused: string
      /** Nothing would be another than before: nobody has to be told. */
      readonly code?: 'unchanged'
    }

/** What was done, before it is a step: the patches name the values that are written otherwise. */
interface Changed {
  readonly document: Document
  readonly patches: readonly ImmerPatch[]
  readonly inverse: readonly ImmerPatch[]
}

function change(document: Document, recipe: (draft: Editable) => void): Changed {
  // The recipe assigns to properties of the draft; that the values below are read-only is the word of Json, not of immer.
  const [after, patches, inverse] = produceWithPatches(document, (draft) => recipe(draft as Editable))
  return { document: after, patches, inverse }
}

/** The keys that the blocks would get if the text were read anew, where they are others than now. */
function renamedKeys(document: Document): ReadonlyMap<BlockKey, BlockKey> {
  const giveKey = keyGiver()
  const renamed = new Map<BlockKey, BlockKey>()
  const walk = (place: Place): void => {
    for (const key of document.order[place] ?? []) {
      const block = document.byId[key] ?? null
      const now = giveKey(block)
      if (now !== key) renamed.set(key, now)
      for (const slot of slotsOf(block)) walk(slotPlace(key, slot))
    }
  }
  for (const { place } of rootLists(document.rest)) walk(place)
  return renamed
}

/** Gives the blocks their keys anew: see renamedKeys. All old ones go first, since one's new key may be another's old one. */
function rekey(draft: Editable, before: Document, renamed: ReadonlyMap<BlockKey, BlockKey>): void {
  const nameOf = (key: BlockKey) => renamed.get(key) ?? key
  for (const key of renamed.keys()) {
    delete draft.byId[key]
    for (const slot of slotsOf(before.byId[key])) delete draft.order[slotPlace(key, slot)]
  }
  for (const [key, name] of renamed) {
    draft.byId[name] = before.byId[key] ?? null
    for (const slot of slotsOf(before.byId[key]))
      draft.order[slotPlace(name, slot)] = before.order[slotPlace(key, slot)] ?? []
  }
  for (const [place, keys] of Object.entries(draft.order))
    if (keys.some((key) => renamed.has(key))) draft.order[place] = keys.map(nameOf)
}

const toPatch = ({ op, path, value }: ImmerPatch): Patch => ({ op, path, ...(op !== 'remove' && { value }) })

/** The name of a step: nobody else makes the same, and one that is sent twice is known by it. */
function newStepId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** At most so many signs stand in a label. */
const LABEL = 200

export const namedStep = (label: string, patches: readonly Patch[], inverse: readonly Patch[]): Step => ({
  id: newStepId(),
  label: label.length > LABEL ? `${firstSigns(label, LABEL - 1)}…` : label,
  patches: [...patches],
  inverse: [...inverse],
})

export const UNCHANGED = { refused: '没有改动', code: 'unchanged' } as const satisfies Outcome

/** Makes a step: what the recipe does, and that each block has the key again that its text gives it. */
export function makeStep(document: Document, label: string, recipe: (draft: Editable) => void): Outcome {
  const done = change(document, recipe)
  const renamed = renamedKeys(done.document)
  const keyed = change(done.document, (draft) => {
    if (renamed.size > 0) rekey(draft, done.document, renamed)
  })
  const patches = [...done.patches, ...keyed.patches].map(toPatch)
  if (patches.length === 0) return UNCHANGED
  if (patches.length > MOST_PATCHES)
    return { refused: `一次改动太多：有 ${patches.length} 处，最多 ${MOST_PATCHES} 处，分几次改` }
  // The server would refuse it, also together with the step that takes it back, and no later step could be saved.
  if (!isStorable(patches)) return { refused: '有一段文字里有无法保存的字符，没有改' }
  return {
    step: namedStep(label, patches, [...keyed.inverse, ...done.inverse].map(toPatch)),
    document: keyed.document,
  }
}
