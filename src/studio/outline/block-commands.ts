import {
  allBlocks,
  type BlockKey,
  blockOf,
  type Blocks,
  duplicateBlocks,
  hideBlocks,
  insertBlocks,
  isMap,
  type JsonMap,
  moveBlocks,
  pasteBlocks,
  placeOf,
  removeBlocks,
  slotsOf,
  slotPlace,
  type Target,
  wrapBlocks,
  writtenBlock,
} from '../document/index.ts'
import { toast } from '../controls/toasts.tsx'
import { type Editing, widgetOf } from '../editor/editor-context.ts'

/** What the clipboard of the system holds for the studio: it is pasted on other pages and in other tabs. */
const MARK = 'pagoda-blocks'

const copiedText = (blocks: readonly unknown[], versions: unknown) => JSON.stringify({ [MARK]: blocks, versions })

function blocksIn(text: string): Blocks | undefined {
  try {
    const read: unknown = JSON.parse(text)
    if (!isMap(read) || !Array.isArray(read[MARK])) return undefined
    const versions = isMap(read.versions) ? (read.versions as Record<string, number>) : {}
    return { blocks: read[MARK] as JsonMap[], versions }
  } catch {
    return undefined
  }
}

/** Everything that is done to chosen blocks, by key, menu or drag. */
export function blockCommands({ editor, titles, catalogue }: Editing) {
  const { state, apply } = editor
  const chosen = () => state.selected
  /** Behind the last chosen block, else at the end of the first list. */
  const behind = (): Target => {
    const at = chosen().length > 0 ? placeOf(state.document, chosen().at(-1)!) : undefined
    if (at) return { place: at.place, index: at.index + 1 }
    const place = Object.keys(state.document.order)[0] ?? 'blocks'
    return { place, index: state.document.order[place]?.length ?? 0 }
  }
  /** Does it and selects what came to be there. */
  const bringing = (make: () => Parameters<typeof apply>[0]) => {
    const before = new Set(Object.keys(state.document.byId))
    if (!apply(make())) return
    const fresh = allBlocks(state.document).filter(({ key }) => !before.has(key))
    const top = fresh.filter(({ depth }) => depth === Math.min(...fresh.map((one) => one.depth)))
    if (top.length > 0) editor.select(top.map(({ key }) => key))
  }
  const remove = () => {
    const keys = chosen()
    const first = keys[0] === undefined ? undefined : placeOf(state.document, keys[0])
    const { position } = state.history
    if (!apply(removeBlocks(state.document, keys, titles))) return
    const list = first ? (state.document.order[first.place] ?? []) : []
    const next = list[Math.min(first?.index ?? 0, list.length - 1)]
    editor.select(next === undefined ? [] : [next])
    toast(state.history.steps.at(-1)?.label ?? '删除了', {
      action: { label: '撤销', run: () => editor.goTo(position) },
    })
  }
  const copy = async () => {
    const { document } = state
    const blocks = chosen().map((key) => writtenBlock(document, key))
    await navigator.clipboard.writeText(copiedText(blocks, document.rest.versions))
  }
  const move = (step: -1 | 1) => {
    const [key] = chosen()
    const at = key === undefined ? undefined : placeOf(state.document, key)
    if (!at) return
    const last = placeOf(state.document, chosen().at(-1)!)
    const index = step === -1 ? at.index - 1 : (last?.index ?? at.index) + 2
    if (index < 0) return
    apply(moveBlocks(state.document, chosen(), { place: at.place, index }, titles), { quiet: true })
  }
  return {
    behind,
    remove,
    move,
    moveTo: (target: Target) => apply(moveBlocks(state.document, chosen(), target, titles)),
    copy,
    cut: async () => {
      await copy()
      remove()
    },
    paste: (text: string) => {
      const blocks = blocksIn(text)
      if (blocks) bringing(() => pasteBlocks(state.document, blocks, behind(), titles))
      else toast('剪贴板里没有区块', { tone: 'bad' })
    },
    insert: (blocks: Blocks, target = behind()) => bringing(() => insertBlocks(state.document, blocks, target, titles)),
    duplicate: () => bringing(() => duplicateBlocks(state.document, chosen(), titles)),
    hide: () => {
      const isHidden = chosen().every((key) => blockOf(state.document, key)?.hidden === true)
      apply(hideBlocks(state.document, chosen(), !isHidden, titles))
    },
    wrap: (widget: string) => {
      const found = widgetOf(catalogue, widget)
      const slot = Object.keys(found?.slots ?? {})[0]
      if (!found || slot === undefined) return
      bringing(() => wrapBlocks(state.document, chosen(), { widget, slot, version: found.version }, titles))
    },
    /** Into the container that stands before the block, at its end; out of the one that holds it, behind it. */
    indent: (step: -1 | 1) => {
      const key: BlockKey | undefined = chosen()[0]
      const at = key === undefined ? undefined : placeOf(state.document, key)
      if (!at) return
      if (step === -1) {
        const holder = allBlocks(state.document).find((one) =>
          slotsOf(state.document.byId[one.key]).some((slot) => slotPlace(one.key, slot) === at.place),
        )
        if (holder)
          apply(moveBlocks(state.document, chosen(), { place: holder.place, index: holder.index + 1 }, titles))
        return
      }
      const before = state.document.order[at.place]?.[at.index - 1]
      const slot = before === undefined ? undefined : slotsOf(state.document.byId[before])[0]
      if (before === undefined || slot === undefined) return
      const place = slotPlace(before, slot)
      apply(moveBlocks(state.document, chosen(), { place, index: state.document.order[place]?.length ?? 0 }, titles))
    },
  }
}

export type BlockCommands = ReturnType<typeof blockCommands>
