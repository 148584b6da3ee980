import { type KeyboardEvent, memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { ProblemView } from '../../../schemas/studio/checked.ts'
import { type BlockKey, blockName, type Document, type Place, placeParts, placesIn } from '../document/index.ts'
import { useCommand } from '../app/commands.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { Empty } from '../controls/states.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { useSpoken } from '../editor/use-spoken.ts'
import { useNumbers, useNumbersView } from '../numbers/numbers-view.ts'
import { useBlockCommands, useChosenCommands } from './use-commands.ts'
import { problemsByBlock } from '../document/problem-places.ts'
import { type BlockClipboard, blockClipboard } from './block-clipboard.ts'
import type { BlockCommands } from './block-commands.ts'
import { newEntry } from '../content/new-entry.ts'
import { InsertDialog } from './insert-dialog.tsx'
import { commandForKey, useKeysElsewhere } from './keys-elsewhere.ts'
import { MakePartButton } from './make-part-button.tsx'
import { PlaceRow } from './place-row.tsx'
import { OutlineRow } from './outline-row.tsx'
import { keysBetween, outlineRows, type Row } from './rows.ts'
import { useAfterCanvas } from '../session/use-after-canvas.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import { useSteady } from '../session/use-steady.ts'
import styles from './outline.module.css'

const NONE: readonly ProblemView[] = []

const keysOf = (rows: readonly Row[]) => rows.flatMap((row) => (row.kind === 'block' ? [row.key] : []))

/** Lines that can be chosen: blocks, and the places of containers, popups and screens. The page itself is no place to choose. */
const isStop = (row: Row) => row.kind === 'block' || placeParts(row.place).in !== 'page'

/** Which blocks, or which place, are chosen, and how. */
function useChoice(rows: readonly Row[]) {
  const { editor } = useEditing()
  const { selected, place } = useEditorState(editor)
  const keys = keysOf(rows)
  const stops = rows.filter(isStop)
  const last = selected.at(-1)
  const isCurrent = (row: Row) => (row.kind === 'block' ? row.key === last : last === undefined && row.place === place)
  const current = rows.find(isCurrent) ?? stops[0]
  const choose = (key: BlockKey, how: { readonly add: boolean; readonly range: boolean }) => {
    if (how.range && selected[0] !== undefined) return editor.select(keysBetween(rows, selected[0], key))
    if (!how.add) return editor.select([key])
    editor.select(selected.includes(key) ? selected.filter((one) => one !== key) : [...selected, key])
  }
  const go = (step: number, range: boolean) => {
    const lines = range ? stops.filter(({ kind }) => kind === 'block') : stops
    const next = lines[Math.max(0, Math.min(lines.length - 1, (current ? lines.indexOf(current) : 0) + step))]
    if (next?.kind === 'block') choose(next.key, { add: false, range })
    else if (next) editor.selectPlace(next.place)
  }
  return { selected, place, current, choose, go, all: () => editor.select(keys), none: () => editor.select([]) }
}

interface KeyTools {
  readonly commands: BlockCommands
  readonly canEdit: boolean
  readonly choice: Pick<ReturnType<typeof useChoice>, 'go' | 'all' | 'none'>
  readonly fold: (isOpen: boolean) => void
}

/** What a key does in the outline; nothing where it is no key of it. */
function deedOf(event: KeyboardEvent, { commands, canEdit, choice, fold }: KeyTools): (() => void) | undefined {
  const { shiftKey: shift } = event
  const mod = event.ctrlKey || event.metaKey
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const looking: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => choice.go(1, shift),
    ArrowUp: () => choice.go(-1, shift),
    ArrowRight: () => fold(true),
    ArrowLeft: () => fold(false),
    Home: () => choice.go(-Infinity, shift),
    End: () => choice.go(Infinity, shift),
    Escape: choice.none,
    a: mod ? choice.all : undefined,
  }
  return (canEdit ? commandForKey(event, commands) : undefined) ?? looking[key]
}

