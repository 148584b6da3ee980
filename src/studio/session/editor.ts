import { proxy, ref } from 'valtio'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Step } from '../../../schemas/studio/step.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import {
  type BlockKey,
  type Conflict,
  type Document,
  type JsonMap,
  jump,
  type MergedText,
  mergeText,
  normalise,
  type Outcome,
  type Place,
  record,
  type TextProblem,
} from '../document/index.ts'
import { toast } from '../controls/toasts.tsx'
import { isAway } from './away.ts'
import { bringBack } from './bring-back.ts'
import { type CheckAsker, createCheckAsker } from './check-asker.ts'
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts'
import { createDraftSaver, type DraftSaver } from './draft-saver.ts'
import { begin, emptyDocument, type EditorState, showOpened, type WrittenText } from './editor-state.ts'
import type { LocalDraftStore } from './kept-draft.ts'
import { createOtherPeople, type OtherPeople } from './other-people.ts'
import { followPublished, publishedSince } from './published-since.ts'
import { setRoute } from './set-route.ts'

interface EditorParts {
  readonly call: StudioCall
  readonly item: ItemId
  readonly shelf: LocalDraftStore
  /** Names this open editor. */
  readonly tab: string
}

/** One open document: what is done to it, what is saved of it, and what is heard of others. */
export class Editor {
  readonly state: EditorState
  /** A canvas shows each change before anything else does. */
  hasCanvas = false
  /** As the server has it: what the waiting steps follow. */
  #saved: Document
  #trying: Promise<void> | undefined
  /** It could not be opened since nobody answered: it is tried again by itself. */
  #isAway = false
  /** How often it was opened: an answer about the draft before is none about this one. */
  #openings = 0
  /** What is done now is only tried: see `hold`. */
  #isTrying = false
  #isClosed = false
  #tried: Outcome | undefined
  readonly #parts: EditorParts
  readonly #keeper: DraftKeeper
  readonly #saver: DraftSaver
  readonly #checks: CheckAsker
  readonly #others: OtherPeople

