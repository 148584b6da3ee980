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
import { begin, emptyDocument, type EditorState } from './editor-state.ts'
import type { DraftShelf, KeptDraft } from './kept-draft.ts'
import { publishedSince } from './published-since.ts'
import { broughtBack, takeIn, withoutKnown } from './take-in.ts'

/** ms after the last change before it is saved, and checked; between two questions whether others changed something. */
const SAVE_AFTER = 900
const CHECK_AFTER = 350
const ASK_EVERY = 5_000

/** Steps that one save takes, and saves that follow each other at once. */
const PER_SAVE = 200
const MOST_SAVES = 10

interface EditorParts {
  readonly call: StudioCall
  readonly item: ItemId
  readonly shelf: DraftShelf
  /** Names this open editor. */
  readonly tab: string
}

type Timer = ReturnType<typeof setTimeout>

/** Refusals that are of the moment: what was not saved is tried again. */
const AWAY: ReadonlySet<string> = new Set(['offline', 'unavailable', 'signed-out', 'too-many-requests'])

/** Refusals that say that the draft is another than this one: it was published or thrown away, or something else was published. */
const OTHERWISE: ReadonlySet<string> = new Set(['draft-gone', 'published-moved'])

/** One open document: what is done to it, what is saved of it, and what is heard of others. */
export class Editor {
  readonly state: EditorState
  /** As the server has it: what the waiting steps follow. */
  #saved: Document
  #saveTimer: Timer | undefined
  #checkTimer: Timer | undefined
  #running: Promise<void> | undefined
  readonly #askTimer: Timer
  readonly #parts: EditorParts

  readonly #online = (): void => void this.save()