/** What the page is made of, from top to bottom: chosen, moved and changed by mouse, touch or keys. */
export const Outline = memo(function Outline(): ReactNode {
  const editing = useEditing()
  const { editor, titles, canEdit } = editing
  const document = useAfterCanvas(editor, useEditorState(editor).document)
  const commands = useBlockCommands(editing)
  const clipboard = blockClipboard(commands, canEdit)
  const [closed, setClosed] = useState<ReadonlySet<BlockKey>>(new Set())
  const [isInserting, setInserting] = useState(false)
  // A finger has no Ctrl: with it each tap adds a line or takes it out.
  const [isMany, setMany] = useState(false)
  const rows = useMemo(() => outlineRows(document, closed, titles), [document, closed, titles])
  const choice = useChoice(rows)
  const toggle = (key: BlockKey, isOpen: boolean) => {
    if (placesIn(document, key, titles).length > 0)
      setClosed(new Set([...[...closed].filter((one) => one !== key), ...(isOpen ? [] : [key])]))
  }
  const isComponent = document.kind === 'component'
  const begin = () => (isComponent ? commands.insert({ blocks: [newEntry(document)] }) : setInserting(true))
  useCommand('insert', isComponent ? '加一条' : '插入区块', undefined, canEdit ? begin : undefined)
  const hasChosen = choice.selected.length > 0
  useChosenCommands(commands, canEdit && hasChosen, isComponent)
  useKeysElsewhere({ commands, clipboard, canEdit, hasChosen })
  useCommand('copy', '复制选中的', undefined, hasChosen ? clipboard.copy : undefined)
  useCommand('cut', '剪切选中的', undefined, canEdit && hasChosen ? clipboard.cut : undefined)
  useCommand('paste', '粘贴', undefined, canEdit ? () => void clipboard.paste() : undefined)
  const insert = <Button onClick={begin}>{isComponent ? '加第一条' : '插入第一个区块'}</Button>
  return (
    <section className={styles.pane} aria-label="大纲">
      <Top
        {...{ isComponent, isMany }}
        onMany={() => setMany(!isMany)}
        onPaste={() => void clipboard.paste()}
        onInsert={begin}
      />
      {canEdit && hasChosen && <Tools {...{ commands, clipboard }} kind={document.kind} />}
      <Tree
        {...{ document, rows, choice, commands, clipboard, isMany }}
        onToggle={toggle}
        onInsert={(place) => {
          editor.selectPlace(place)
          setInserting(true)
        }}
      />
      {keysOf(rows).length === 0 && (
        <Empty icon="block" action={canEdit && insert}>
          {isComponent ? '还没有内容' : '这一页还是空的'}
        </Empty>
      )}
      {isInserting && (
        <InsertDialog
          onClose={() => setInserting(false)}
          onInsert={(blocks) => {
            setInserting(false)
            commands.insert(blocks)
          }}
        />
      )}
    </section>
  )
})

interface TopProps {
  readonly isComponent: boolean
  readonly isMany: boolean
  readonly onMany: () => void
  readonly onPaste: () => void
  readonly onInsert: () => void
}

function Top({ isComponent, isMany, onMany, onPaste, onInsert }: TopProps): ReactNode {
  const { canEdit } = useEditing()
  return (
    <header className={styles.top}>
      <h2>{isComponent ? '内容' : '大纲'}</h2>
      <IconButton icon="check" label="一次选几个" aria-pressed={isMany} onClick={onMany} />
      {canEdit && (
        <>
          <IconButton icon="paste" label="粘贴 (Ctrl V)" onClick={onPaste} />
          <Button icon="add" onClick={onInsert}>
            {isComponent ? '加一条' : '插入'}
          </Button>
        </>
      )}
    </header>
  )
}

interface ToolsProps {
  readonly commands: BlockCommands
  readonly clipboard: BlockClipboard
  /** Entries of a component stand in no container, and parts are made of blocks of a page. */
  readonly kind: Document['kind']
}

