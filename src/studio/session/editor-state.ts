import { ref } from 'valtio'
import type { ProblemView } from '../../../schemas/studio/checked.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Editor as OtherEditor, ItemRow } from '../../../schemas/studio/items.ts'
import type { Step } from '../../../schemas/studio/step.ts'
import type { CallReply } from '../calls/studio-calls.ts'
import {
  type BlockKey,
  type Conflict,
  type Document,
  emptyHistory,
  type History,
  type JsonMap,
  type Place,
} from '../document/index.ts'

/** A text that somebody types, with what it said before: what is done elsewhere meanwhile is merged with it. */
export interface WrittenText {
  readonly text: string
  readonly base: Document
}

/** What an open document is like. Documents, histories and steps are replaced, never changed. */
export interface EditorState {
  status: 'opening' | 'open' | 'failed'
  /** Why it could not be opened. */
  failure: string
  readonly item: ItemId
  row: ItemRow | undefined
  document: Document
  /** The document with what is being typed, which is no step yet. Undefined while nothing is. */
  typed: Document | undefined
  /** Somebody types: with what would be the step if it rested now; nothing where what is typed is no value yet. */
  held: { readonly step: Step | undefined } | undefined
  /** What stands in the JSON tab and was not taken over: it may not be whole yet. */
  written: WrittenText | undefined
  history: History
  selected: readonly BlockKey[]
  /** The place that is chosen instead of a block: what is inserted and pasted goes to its end. */
  place: Place | undefined
  /** Of the text that was checked last. */
  problems: readonly ProblemView[]
  /** The problems are those of the document as it is. */
  isChecked: boolean
  /** saved: the server has all. waiting: not yet. offline: nobody answers. refused: the server did not take it, see `failure`. */
  saving: 'saved' | 'waiting' | 'saving' | 'offline' | 'refused'
  /** Epoch ms. */
  savedAt: number | undefined
  waiting: readonly Step[]
  version: number
  base: string | null
  /** Of a new page: its address, which is published with it. */
  route: JsonMap | undefined
  /** What serves; absent where nothing was ever published. */
  published: { readonly hash: string; readonly text: string } | undefined
  /** Something else was published since the draft began: it is merged before the draft is published. */
  isBehind: boolean
  editors: readonly OtherEditor[]
  /** What somebody else changed in another way, until it is decided. */
  conflicts: readonly Conflict[]
}

export const emptyDocument = ({ kind }: ItemId): Document => ({ kind, byId: {}, order: {}, rest: {} })

export const begin = (item: ItemId): EditorState => ({
  status: 'opening',
  failure: '',
  item,
  row: undefined,
  document: ref(emptyDocument(item)),
  typed: undefined,
  held: undefined,
  written: undefined,
  history: ref(emptyHistory),
  selected: [],
  place: undefined,
  problems: [],
  isChecked: false,
  saving: 'saved',
  savedAt: undefined,
  waiting: [],
  version: 0,
  base: null,
  route: undefined,
  published: undefined,
  isBehind: false,
  editors: [],
  conflicts: [],
})

/** Puts what the server has of an item into the state: it is open, and there is nothing to take back. */
export function showOpened(state: EditorState, { row, published, draft, editors }: CallReply<'item'>): void {
  const version = draft?.version ?? 0
  const served = published?.hash ?? null
  const base = draft ? draft.base : served
  const isBehind = base !== served
  Object.assign(state, { row, editors, version, base, isBehind, saving: 'saved', savedAt: undefined })
  state.published = published && ref({ hash: published.hash, text: published.text })
  state.route = draft?.route && ref(draft.route as JsonMap)
  state.history = ref(emptyHistory)
  state.status = 'open'
}

/** Whether there is anything that the server does not have. */
export const isUnsaved = ({ waiting, held, written }: Pick<EditorState, 'waiting' | 'held' | 'written'>): boolean =>
  waiting.length > 0 || held !== undefined || written !== undefined

/** «已保存 · 10:21», «未保存：正在输入», «有 2 处改动没有保存», «离线，改动在这台电脑上» */
export function savingText(
  {
    saving,
    savedAt,
    waiting,
    failure,
    version,
    held,
    written,
  }: Pick<EditorState, 'saving' | 'savedAt' | 'waiting' | 'failure' | 'version' | 'held' | 'written'>,
  minuteText: (at: number) => string,
): string {
  if (saving === 'saving') return '正在保存…'
  if (saving === 'offline') return '离线，改动在这台电脑上'
  if (saving === 'refused') return failure
  if (waiting.length > 0) return `有 ${waiting.length} 处改动没有保存`
  if (held) return '未保存：正在输入'
  if (written) return '未保存：JSON 里有没写完的内容'
  if (savedAt !== undefined) return `已保存 · ${minuteText(savedAt)}`
  return version > 0 ? '已保存' : '没有改动'
}
