import { proxy, ref } from 'valtio'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Step } from '../../../schemas/studio/step.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import {
  type BlockKey,
  type Document,
  emptyHistory,
  jump,
  normalise,
  type Outcome,
  patched,
  print,
  record,
} from '../document/index.ts'
import { toast } from '../controls/toasts.tsx'
import type { EditorState } from './editor-state.ts'
import type { DraftShelf, KeptDraft } from './kept-draft.ts'
import { takeIn } from './take-in.ts'

/** ms after the last change before it is saved, and checked; between two questions whether others changed something. */
const SAVE_AFTER = 900
const CHECK_AFTER = 350
const ASK_EVERY = 5_000

/** Steps that one save takes. */
const PER_SAVE = 200

export interface Editor {
  readonly state: EditorState
  /** Does what an operation made; says why where it was refused. */
  readonly apply: (made: Outcome, options?: { readonly quiet?: boolean }) => boolean
  readonly goTo: (position: number) => void
  readonly select: (keys: readonly BlockKey[]) => void
  /** Saves what waits, now. */
  readonly save: () => Promise<void>
  /** Another document with no step that leads there: after a publish, a roll back, a discard. */
  readonly reopen: () => Promise<void>
  readonly close: () => void
}

interface EditorParts {
  readonly call: StudioCall
  readonly item: ItemId
  readonly shelf: DraftShelf
  /** Names this open editor. */
  readonly tab: string
}

const emptyDocument = ({ kind }: ItemId): Document => ({ kind, byId: {}, order: {}, rest: {} })

const begin = (item: ItemId): EditorState => ({
  status: 'opening',
  failure: '',
  item,
  row: undefined,
  document: ref(emptyDocument(item)),
  history: ref(emptyHistory),
  selected: [],
  problems: [],
  isChecked: false,
  saving: 'saved',
  savedAt: undefined,
  waiting: [],
  version: 0,
  base: null,
  published: undefined,
  editors: [],
  conflicts: [],
})