  constructor(parts: EditorParts) {
    this.#parts = parts
    this.state = proxy(begin(parts.item))
    this.#saved = emptyDocument(parts.item)
    addEventListener('online', this.#online)
    this.#askTimer = setInterval(() => {
      if (this.state.status === 'open' && document.visibilityState === 'visible') void this.#askOthers()
    }, ASK_EVERY)
    void this.#open(false)
  }

  /** Does what an operation made; says why where it was refused. */
  readonly apply = (made: Outcome, { quiet = false }: { readonly quiet?: boolean } = {}): boolean => {
    if ('refused' in made) {
      if (!quiet && made.refused !== '没有改动') toast(made.refused, { tone: 'bad' })
      return false
    }
    this.state.history = ref(record(this.state.history, made.step))
    this.#set(made.document, [...this.state.waiting, made.step])
    return true
  }

  /** Shows in the canvas what is being typed, with each key; it is a step when it rests [C4]. */
  readonly type = (made: Outcome): void => {
    this.state.typed = 'refused' in made ? undefined : ref(made.document)
  }

  /** To any position of the history. */
  readonly goTo = (position: number): void => {
    const { document, history, steps } = jump(this.state.document, this.state.history, position)
    this.state.history = ref(history)
    if (steps.length > 0) this.#set(document, [...this.state.waiting, ...steps])
  }

  readonly select = (keys: readonly BlockKey[]): void => {
    this.state.selected = keys
  }

  /** Saves what waits, now. */
  readonly save = async (): Promise<void> => {
    clearTimeout(this.#saveTimer)
    if (this.state.status !== 'open' || this.state.waiting.length === 0) return
    this.#running ??= this.#saveAll()
    await this.#running
    this.#running = undefined
    clearTimeout(this.#saveTimer)
    if (this.state.waiting.length > 0) this.#saveSoon(this.state.saving === 'offline' ? ASK_EVERY : SAVE_AFTER)
  }

  /** Opens it anew, with nothing to take back: after a publish, a roll back, a discard. What was not saved by then goes on top. */
  readonly reopen = async (): Promise<void> => {
    if (this.state.waiting.length > 0) return void (await this.#meetAnew())
    this.#parts.shelf.clear()
    await this.#open(true)
  }

  /** Takes what was published since the draft began into the draft: then it can be published over it [P3]. */
  readonly takePublished = async (): Promise<void> => {
    await this.save()
    const { state } = this
    const found = await publishedSince(this.#parts.call, state)
    if ('failure' in found) return toast(found.failure, { tone: 'bad' })
    const { merged, conflicts, published, step } = found
    state.history = ref(step.patches.length > 0 ? record(state.history, step) : state.history)
    Object.assign(state, { base: published.hash, isBehind: false })
    state.published = ref(published)
    state.conflicts = ref([...state.conflicts, ...conflicts])
    this.#set(merged, [...state.waiting, step])
    await this.save()
  }

  readonly close = (): void => {
    const { call, item, tab } = this.#parts
    void this.save()
    for (const timer of [this.#saveTimer, this.#checkTimer]) clearTimeout(timer)
    clearInterval(this.#askTimer)
    removeEventListener('online', this.#online)
    void call('draftSince', { params: item, body: { version: this.state.version, tab, leaving: true } })
  }

  #set(document: Document, waiting: readonly Step[]): void {
    const { state } = this
    state.document = ref(document)
    state.typed = undefined
    state.waiting = ref([...waiting])
    state.isChecked = false
    state.selected = state.selected.filter((key) => Object.hasOwn(document.byId, key))
    this.#keep()
    clearTimeout(this.#checkTimer)
    this.#checkTimer = setTimeout(() => void this.#check(), CHECK_AFTER)
    if (waiting.length > 0) this.#saveSoon()
  }

  #keep(): void {
    const { version, base, waiting, history } = this.state
    this.#parts.shelf.write({ version, base, text: print(this.#saved), waiting, history })
  }

  #saveSoon(after = SAVE_AFTER): void {
    if (this.state.saving !== 'offline') this.state.saving = 'waiting'
    clearTimeout(this.#saveTimer)
    this.#saveTimer = setTimeout(() => void this.save(), after)
  }

  async #check(): Promise<void> {
    const { document, item } = this.state
    const answer = await this.#parts.call('checkDocument', { params: item, body: { text: print(document) } })
    if (this.state.document !== document || 'failure' in answer) return
    this.state.problems = ref(answer.reply.problems)
    this.state.isChecked = true
  }

  async #saveAll(): Promise<void> {
    for (let turn = 0; turn < MOST_SAVES && (await this.#saveOnce()); turn += 1);
  }

  /** @returns whether there is more to save at once */
  async #saveOnce(): Promise<boolean> {
    const { state } = this
    const steps = state.waiting.slice(0, PER_SAVE)
    const after = steps.reduce((document, { patches }) => patched(document, patches), this.#saved)
    const body = { version: state.version, base: state.base, steps: [...steps], text: print(after) }
    state.saving = 'saving'
    const answer = await this.#parts.call('saveSteps', { params: state.item, body })
    if ('reply' in answer) {
      this.#saved = after
      const ids = new Set(steps.map(({ id }) => id))
      state.waiting = ref(state.waiting.filter(({ id }) => !ids.has(id)))
      Object.assign(state, { version: answer.reply.version, saving: 'saved', savedAt: Date.now() })
      this.#keep()
      return state.waiting.length > 0
    }
    const { code, message } = answer.failure
    if (code === 'draft-moved') return this.#meetOthers()
    if (OTHERWISE.has(code)) return this.#meetAnew()
    Object.assign(state, { saving: AWAY.has(code) ? 'offline' : 'refused', failure: message })
    return false
  }

  /** Somebody else saved first: what they did comes under what waits. */
  async #meetOthers(): Promise<boolean> {
    const { call, item, tab } = this.#parts
    const answer = await call('draftSince', { params: item, body: { version: this.state.version, tab } })
    if ('failure' in answer) {
      this.state.saving = 'offline'
      return false
    }
    const { text, version, steps } = answer.reply
    if (text === undefined) return this.#meetAnew()
    this.#receive(text, version, steps)
    return this.state.waiting.length > 0
  }

  /** What waits goes on top of what there is now in the place of this draft. */
  async #meetAnew(): Promise<boolean> {
    this.#keep()
    await this.#open(false)
    return this.state.saving !== 'offline' && this.state.waiting.length > 0
  }

  async #askOthers(): Promise<void> {
    const { state } = this
    const { call, item, tab } = this.#parts
    const block = state.selected[0]
    const body = { version: state.version, tab, ...(block !== undefined && { block }) }
    const answer = await call('draftSince', { params: item, body })
    if ('failure' in answer) return
    const { version, text, steps, editors, published } = answer.reply
    Object.assign(state, { editors, isBehind: state.version > 0 && published !== state.base })
    if (version < state.version && !this.#running) {
      await this.#meetAnew()
      return toast('草稿刚刚被发布或丢弃了，这里是现在的内容')
    }
    if (version <= state.version || text === undefined || this.#running) return
    this.#receive(text, version, steps)
    toast(`${[...new Set(steps.map((step) => step.author))].join('、')} 改了这里：${steps.at(-1)?.label ?? ''}`)
  }

  #receive(text: string, version: number, steps: readonly Pick<Step, 'id'>[]): void {
    const { state } = this
    const read = normalise(text, state.item.kind)
    if ('problem' in read) return
    const { document, waiting, history } = state
    const mine = withoutKnown({ saved: this.#saved, document, waiting, history }, steps)
    const taken = takeIn(mine, read.document)
    this.#saved = taken.saved
    state.version = version
    state.history = ref(taken.history)
    state.conflicts = ref([...state.conflicts, ...taken.conflicts])
    this.#set(taken.document, taken.waiting)
  }

  /** A document that is open stays so: what it has is kept, and asked for again. */
  #fail(failure: string): void {
    Object.assign(this.state, this.state.status === 'open' ? { saving: 'offline' } : { status: 'failed', failure })
  }

  async #open(isAnew: boolean): Promise<void> {
    const { state } = this
    const { call, item, shelf } = this.#parts
    const answer = await call('item', { params: item })
    if ('failure' in answer) return this.#fail(answer.failure.message)
    const { row, published, draft, editors } = answer.reply
    const read = normalise(draft?.text ?? published?.text ?? '{}', item.kind)
    if ('problem' in read) return this.#fail(`第 ${read.problem.line} 行：${read.problem.message}`)
    this.#saved = read.document
    const version = draft?.version ?? 0
    const served = published?.hash ?? null
    const base = draft ? draft.base : served
    const isBehind = base !== served
    Object.assign(state, { row, editors, version, base, isBehind, saving: 'saved', savedAt: undefined, conflicts: [] })
    state.published = published && ref({ hash: published.hash, text: published.text })
    state.history = ref(emptyHistory)
    state.status = 'open'
    const kept = isAnew ? undefined : shelf.read()
    const since = draft?.steps.filter((step) => step.version > (kept?.version ?? 0)) ?? []
    if (!kept || !this.#bringBack(kept, since)) this.#set(this.#saved, [])
  }

  /** What this browser kept. Not where it fits nothing any more. */
  #bringBack(kept: KeptDraft, since: readonly Pick<Step, 'id'>[]): boolean {
    const taken = broughtBack(kept, since, this.#saved)
    if (!taken) return false
    this.state.history = ref(taken.history)
    this.state.conflicts = ref(taken.conflicts)
    this.#set(taken.document, taken.waiting)
    if (taken.waiting.length > 0) toast(`接着上次：${taken.waiting.length} 处改动还没有保存`)
    return true
  }
}
