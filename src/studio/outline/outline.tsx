import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { ToldProblem } from '../../../schemas/studio/checked.ts'
import { type BlockKey, blockName, type Document, slotsOf } from '../document/index.ts'
import { useCommand } from '../app/commands.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { Empty } from '../controls/states.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { useBlockCommands } from './use-commands.ts'
import { problemsByBlock } from '../problems/problem-places.ts'
import { InsertDialog } from './insert-dialog.tsx'
import { OutlineRow } from './outline-row.tsx'
import { keysBetween, outlineRows, type Row } from './rows.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import styles from './outline.module.css'

const blockRows = (rows: readonly Row[]) => rows.filter((row) => row.kind === 'block')

/** What the page is made of, from top to bottom: chosen, moved and changed by mouse, touch or keys. */
export function Outline(): ReactNode {
  const editing = useEditing()
  const { editor, titles, canEdit } = editing
  const { document, selected, problems } = useEditorState(editor)
  const commands = useBlockCommands(editing)
  const [closed, setClosed] = useState<ReadonlySet<BlockKey>>(new Set())
  const [isInserting, setInserting] = useState(false)
  const rows = useMemo(() => outlineRows(document, closed), [document, closed])
  const marks = useMemo(() => problemsByBlock(document, problems), [document, problems])
  const tree = useRef<HTMLDivElement>(null)
  const current = selected.at(-1) ?? blockRows(rows)[0]?.key

  const toggle = (key: BlockKey, isOpen: boolean) => {
    const next = new Set(closed)
    if (isOpen) next.delete(key)
    else next.add(key)
    setClosed(next)
  }
  const choose = (key: BlockKey, how: { readonly add: boolean; readonly range: boolean }) => {
    if (how.range && selected[0] !== undefined) return editor.select(keysBetween(rows, selected[0], key))
    if (!how.add) return editor.select([key])
    editor.select(selected.includes(key) ? selected.filter((one) => one !== key) : [...selected, key])
  }
  // The line with the focus follows what is selected elsewhere: in the canvas, in the problems.
  useEffect(() => {
    const line = tree.current?.querySelector<HTMLElement>('[data-current]')
    line?.scrollIntoView({ block: 'nearest' })
    if (tree.current?.contains(globalThis.document.activeElement)) line?.focus()
  }, [current, rows])

  const go = (step: number, range: boolean) => {
    const keys = blockRows(rows).map(({ key }) => key)
    const next = keys[Math.max(0, Math.min(keys.length - 1, keys.indexOf(current ?? '') + step))]
    if (next !== undefined) choose(next, { add: false, range })
  }
  const sideways = (isRight: boolean) => {
    if (current === undefined || slotsOf(document.byId[current]).length === 0) return
    toggle(current, isRight)
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event
    const mod = ctrlKey || metaKey
    const alone = !mod && !altKey
    const deeds: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: altKey ? (canEdit ? () => commands.move(1) : undefined) : () => go(1, shiftKey),
      ArrowUp: altKey ? (canEdit ? () => commands.move(-1) : undefined) : () => go(-1, shiftKey),
      ArrowRight: altKey && canEdit ? () => commands.indent(1) : alone ? () => sideways(true) : undefined,
      ArrowLeft: altKey && canEdit ? () => commands.indent(-1) : alone ? () => sideways(false) : undefined,
      Home: () => go(-Infinity, shiftKey),
      End: () => go(Infinity, shiftKey),
      Delete: canEdit ? commands.remove : undefined,
      Backspace: canEdit ? commands.remove : undefined,
      Escape: () => editor.select([]),
      d: mod && canEdit ? commands.duplicate : undefined,
      a: mod ? () => editor.select(blockRows(rows).map((row) => row.key)) : undefined,
      h: mod && shiftKey && canEdit ? commands.hide : undefined,
    }
    const deed = deeds[key.length === 1 ? key.toLowerCase() : key]
    if (!deed) return
    event.preventDefault()
    deed()
  }
  const onClipboard = (event: ClipboardEvent, deed: () => void) => {
    event.preventDefault()
    deed()
  }
  useCommand('insert', '插入区块', undefined, () => canEdit && setInserting(true))

  return (
    <section className={styles.pane} aria-label="大纲">
      <header className={styles.top}>
        <h2>大纲</h2>
        {canEdit && (
          <Button icon="add" onClick={() => setInserting(true)}>
            插入
          </Button>
        )}
      </header>
      {canEdit && selected.length > 0 && (
        <div className={styles.tools} role="toolbar" aria-label="选中的区块">
          <IconButton icon="up" label="上移 (Alt ↑)" onClick={() => commands.move(-1)} />
          <IconButton icon="down" label="下移 (Alt ↓)" onClick={() => commands.move(1)} />
          <IconButton icon="copy" label="复制一份 (Ctrl D)" onClick={commands.duplicate} />
          <IconButton icon="hidden" label="隐藏或显示 (Ctrl Shift H)" onClick={commands.hide} />
          <IconButton icon="wrap" label="放进分栏" onClick={() => commands.wrap('columns')} />
          <IconButton icon="trash" label="删除 (Delete)" onClick={commands.remove} />
        </div>
      )}
      <div
        ref={tree}
        className={styles.tree}
        role="tree"
        tabIndex={-1}
        aria-label="区块"
        aria-multiselectable="true"
        onKeyDown={onKey}
        onCopy={(event) => onClipboard(event, () => void commands.copy())}
        onCut={(event) => canEdit && onClipboard(event, () => void commands.cut())}
        onPaste={(event) => canEdit && onClipboard(event, () => commands.paste(event.clipboardData.getData('text')))}
      >
        {rows.map((row) =>
          row.kind === 'place' ? (
            <p key={row.place} role="none" className={styles.place} data-level={Math.min(row.level, 6)}>
              {row.title}
              {row.isEmpty && <span>空的</span>}
            </p>
          ) : (
            <OutlineRow
              key={row.key}
              row={row}
              name={blockName(document, row.key, titles)}
              block={document.byId[row.key]}
              problems={marks.get(row.key) ?? []}
              isSelected={selected.includes(row.key)}
              isCurrent={row.key === current}
              onChoose={choose}
              onToggle={toggle}
              onDrop={commands.moveTo}
            />
          ),
        )}
      </div>
      {blockRows(rows).length === 0 && (
        <Empty
          icon="block"
          action={
            canEdit && (
              <Button look="main" onClick={() => setInserting(true)}>
                插入第一个区块
              </Button>
            )
          }
        >
          这一页还是空的
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
}
