import { ref } from 'valtio'
import type { Step } from '../../../schemas/studio/step.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { toast } from '../controls/toasts.tsx'
import { type Document, normalise } from '../document/index.ts'
import { ASK_EVERY } from './away.ts'
import type { EditorState } from './editor-state.ts'
import { rebaseUnsaved, withoutAcknowledged } from './rebase.ts'

interface OtherPeopleParts {
  readonly call: StudioCall
  readonly state: EditorState
  /** Names this open editor. */
  readonly tab: string
  /** As the server had it when it was last heard: what the waiting steps follow. */
  readonly saved: () => Document
  /** What the server has now, and what is on the screen with it. */
  readonly set: (saved: Document, document: Document, waiting: readonly Step[]) => void
  readonly open: () => Promise<void>
  /** How often it was opened: an answer about the draft before is none about this one. */
  readonly openings: () => number
  readonly isSaving: () => boolean
  /** Opens what could not be opened since nobody answered. */
  readonly tryAgain: () => void
}

/** What is heard of those who change the same document: asked for again and again while somebody looks at it, until its end. */
export interface OtherPeople {
  /** Somebody else saved first: what they did comes under what waits. @returns whether something still waits */
  readonly meet: () => Promise<boolean>
  /** What waits goes on top of what there is now in the place of this draft. @returns whether something still waits */
  readonly meetAnew: () => Promise<boolean>
  readonly end: () => void
}

export function createOtherPeople(parts: OtherPeopleParts): OtherPeople {
  const { call, state, tab, saved, set, open, openings, isSaving, tryAgain } = parts
  const since = (more: object = {}, how = {}) =>
    call('draftSince', { params: state.item, body: { version: state.version, tab, ...more } }, how)

  function receive(text: string, version: number, steps: readonly Pick<Step, 'id'>[]): void {
    const read = normalise(text, state.item.kind)
    if ('problem' in read) return
    const { document, waiting, history } = state
    const taken = rebaseUnsaved(
      withoutAcknowledged({ saved: saved(), document, waiting, history }, steps),
      read.document,
    )
    state.version = version
    state.history = ref(taken.history)
    state.conflicts = ref([...state.conflicts, ...taken.conflicts])
    set(taken.saved, taken.document, taken.waiting)
  }

  async function meetAnew(): Promise<boolean> {
    await open()
    return state.saving !== 'offline' && state.waiting.length > 0
  }

  async function meet(): Promise<boolean> {
    const answer = await since()
    if ('failure' in answer) {
      state.saving = 'offline'
      return false
    }
    const { text, version, steps } = answer.reply
    if (text === undefined) return meetAnew()
    receive(text, version, steps)
    return state.waiting.length > 0
  }

  /** Asks what they did, and says who is here and where. */
  async function ask(): Promise<void> {
    const block = state.selected[0]
    const opened = openings()
    const answer = await since(block === undefined ? {} : { block }, { isPoll: true })
    if ('failure' in answer || opened !== openings()) return
    const { version, text, steps, editors, published } = answer.reply
    Object.assign(state, { editors, isBehind: state.version > 0 && published !== state.base })
    if (version < state.version && !isSaving()) {
      await meetAnew()
      return toast('草稿刚刚被发布或丢弃了，这里是现在的内容')
    }
    if (version <= state.version || text === undefined || isSaving()) return
    receive(text, version, steps)
    toast(`${[...new Set(steps.map((step) => step.author))].join('、')} 改了这里：${steps.at(-1)?.label ?? ''}`)
  }

  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return
    if (state.status === 'open') void ask()
    tryAgain()
  }, ASK_EVERY)

  return { meet, meetAnew, end: () => clearInterval(timer) }
}
