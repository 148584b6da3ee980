import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Step } from '../../../schemas/studio/step.ts'
import type { History } from '../document/index.ts'

/** What this browser keeps of a draft until the server has it: a crash or a lost connection loses nothing ([D3]). */
export interface KeptDraft {
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
}

export interface DraftShelf {
  readonly read: () => KeptDraft | undefined
  readonly write: (kept: KeptDraft) => void
  /** With each key: what is being typed alone, which is little. The next draft that is written comes with or without it. */
  readonly hold: (step: Step | undefined) => void
  readonly clear: () => void
}

/** Steps that are kept for undo after a reload: the last ones. */
const KEPT_STEPS = 300

/** The shelf of one operator for one item. A browser that is full or keeps nothing goes on without. */
export function draftShelf(storage: Storage, operator: string, { kind, name }: ItemId): DraftShelf {
  const key = `studio-draft:${operator}:${kind}:${name}`
  const heldKey = `${key}:typing`
  const hold = (step: Step | undefined) => {
    try {
      if (step) storage.setItem(heldKey, JSON.stringify(step))
      else storage.removeItem(heldKey)
    } catch {
      // Full: see below.
    }
  }
  const put = (saved: Omit<KeptDraft, 'written' | 'held'>, written?: KeptDraft['written']) => {
    try {
      storage.setItem(key, JSON.stringify({ ...saved, ...(written && { written }) }))
      return true
    } catch {
      return false
    }
  }
  return {
    read: () => {
      try {
        const [text, held] = [storage.getItem(key), storage.getItem(heldKey)]
        if (text === null) return undefined
        return { ...(JSON.parse(text) as KeptDraft), ...(held !== null && { held: JSON.parse(held) as Step }) }
      } catch {
        return undefined
      }
    },
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
    clear: () => {
      for (const name of [key, heldKey]) storage.removeItem(name)
    },
  }
}
