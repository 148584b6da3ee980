import {
  allBlocks,
  blockOf,
  type Blocks,
  type Document,
  duplicateBlocks,
  hideBlocks,
  insertBlocks,
  isMap,
  isPlace,
  type JsonMap,
  moveBlocks,
  type Outcome,
  pasteBlocks,
  type Place,
  placeOf,
  placeParts,
  placesIn,
  removeBlocks,
  type Target,
  wrapBlocks,
  writtenBlock,
} from '../document/index.ts'
import { toast } from '../controls/toasts.tsx'
import { type Editing, widgetOf } from '../editor/editor-context.ts'

/** What the clipboard of the system holds for the studio: it is pasted on other pages and in other tabs. */
const MARK = 'pagoda-blocks'

const copiedText = (blocks: readonly unknown[], versions: unknown) => JSON.stringify({ [MARK]: blocks, versions })

/** @returns undefined where it holds no blocks */
export function blocksIn(text: string): Blocks | undefined {
  try {
    const read: unknown = JSON.parse(text)
    if (!isMap(read) || !Array.isArray(read[MARK])) return undefined
    const versions = isMap(read.versions) ? (read.versions as Record<string, number>) : {}
    return { blocks: read[MARK] as JsonMap[], versions }
  } catch {
    return undefined
  }
}

const endOf = ({ order }: Document, place: Place): Target => ({ place, index: order[place]?.length ?? 0 })

/** Behind the last chosen block, at the end of the chosen place, else of the first list. */
export function insertionTarget({ editor: { state }, titles }: Editing): Target {
  if (state.place !== undefined && isPlace(state.document, state.place, titles))
    return endOf(state.document, state.place)
  const last = state.selected.at(-1)
  const at = last === undefined ? undefined : placeOf(state.document, last)
  if (at) return { place: at.place, index: at.index + 1 }
  const place = Object.keys(state.document.order)[0] ?? 'blocks'
  return endOf(state.document, place)
}

/** How chosen blocks get to another place, by keys and by dragging. */
function moving({ editor, titles }: Editing) {
  const { state, apply } = editor
  const first = () => {
    const [key] = state.selected
    return key === undefined ? undefined : placeOf(state.document, key)
  }
  /** The next place, or the one before, of the container that holds the first block. */
  const placeBeside = (step: -1 | 1) => {
    const place = first()?.place ?? ''
    const around = placeParts(place)
    if (around.in !== 'block') return undefined
    const places = placesIn(state.document, around.key, titles)
    return places[places.indexOf(place) + step]
  }
  const moveTo = (target: Target, quiet = false) =>
    apply(moveBlocks(state.document, state.selected, target, titles), { quiet })
  return {
    moveTo: (target: Target) => moveTo(target),
    move: (step: -1 | 1) => {
      const at = first()
      const last = placeOf(state.document, state.selected.at(-1) ?? '')
      if (!at || !last) return
      const index = step === -1 ? at.index - 1 : last.index + 2
      const count = state.document.order[at.place]?.length ?? 0
      const beside = (step === -1 ? at.index === 0 : last.index === count - 1) ? placeBeside(step) : undefined
      if (beside !== undefined) moveTo(step === -1 ? endOf(state.document, beside) : { place: beside, index: 0 })
      else if (index >= 0) moveTo({ place: at.place, index }, true)
    },
    /** Into the container that stands before the block, at the end of its first place; else into the next place of its own container. */
    moveIn: () => {
      const at = first()
      const before = at && state.document.order[at.place]?.[at.index - 1]
      const inside = before === undefined ? undefined : placesIn(state.document, before, titles)[0]
      const place = inside ?? placeBeside(1)
      if (place !== undefined) moveTo(endOf(state.document, place))
    },
    /** Into the place before in its own container; from the first one out of it, behind it. */
    moveOut: () => {
      const beside = placeBeside(-1)
      if (beside !== undefined) return void moveTo(endOf(state.document, beside))
      const around = placeParts(first()?.place ?? '')
      const holder = around.in === 'block' ? placeOf(state.document, around.key) : undefined
      if (holder) moveTo({ place: holder.place, index: holder.index + 1 })
    },
  }
}

/** How blocks come, go and are copied. What comes is selected. */
function changing(editing: Editing) {
  const { editor, titles, catalogue } = editing
  const { state, apply } = editor
  const bringing = (make: () => Outcome) => {
    const before = new Set(Object.keys(state.document.byId))
    if (!apply(make())) return
    const fresh = allBlocks(state.document).filter(({ key }) => !before.has(key))
    const top = Math.min(...fresh.map(({ depth }) => depth))
    editor.select(fresh.filter(({ depth }) => depth === top).map(({ key }) => key))
  }
  const remove = () => {
    const keys = state.selected
    const at = placeOf(state.document, keys[0] ?? '')
    const { position } = state.history
    if (!apply(removeBlocks(state.document, keys, titles))) return
    const list = at ? (state.document.order[at.place] ?? []) : []
    const next = list[Math.min(at?.index ?? 0, list.length - 1)]
    editor.select(next === undefined ? [] : [next])
    const undo = { label: '撤销', run: () => editor.goTo(position) }
    toast(state.history.steps.at(-1)?.label ?? '删除了', { action: undo })
  }
  return {
    remove,
    insert: (blocks: Blocks, target = insertionTarget(editing)) =>
      bringing(() => insertBlocks(state.document, blocks, target, titles)),
    duplicate: () => bringing(() => duplicateBlocks(state.document, state.selected, titles)),
    hide: () => {
      const isHidden = state.selected.every((key) => blockOf(state.document, key)?.hidden === true)
      apply(hideBlocks(state.document, state.selected, !isHidden, titles))
    },
    wrap: (widget: string) => {
      const found = widgetOf(catalogue, widget)
      const slots = Object.keys(found?.slots ?? {})
      if (!found || slots.length === 0) return
      bringing(() => wrapBlocks(state.document, state.selected, { widget, slots, version: found.version }, titles))
    },
    /** What the clipboard gets. */
    copied: () =>
      copiedText(
        state.selected.map((key) => writtenBlock(state.document, key)),
        state.document.rest.versions,
      ),
    paste: (text: string) => {
      const blocks = blocksIn(text)
      if (blocks) bringing(() => pasteBlocks(state.document, blocks, insertionTarget(editing), titles))
      else toast('剪贴板里没有区块', { tone: 'bad' })
    },
  }
}

/** Everything that is done to chosen blocks, by key, button or drag. */
export function blockCommands(editing: Editing) {
  const commands = { ...moving(editing), ...changing(editing) }
  return {
    ...commands,
    /** What was dragged to a place: new blocks, else what is chosen. */
    put: (target: Target, brought?: Blocks) => (brought ? commands.insert(brought, target) : commands.moveTo(target)),
  }
}

export type BlockCommands = ReturnType<typeof blockCommands>
