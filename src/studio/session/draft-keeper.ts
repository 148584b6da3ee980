import { type Document, print } from '../document/index.ts'
import type { WrittenText } from './editor-state.ts'
import type { LocalDraftStore, LocalDraft } from './kept-draft.ts'

/** ms after a change before this browser keeps it: what was done is shown first. */
const KEEP_AFTER = 100

/** What is kept, with the document that the waiting steps follow. */
export type Keepable = Omit<LocalDraft, 'text' | 'written'> & {
  readonly saved: Document
  readonly written: WrittenText | undefined
}

export interface DraftKeeper {
  readonly soon: () => void
  /** What was to be kept soon is kept now. */
  readonly now: () => void
  /** Nothing is kept any more: the shelf may be that of the next one who opened this draft. */
  readonly end: () => void
}

/** Puts an open draft on the shelf shortly after each change, and when the page is left. */
export function createDraftKeeper(shelf: LocalDraftStore, current: () => Keepable): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const now = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    const { saved, written, ...kept } = current()
    shelf.write({
      ...{ ...kept, text: print(saved) },
      ...(written && { written: { text: written.text, base: print(written.base) } }),
    })
  }
  addEventListener('pagehide', now)
  return {
    soon: () => {
      if (!isOver) timer ??= setTimeout(now, KEEP_AFTER)
    },
    now,
    end: () => {
      now()
      isOver = true
      removeEventListener('pagehide', now)
    },
  }
}
