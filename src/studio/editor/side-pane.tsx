import { type KeyboardEvent, memo, type ReactNode, useRef } from 'react'
import { ComponentForm } from '../content/component-form.tsx'
import { EntryForm } from '../content/entry-form.tsx'
import { ThemeForm } from '../content/theme-form.tsx'
import { isMap, placeName } from '../document/index.ts'
import { BlockForm } from '../form/block-form.tsx'
import { PageForm } from '../form/page-form.tsx'
import { HistoryPane } from '../history/history-pane.tsx'
import { NumbersPane } from '../numbers/numbers-pane.tsx'
import { ProblemsPane } from '../problems/problems-pane.tsx'
import { VersionsPane } from '../publish/versions-pane.tsx'
import { useEditing } from './editor-context.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import form from '../form/form.module.css'
import styles from './editor.module.css'

const TABS = [
  ['form', '设置'],
  ['problems', '问题'],
  ['numbers', '数据'],
  ['history', '修改'],
  ['versions', '版本'],
] as const
export type SideTab = (typeof TABS)[number][0]

interface SidePaneProps {
  readonly tab: SideTab
  readonly onTab: (tab: SideTab) => void
}

/** What belongs to the selection: its form; and the problems, the steps, the versions. */
export const SidePane = memo(function SidePane({ tab, onTab }: SidePaneProps): ReactNode {
  const { editor } = useEditing()
  const { problems } = useEditorState(editor)
  const list = useRef<HTMLDivElement>(null)
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const at = (TABS.findIndex(([one]) => one === tab) + step + TABS.length) % TABS.length
    onTab(TABS[at]?.[0] ?? 'form')
    list.current?.querySelectorAll('button')[at]?.focus()
  }
  return (
    <aside className={styles.side} aria-label="设置和检查">
      <div ref={list} className={styles.tabs} role="tablist" aria-label="设置和检查">
        {TABS.map(([one, text]) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`side-${one}`}
            aria-controls="side-panel"
            aria-selected={one === tab}
            tabIndex={one === tab ? 0 : -1}
            onKeyDown={onKey}
            onClick={() => onTab(one)}
          >
            {text}
            {one === 'problems' && problems.length > 0 && <small>{problems.length}</small>}
          </button>
        ))}
      </div>
      <div className={styles.panel} role="tabpanel" id="side-panel" aria-labelledby={`side-${tab}`} tabIndex={0}>
        {tab === 'form' && <FormPane />}
        {tab === 'problems' && <ProblemsPane />}
        {tab === 'numbers' && <NumbersPane />}
        {tab === 'history' && <HistoryPane />}
        {tab === 'versions' && <VersionsPane />}
      </div>
    </aside>
  )
})

function FormPane(): ReactNode {
  const { editor, titles, canEdit } = useEditing()
  const { selected, place, document } = useEditorState(editor)
  const [key] = selected
  const block = key === undefined ? undefined : document.byId[key]
  const { kind } = document
  if (kind === 'theme') return <ThemeForm />
  if (selected.length > 1)
    return (
      <div className={form.head}>
        <h2>
          选中了 {selected.length} {kind === 'component' ? '条内容' : '个区块'}
        </h2>
        <p>可以一起移动、复制、隐藏、删除{kind !== 'component' && '，或放进分栏'}。</p>
      </div>
    )
  if (place !== undefined && selected.length === 0)
    return (
      <div className={form.head}>
        <h2>{placeName(document, place, titles)}</h2>
        <p>{canEdit ? '插入和粘贴的区块放在这里的最后；也可以把区块拖到大纲里的这一行。' : '这里放区块。'}</p>
      </div>
    )
  if (kind === 'component')
    return key !== undefined && isMap(block) ? <EntryForm key={key} entryKey={key} entry={block} /> : <ComponentForm />
  if (key !== undefined && isMap(block)) return <BlockForm key={key} blockKey={key} block={block} />
  return <PageForm />
}