/** One open document: what is done to it, saved and heard of others. */
export function createEditor({ call, item, shelf, tab }: EditorParts): Editor {
  const state = proxy(begin(item))
  let saved: Document = emptyDocument(item)
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let checkTimer: ReturnType<typeof setTimeout> | undefined
  let askTimer: ReturnType<typeof setInterval> | undefined
  let running: Promise<void> | undefined

  const keep = () =>
    shelf.write({
      version: state.version,
      base: state.base,
      text: print(saved),
      waiting: state.waiting,
      history: state.history,
    })
  const set = (document: Document, waiting: readonly Step[]) => {
    state.document = ref(document)
    state.waiting = ref([...waiting])
    state.isChecked = false
    state.selected = state.selected.filter((key) => Object.hasOwn(document.byId, key))
    keep()
    clearTimeout(checkTimer)
    checkTimer = setTimeout(() => void check(), CHECK_AFTER)
    if (waiting.length > 0) saveSoon()
  }
  const saveSoon = (after = SAVE_AFTER) => {
    if (state.saving !== 'offline') state.saving = 'waiting'
    clearTimeout(saveTimer)
    saveTimer = setTimeout(() => void save(), after)
  }

  const check = async () => {
    const { document } = state
    const answer = await call('checkDocument', { params: item, body: { text: print(document) } })
    if (state.document !== document || 'failure' in answer) return
    state.problems = ref(answer.reply.problems)
    state.isChecked = true
  }

  /** What the server has now comes under what is not saved. */
  const receive = (text: string, version: number) => {
    const read = normalise(text, item.kind)
    if ('problem' in read) return
    const { document, waiting, history } = state
    const taken = takeIn({ saved, document, waiting, history }, read.document)
    saved = taken.saved
    state.version = version
    state.history = ref(taken.history)
    state.conflicts = ref([...state.conflicts, ...taken.conflicts])
    set(taken.document, taken.waiting)
  }

  const askOthers = async () => {
    const block = state.selected[0]
    const body = { version: state.version, tab, ...(block !== undefined && { block }) }
    const answer = await call('draftSince', { params: item, body })
    if ('failure' in answer) return
    state.editors = answer.reply.editors
    const { version, text, steps } = answer.reply
    if (version <= state.version || text === undefined || running) return
    const names = [...new Set(steps.map((step) => step.author))].join('、')
    receive(text, version)
    toast(`${names} 改了这里：${steps.at(-1)?.label ?? ''}`)
  }

  const saveOnce = async (): Promise<boolean> => {
    const steps = state.waiting.slice(0, PER_SAVE)
    const after = steps.reduce((document, { patches }) => patched(document, patches), saved)
    const body = { version: state.version, base: state.base, steps: [...steps], text: print(after) }
    state.saving = 'saving'
    const answer = await call('saveSteps', { params: item, body })
    if ('reply' in answer) {
      saved = after
      const ids = new Set(steps.map(({ id }) => id))
      state.waiting = ref(state.waiting.filter(({ id }) => !ids.has(id)))
      Object.assign(state, { version: answer.reply.version, saving: 'saved', savedAt: Date.now() })
      keep()
      return state.waiting.length > 0
    }
    if (answer.failure.code === 'draft-moved') return meetOthers()
    const isAway = ['offline', 'unavailable', 'signed-out'].includes(answer.failure.code)
    Object.assign(state, { saving: isAway ? 'offline' : 'refused', failure: answer.failure.message })
    if (isAway) saveTimer = setTimeout(() => void save(), ASK_EVERY)
    return false
  }
  const meetOthers = async (): Promise<boolean> => {
    const answer = await call('draftSince', { params: item, body: { version: state.version, tab } })
    if ('failure' in answer || answer.reply.text === undefined) {
      state.saving = 'offline'
      return false
    }
    receive(answer.reply.text, answer.reply.version)
    return state.waiting.length > 0
  }
  const save = async (): Promise<void> => {
    clearTimeout(saveTimer)
    if (state.status !== 'open' || state.waiting.length === 0) return
    if (running) return running
    running = (async () => {
      while (await saveOnce());
    })()
    await running
    running = undefined
    clearTimeout(saveTimer)
    if (state.waiting.length > 0) saveSoon(state.saving === 'offline' ? ASK_EVERY : SAVE_AFTER)
  }

  const open = async (isAnew: boolean) => {
    const answer = await call('item', { params: item })
    if ('failure' in answer) return void Object.assign(state, { status: 'failed', failure: answer.failure.message })
    const { row, published, draft, editors } = answer.reply
    const text = draft?.text ?? published?.text ?? '{}'
    const read = normalise(text, item.kind)
    if ('problem' in read) {
      const { line, message } = read.problem
      return void Object.assign(state, { status: 'failed', failure: `第 ${line} 行：${message}` })
    }
    saved = read.document
    const version = draft?.version ?? 0
    const base = draft ? draft.base : (published?.hash ?? null)
    Object.assign(state, { row, editors, version, base, saving: 'saved', savedAt: undefined })
    state.published = published && ref({ hash: published.hash, text: published.text })
    state.conflicts = []
    state.history = ref(emptyHistory)
    const kept = isAnew ? undefined : shelf.read()
    state.status = 'open'
    if (kept) bringBack(kept)
    else set(saved, [])
  }
  /** What this browser kept: the waiting steps, and what can be taken back. */
  const bringBack = (kept: KeptDraft) => {
    const read = normalise(kept.text, item.kind)
    if ('problem' in read) return set(saved, [])
    try {
      const mine = kept.waiting.reduce((document, { patches }) => patched(document, patches), read.document)
      const taken = takeIn(
        { saved: read.document, document: mine, waiting: kept.waiting, history: kept.history },
        saved,
      )
      state.history = ref(taken.history)
      state.conflicts = ref(taken.conflicts)
      set(taken.document, taken.waiting)
      if (taken.waiting.length > 0) toast(`接着上次：${taken.waiting.length} 处改动还没有保存`)
    } catch {
      // Steps that fit nothing any more: what the server has is whole.
      set(saved, [])
    }
  }

  const online = () => void save()
  addEventListener('online', online)
  askTimer = setInterval(() => {
    if (state.status === 'open' && document.visibilityState === 'visible') void askOthers()
  }, ASK_EVERY)
  void open(false)

  return {
    state,
    apply: (made, { quiet = false } = {}) => {
      if ('refused' in made) {
        if (!quiet && made.refused !== '没有改动') toast(made.refused, { tone: 'bad' })
        return false
      }
      state.history = ref(record(state.history, made.step))
      set(made.document, [...state.waiting, made.step])
      return true
    },
    goTo: (position) => {
      const { document, history, steps } = jump(state.document, state.history, position)
      state.history = ref(history)
      if (steps.length > 0) set(document, [...state.waiting, ...steps])
    },
    select: (keys) => {
      state.selected = keys
    },
    save,
    reopen: async () => {
      shelf.clear()
      await open(true)
    },
    close: () => {
      void save()
      for (const timer of [saveTimer, checkTimer]) clearTimeout(timer)
      clearInterval(askTimer)
      removeEventListener('online', online)
      void call('draftSince', { params: item, body: { version: state.version, tab, leaving: true } })
    },
  }
}
