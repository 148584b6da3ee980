import { ref } from 'valtio'
import type { StudioCall } from '../calls/studio-calls.ts'
import { askCheck } from './ask-check.ts'
import { ASK_EVERY, isAway } from './away.ts'
import type { EditorState } from './editor-state.ts'

/** ms after the last change before it is checked. */
const CHECK_AFTER = 350

/** What an open editor asks of the check. */
export interface CheckAsker {
  /** When the changes rest. */
  readonly soon: () => void
  readonly now: () => Promise<void>
  /** Nothing more is asked, and no answer taken. */
  readonly end: () => void
}

/** Asks what is wrong with the document as it is, and writes the answer into the state where it is still that document. */
export function createCheckAsker(call: StudioCall, state: EditorState): CheckAsker {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isEnded = false
  const after = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void now(), ms)
  }
  const now = async () => {
    const { document } = state
    const answer = await askCheck(call, state, { document })
    if (state.document !== document || isEnded) return
    if ('failure' in answer) {
      // Nobody knows of it until it was checked: what is unchanged since then is asked for again.
      if (isAway(answer.failure.code)) after(ASK_EVERY)
      return
    }
    state.problems = ref(answer.problems)
    state.isChecked = true
  }
  return {
    soon: () => after(CHECK_AFTER),
    now,
    end() {
      isEnded = true
      clearTimeout(timer)
    },
  }
}
