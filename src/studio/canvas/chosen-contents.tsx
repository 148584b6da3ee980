import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ComponentRow } from '../../../schemas/studio/components.ts'
import { useCommand } from '../app/commands.ts'
import { blockOf, type JsonMap, type Titles } from '../document/index.ts'
import { entryAddress, useContentSources } from '../content/use-content-sources.ts'
import { Icon } from '../controls/icon.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { useReturns } from '../session/returns.ts'
import { useStudio } from '../session/studio.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import type { TappedLevel } from './protocol.ts'
import { tappedEntries } from './tapped-entries.ts'
import styles from './canvas.module.css'

/** At most so many entries are named that what was tapped may be. */
const MOST = 2

interface Way {
  readonly to: string
  readonly text: string
}

/**
 * From the block that is chosen in the canvas to where what it shows is changed: the entry whose picture or words were tapped, and its page component.
 * @param levels what was tapped of it; none where it was chosen elsewhere
 */
export function ChosenContents({ levels }: { readonly levels: readonly TappedLevel[] }): ReactNode {
  const { ways, others } = useWays(levels)
  const navigate = useNavigate()
  const [first] = ways
  useCommand('contents', '改选中的区块显示的内容', 'mod+enter', first && (() => void navigate(first.to)))
  if (!first && others.length === 0) return null
  return (
    <nav className={styles.contents} aria-label="选中的区块显示的内容">
      {ways.map(({ to, text }) => (
        <Link key={to} to={to}>
          <Icon name="edit" />
          {text}
        </Link>
      ))}
      {others.length > 0 && <p>{`商城的内容：${others.join('、')}`}</p>}
    </nav>
  )
}

interface Contents {
  readonly ways: readonly Way[]
  /** What is changed where the mall keeps its goods, and not here. */
  readonly others: readonly string[]
}

function useWays(levels: readonly TappedLevel[]): Contents {
  const { editor, titles } = useEditing()
  const { document, selected } = useEditorState(editor)
  const [key] = selected.length === 1 ? selected : []
  const block = key === undefined ? undefined : blockOf(document, key)
  const { components: found, others } = useContentSources(block)
  const rows = useRows(found.length > 0)
  const ways = useMemo(() => {
    const codes = found.map(({ code }) => code)
    const entries = codes.flatMap((code) => {
      const row = rows.find((one) => one.code === code)
      return row ? row.texts.map((entry) => ({ ...entry, code })) : []
    })
    const tapped = tappedEntries(levels, entries).slice(0, MOST)
    const components = tapped.length > 0 ? found.filter(({ code }) => tapped.some((one) => one.code === code)) : found
    return [
      ...tapped.map(({ code, id, title }) => ({ to: entryAddress(code, id), text: `改「${title || '这一条'}」` })),
      ...components.slice(0, 1).map(({ code, title }) => ({ to: entryAddress(code), text: `改内容：${title}` })),
      ...partWay(block, titles),
    ]
  }, [found, rows, levels, block, titles])
  return { ways, others }
}

/** A part is changed in one place for all pages that use it. */
function partWay(block: JsonMap | undefined, titles: Titles): readonly Way[] {
  const { part, widget } = block ?? {}
  if (typeof part !== 'string' || widget !== undefined) return []
  return [{ to: `/pages/part/${part}`, text: `改部件：${titles.parts[part] ?? part}` }]
}

/** The entries of all page components, once something that is chosen shows one. */
function useRows(isWanted: boolean): readonly ComponentRow[] {
  const { call } = useStudio()
  const [rows, setRows] = useState<readonly ComponentRow[]>([])
  const returns = useReturns()
  useEffect(() => {
    if (!isWanted) return
    void call('componentList', {}).then((answer) => {
      if ('reply' in answer) setRows(answer.reply.components)
    })
  }, [call, isWanted, returns])
  return rows
}