  readonly #online = (): void => {
    void this.tryAgain()
    void this.save()
  }

  constructor(parts: EditorParts) {
    this.#parts = parts
    this.state = proxy(begin(parts.item))
    this.#saved = emptyDocument(parts.item)
    this.#keeper = createDraftKeeper(parts.shelf, () => {
      const { version, base, waiting, history, conflicts, held, written } = this.state
      const now = { version, base, waiting, history, conflicts, written }
      return { ...now, ...(held?.step && { held: held.step }), saved: this.#saved }
    })
    this.#checks = createCheckAsker(parts.call, this.state)
    this.#saver = createDraftSaver({
      ...{ call: parts.call, state: this.state, saved: () => this.#saved },
      onSaved: (saved) => {
        this.#saved = saved
        this.#keeper.soon()
      },
      meetOthers: () => this.#others.meet(),
      meetAnew: () => this.#others.meetAnew(),
    })
    this.#others = createOtherPeople({
      ...{ call: parts.call, state: this.state, tab: parts.tab, saved: () => this.#saved },
      set: (saved, document, waiting) => {
        this.#saved = saved
        this.#set(document, waiting)
      },
      open: () => this.#open(),
      openings: () => this.#openings,
      isSaving: () => this.#saver.isRunning(),
      tryAgain: () => this.#isAway && void this.tryAgain(),
    })
    addEventListener('online', this.#online)
    void this.#open()
  }

  /** Does what an operation made; says why where it was refused. */
  readonly apply = (made: Outcome, { quiet = false }: { readonly quiet?: boolean } = {}): boolean => {
    if (this.#isTrying) {
      this.#tried = made
      return false
    }
    if ('refused' in made) {
      if (!quiet && made.code !== 'unchanged') toast(made.refused, { tone: 'bad' })
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

  /** Holds what stands in the JSON tab until it is taken over or thrown away (undefined). */
  readonly write = (written: WrittenText | undefined): void => {
    this.state.written = written && ref(written)
    this.#keeper.soon()
  }

  /** Takes over what stands in the JSON tab where it is whole, with what was done elsewhere meanwhile. What is refused goes on standing there. */
  readonly takeWritten = (): MergedText | { readonly problem: Pick<TextProblem, 'message'> } | undefined => {
    const { state } = this
    if (!state.written) return undefined
    const merged = mergeText(state.document, state.written)
    if ('problem' in merged) return merged
    const { made, conflicts } = merged
    if ('refused' in made && made.code !== 'unchanged') return { problem: { message: made.refused } }
    this.write(undefined)
    this.apply(made)
    state.conflicts = ref([...state.conflicts, ...conflicts])
    return merged
  }

  /**
   * Holds what is typed, with each key, until it rests: the studio says that it is not saved, and a browser that ends now loses nothing [D3].
   * @param act what is done when it rests; nothing of it is done
   */
  readonly hold = (act: () => void): void => {
    const made = this.#try(act)
    const step = made && 'step' in made ? made.step : undefined
    if (!this.state.held) this.#keeper.now()
    this.state.held = ref({ step })
    this.#parts.shelf.hold(step)
  }

  #try(act: () => void): Outcome | undefined {
    this.#tried = undefined
    this.#isTrying = true
    try {
      act()
    } finally {
      this.#isTrying = false
    }
    return this.#tried
  }

  /** What was typed is a step now, or nothing. */
  readonly release = (): void => {
    this.state.held = undefined
    this.#keeper.soon()
  }

  /** To any position of the history. */
  readonly goTo = (position: number): void => {
    const { document, history, steps } = jump(this.state.document, this.state.history, position)
    this.state.history = ref(history)
    if (steps.length > 0) this.#set(document, [...this.state.waiting, ...steps])
  }

  readonly select = (keys: readonly BlockKey[]): void => {
    this.state.selected = keys
    this.state.place = undefined
  }

  /** Chooses an empty or filled place of a container in place of blocks. */
  readonly selectPlace = (place: Place): void => {
    this.state.selected = []
    this.state.place = place
  }

  /** Something of what both changed was decided. @param left what was not */
  readonly decide = (left: readonly Conflict[]): void => {
    this.state.conflicts = ref([...left])
    this.#keeper.soon()
  }

  /** Saves what waits, now. */
  readonly save = (): Promise<void> => this.#saver.now()

  /** Opens it anew, with nothing to take back: after a publish, a roll back, a discard. What was not saved by then goes on top. */
  readonly reopen = async (): Promise<void> => {
    if (this.state.waiting.length > 0) return void (await this.#others.meetAnew())
    this.#keeper.now()
    this.#parts.shelf.clear()
    await this.#open()
  }

  /** Takes what was published since the draft began into the draft: then it can be published over it [P3]. */
  readonly takePublished = async (): Promise<void> => {
    await this.save()
    const { state } = this
    const found = await publishedSince(this.#parts.call, state)
    if ('failure' in found) return toast(found.failure, { tone: 'bad' })
    followPublished(state, found)
    this.#set(found.merged, [...state.waiting, found.step])
    await this.save()
  }

  /** Opens what could not be opened. */
  readonly tryAgain = async (): Promise<void> => {
    if (this.state.status !== 'failed') return
    this.#trying ??= this.#open()
    await this.#trying
    this.#trying = undefined
  }

  /** Gives a new page another address, or other settings of it. @returns why it was not done */
  readonly setRoute = async (route: JsonMap): Promise<string | undefined> => {
    const obstacle = await setRoute(this.#parts.call, this.state, route)
    if (obstacle === undefined) void this.#checks.now()
    return obstacle
  }

  /** Whoever had it open left it: nothing is done to it any more. */
  readonly isClosed = (): boolean => this.#isClosed

  readonly close = (): void => {
    this.#isClosed = true
    const { call, item, tab } = this.#parts
    for (const part of [this.#keeper, this.#saver, this.#checks, this.#others]) part.end()
    void this.save()
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
    this.#keeper.soon()
    this.#checks.soon()
    if (waiting.length === 0) {
      // Nothing is left that nobody took: others told of it.
      if (state.saving === 'offline' || state.saving === 'refused') state.saving = 'saved'
      return
    }
    // What nobody took says so until somebody does.
    if (state.saving !== 'offline' && state.saving !== 'refused') state.saving = 'waiting'
    this.#saver.soon()
  }

  /** A document that is open stays so: what it has is kept, and asked for again. */
  #fail(failure: string): void {
    Object.assign(this.state, this.state.status === 'open' ? { saving: 'offline' } : { status: 'failed', failure })
  }

  async #open(): Promise<void> {
    this.#openings += 1
    const { state } = this
    const { call, item, shelf } = this.#parts
    const answer = await call('item', { params: item })
    this.#isAway = 'failure' in answer && isAway(answer.failure.code)
    if ('failure' in answer) return this.#fail(answer.failure.message)
    const { published, draft } = answer.reply
    const read = normalise(draft?.text ?? published?.text ?? '{}', item.kind)
    if ('problem' in read) return this.#fail(`第 ${read.problem.line} 行：${read.problem.message}`)
    // What was done while the answer was on its way goes on top of it too.
    this.#keeper.now()
    this.#saved = read.document
    const isFirst = state.status !== 'open'
    showOpened(state, answer.reply)
    const kept = shelf.read()
    const since = draft?.steps.filter((step) => step.version > (kept?.version ?? 0)) ?? []
    const set = (document: Document, waiting: readonly Step[]) => this.#set(document, waiting)
    bringBack({ state, saved: this.#saved, set, apply: this.apply }, kept, since, isFirst)
  }
}