const Tools = ({ commands, clipboard, kind }: ToolsProps): ReactNode => (
  <div className={styles.tools} role="toolbar" aria-label="选中的区块">
    <IconButton icon="up" label="上移 (Alt ↑)" onClick={() => commands.move(-1)} />
    <IconButton icon="down" label="下移 (Alt ↓)" onClick={() => commands.move(1)} />
    <IconButton icon="duplicate" label="复制一份 (Ctrl D)" onClick={commands.duplicate} />
    <IconButton icon="copy" label="复制 (Ctrl C)" onClick={clipboard.copy} />
    <IconButton icon="cut" label="剪切 (Ctrl X)" onClick={clipboard.cut} />
    <IconButton icon="hidden" label="隐藏或显示 (Ctrl Shift H)" onClick={commands.hide} />
    {kind !== 'component' && <IconButton icon="wrap" label="放进分栏" onClick={() => commands.wrap('columns')} />}
    {kind === 'page' && <MakePartButton />}
    <IconButton icon="trash" label="删除 (Delete)" onClick={commands.remove} />
  </div>
)

interface TreeProps {
  /** Whose rows these are. */
  readonly document: Document
  readonly rows: readonly Row[]
  readonly choice: ReturnType<typeof useChoice>
  readonly commands: BlockCommands
  readonly clipboard: BlockClipboard
  readonly isMany: boolean
  readonly onToggle: (key: BlockKey, isOpen: boolean) => void
  readonly onInsert: (place: Place) => void
}

interface Folding {
  readonly onToggle: TreeProps['onToggle']
  readonly select: (key: BlockKey) => void
}

/** Opens or closes a container; from one of its places the left arrow leads back to it. */
function foldAt(line: Row | undefined, isOpen: boolean, { onToggle, select }: Folding): void {
  if (line?.kind === 'block') return onToggle(line.key, isOpen)
  const parts = placeParts(line?.place ?? '')
  if (!isOpen && parts.in === 'block') select(parts.key)
}

/** The line with the focus follows what is selected elsewhere: in the canvas, in the problems. */
function useFollowing(current: Row | undefined, rows: readonly Row[]) {
  const tree = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const line = tree.current?.querySelector<HTMLElement>('[data-current]')
    line?.scrollIntoView({ block: 'nearest' })
    if (tree.current?.contains(globalThis.document.activeElement)) line?.focus()
  }, [current, rows])
  return tree
}

function Tree(props: TreeProps): ReactNode {
  const { document, rows, choice, commands, clipboard, isMany, onToggle, onInsert } = props
  const { editor, titles, canEdit } = useEditing()
  const spoken = useSpoken()
  const { problems, item } = useEditorState(editor)
  const { isInOutline } = useNumbersView()
  const { numbers } = useNumbers(isInOutline && item.kind === 'page' ? item.name : undefined)
  const { selected, current } = choice
  const marks = useMemo(() => problemsByBlock(document, problems), [document, problems])
  const tree = useFollowing(current, rows)
  const toggled = useSteady(onToggle)
  const chosen: typeof choice.choose = useSteady((key, how) => choice.choose(key, { ...how, add: how.add || isMany }))
  const fold = (isOpen: boolean) => foldAt(current, isOpen, { onToggle, select: (key) => editor.select([key]) })
  const onKey = (event: KeyboardEvent) => {
    const deed = deedOf(event, { commands, canEdit, choice, fold })
    if (!deed) return
    event.preventDefault()
    deed()
  }
  return (
    <div
      ref={tree}
      className={styles.tree}
      role="tree"
      tabIndex={-1}
      aria-label="区块"
      aria-multiselectable="true"
      onKeyDown={onKey}
      {...clipboard.events}
    >
      {rows.map((row) =>
        row.kind === 'place' ? (
          <PlaceRow
            key={row.place}
            row={row}
            isTarget={isStop(row)}
            isSelected={row.place === choice.place}
            isCurrent={row === current}
            onChoose={editor.selectPlace}
            onInsert={onInsert}
            onDrop={commands.put}
          />
        ) : (
          <OutlineRow
            key={row.key}
            {...{ row, numbers }}
            onToggle={toggled}
            name={blockName(document, row.key, titles)}
            block={document.byId[row.key]}
            problems={marks.get(row.key) ?? NONE}
            told={marks.get(row.key)?.slice(0, 1).map(spoken)[0]}
            {...{ isSelected: selected.includes(row.key), isCurrent: row === current }}
            onChoose={chosen}
            onDrop={commands.put}
          />
        ),
      )}
    </div>
  )
}
