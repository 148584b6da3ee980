import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Step } from '../../../schemas/studio/step.ts'
import type { Conflict, History } from '../document/index.ts'

/** What this browser keeps of a draft until the server has it: a crash or a lost connection loses nothing ([D3]). */
export interface LocalDraft {
  /** Of the draft that the waiting steps follow. */
  readonly version: number
  readonly base: string | null
  /** The draft's text at that version. */
  readonly text: string
  readonly waiting: readonly Step[]
  readonly history: History
  /** What was being typed, as the step that it would have been. */
  readonly held?: Step
  /** What stands unfinished in the JSON tab, and the text that it began from. */
  readonly written?: { readonly text: string; readonly base: string }
  /** What somebody else changed in another way, and nobody decided yet. */
  readonly conflicts?: readonly Conflict[]
}

export interface LocalDraftStore {
  readonly read: () => LocalDraft | undefined
  readonly write: (kept: LocalDraft) => void
  /** With each key: what is being typed alone, which is little. The next draft that is written comes with or without it. */
  readonly hold: (step: Step | undefined) => void
  readonly clear: () => void
}

/** Steps that are kept for undo after a reload: the last ones. */
const KEPT_STEPS = 300

/** The window that a draft is open in, by its name, and which others are. */
export interface OpenWindows {
  readonly own: string
  readonly isOpen: (window: string) => boolean
}

/**
 * The shelf of one operator for one item in one window: what is typed in another one is not shown here. What a window left that is gone is
 * taken over. A browser that is full or keeps nothing goes on without.
 */
export function localDraftStore(
  storage: Storage,
  operator: string,
  { kind, name }: ItemId,
  { own, isOpen }: OpenWindows,
): LocalDraftStore {
  // An earlier studio knew of no windows: all of them had the one that is named by the item alone.
  const shared = `studio-draft:${operator}:${kind}:${name}`
  const key = `${shared}@${own}`
  const heldKey = heldOf(key)
  const isLeft = (one: string) =>
    one === shared || (one.startsWith(`${shared}@`) && one !== key && !isOpen(one.slice(shared.length + 1)))
  const left = Object.keys(storage).filter((one) => !one.endsWith(HELD) && isLeft(one))
  for (const one of left) takeOver(storage, one, key)
  const hold = (step: Step | undefined) => {
    try {
      if (step) storage.setItem(heldKey, JSON.stringify(step))
      else storage.removeItem(heldKey)
    } catch {
      // Full: see below.
    }
  }
  const put = (saved: Omit<LocalDraft, 'written' | 'held'>, written?: LocalDraft['written']) => {
    try {
      storage.setItem(key, JSON.stringify({ ...saved, ...(written && { written }) }))
      return true
    } catch {
      return false
    }
  }
  return {
    read: () => readAt(storage, key),
    write: (kept) => {
      const { steps, position } = kept.history
      const dropped = Math.max(0, Math.min(position, steps.length - KEPT_STEPS))
      const history = { steps: steps.slice(dropped), position: position - dropped }
      const { written, held, ...saved } = { ...kept, history }
      // Full with the JSON tab's text, which may be pasted megabytes: then without. Full: the studio says what is not saved, and saves it
      // to the server as before.
      if (!written || !put(saved, written)) put(saved)
      hold(held)
    },
    hold,
    clear: () => clearAt(storage, key),
  }
}

const HELD = ':typing'
const heldOf = (key: string) => key + HELD

function readAt(storage: Storage, key: string): LocalDraft | undefined {
  try {
    const [text, held] = [storage.getItem(key), storage.getItem(heldOf(key))]
    if (text === null) return undefined
    return { ...(JSON.parse(text) as LocalDraft), ...(held !== null && { held: JSON.parse(held) as Step }) }
  } catch {
    return undefined
  }
}

function clearAt(storage: Storage, key: string): void {
  for (const one of [key, heldOf(key)]) storage.removeItem(one)
}

/** Somebody would miss it. */
const isUnsaved = (kept: LocalDraft | undefined) =>
  kept !== undefined &&
  [kept.waiting.length > 0, kept.held, kept.written, kept.conflicts?.length].some((one) => Boolean(one))

/** Goes on with what was left, where there is nothing unsaved to go on with. What nobody will miss is thrown away. */
function takeOver(storage: Storage, from: string, to: string): void {
  const [left, own] = [readAt(storage, from), readAt(storage, to)]
  if (isUnsaved(left) && isUnsaved(own)) return
  const [text, held] = [storage.getItem(from), storage.getItem(heldOf(from))]
  clearAt(storage, from)
  if (text === null || (own && !isUnsaved(left))) return
  storage.setItem(to, text)
  if (held !== null) storage.setItem(heldOf(to), held)
}
