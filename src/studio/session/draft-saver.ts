import { ref } from 'valtio'
import { MOST_PATCHES, MOST_STEPS, type Step } from '../../../schemas/studio/step.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { type Document, patched, print } from '../document/index.ts'
import { ASK_EVERY, isAway } from './away.ts'
import type { EditorState } from './editor-state.ts'

/** Autosave: ms after the last change before it is saved. */
const SAVE_AFTER = 900

/** Saves that follow each other at once. */
const MOST_SAVES = 10

/** Nobody took what waits: that and why stays to be read until it is tried again. */
const NOT_TAKEN: ReadonlySet<EditorState['saving']> = new Set(['offline', 'refused'])

/** Refusals that say that the draft is another than this one: it was published or thrown away, or something else was published. */
const OTHERWISE: ReadonlySet<string> = new Set(['draft-gone', 'published-moved'])

interface SaverParts {
  readonly call: StudioCall
  readonly state: EditorState
  /** As the server has it: what the waiting steps follow. */
  readonly saved: () => Document
  /** The server has it so now. */
  readonly onSaved: (saved: Document) => void
  /** Somebody else saved first. @returns whether there is more to save at once */
  readonly meetOthers: () => Promise<boolean>
  /** There is another draft, or none. @returns whether there is more to save at once */
  readonly meetAnew: () => Promise<boolean>
}

/** What an open editor saves of its steps. */
export interface DraftSaver {
  /** When the changes rest. */
  readonly soon: () => void
  /** Resolves when what waited was saved, or was not taken. */
  readonly now: () => Promise<void>
  readonly isRunning: () => boolean
  /** What is not saved by then is not tried again. */
  readonly end: () => void
}

/** Saves the waiting steps of a document, one save at a time. */
export function createDraftSaver(parts: SaverParts): DraftSaver {
  const { state } = parts
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let isEnded = false
  const after = (ms: number, isPoll = false) => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(isPoll), ms)
  }
  const save = async (isPoll: boolean) => {
    clearTimeout(timer)
    if (state.status !== 'open' || state.waiting.length === 0) return
    running ??= saveAll(parts, isPoll)
    await running
    running = undefined
    clearTimeout(timer)
    // What a closed editor could not save is in this browser, for the next one.
    if (state.waiting.length === 0 || isEnded) return
    if (NOT_TAKEN.has(state.saving)) after(ASK_EVERY, true)
    else after(SAVE_AFTER)
  }
  return {
    soon: () => after(SAVE_AFTER),
    now: () => save(false),
    isRunning: () => running !== undefined,
    end() {
      isEnded = true
      clearTimeout(timer)
    },
  }
}

/** @param isPoll what nobody took is sent again by a timer, also where nobody sits there any more */
async function saveAll(parts: SaverParts, isPoll: boolean): Promise<void> {
  for (let turn = 0; turn < MOST_SAVES && (await saveOnce(parts, isPoll)); turn += 1);
}

/** The first of the waiting steps, as many as one call takes. */
export function firstSteps(waiting: readonly Step[]): Step[] {
  let patches = 0
  const beyond = waiting.findIndex((step) => (patches += step.patches.length) > MOST_PATCHES)
  return waiting.slice(0, Math.min(MOST_STEPS, beyond < 0 ? waiting.length : beyond))
}

/** @returns whether there is more to save at once */
async function saveOnce(
  { call, state, saved, onSaved, meetOthers, meetAnew }: SaverParts,
  isPoll: boolean,
): Promise<boolean> {
  const steps = firstSteps(state.waiting)
  const after = steps.reduce((document, { patches }) => patched(document, patches), saved())
  const body = { version: state.version, base: state.base, steps, text: print(after) }
  if (!NOT_TAKEN.has(state.saving)) state.saving = 'saving'
  const answer = await call('saveSteps', { params: state.item, body }, { isPoll })
  if ('reply' in answer) {
    onSaved(after)
    const ids = new Set(steps.map(({ id }) => id))
    state.waiting = ref(state.waiting.filter(({ id }) => !ids.has(id)))
    Object.assign(state, { version: answer.reply.version, saving: 'saved', savedAt: Date.now() })
    return state.waiting.length > 0
  }
  const { code, message } = answer.failure
  if (code === 'draft-moved') return meetOthers()
  if (OTHERWISE.has(code)) return meetAnew()
  Object.assign(state, { saving: isAway(code) ? 'offline' : 'refused', failure: whyRefused(code, message) })
  return false
}

const COPY_IT = '改动在这台电脑上，要留着就把 JSON 复制出来'

/** What one can do about a save that is refused; it is tried again whatever that is. */
const remedies: Readonly<Record<string, string>> = {
  'not-allowed': '请管理员改角色，改好以后会自己保存',
  'too-large': '先撤销或删掉一些，会自己再保存',
  'invalid-request': '改动在这台电脑上，刷新页面再试；还不行就把 JSON 复制出来',
  'no-such-item': COPY_IT,
  'not-here': COPY_IT,
}

/** The words for a failure of ours say already that nothing was saved. */
const whyRefused = (code: string, message: string): string =>
  Object.hasOwn(remedies, code)
    ? `没有保存：${message}。${remedies[code]}`
    : '没有保存：服务器出错了。改动在这台电脑上，会自己再保存；一直这样就告诉管理员'
