import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { HistoryEntry } from '../../../schemas/studio/drafts.ts'
import { Chip, Empty, Skeleton } from '../controls/states.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { momentText } from '../pages/ago-text.ts'
import { useReturns } from '../session/returns.ts'
import { useStudio } from '../session/studio.ts'
import { VersionDialog } from './version-dialog.tsx'
import { useEditorState } from '../session/use-editor-state.ts'
import styles from './publish.module.css'

const ACTIONS: Readonly<Record<string, string>> = {
  file: '文件',
  publish: '发布',
  'roll-back': '回退',
  discarded: '丢弃的草稿',
}

/** What served when. Any of them can be looked at, taken into the draft, or served again. */
export function VersionsPane(): ReactNode {
  const { call } = useStudio()
  const { editor } = useEditing()
  const { published } = useEditorState(editor)
  const [entries, setEntries] = useState<readonly HistoryEntry[]>()
  const [failed, setFailed] = useState('')
  const returns = useReturns()
  const [looking, setLooking] = useState<HistoryEntry>()
  const load = useCallback(async () => {
    const answer = await call('itemHistory', { params: editor.state.item })
    if ('reply' in answer) setEntries(answer.reply.entries)
    setFailed('failure' in answer ? answer.failure.message : '')
  }, [call, editor])
  useEffect(() => void load(), [load, published?.hash, returns])
  return (
    <section className={styles.pane} aria-label="发布过的版本">
      {!entries && failed && <Empty icon="error">{failed}</Empty>}
      {!entries && !failed && <Skeleton lines={5} />}
      {entries?.length === 0 && <Empty icon="history">还没有发布过</Empty>}
      <ol className={styles.versions}>
        {entries?.map((entry) => (
          <li key={`${entry.hash}${entry.at}${entry.action}`}>
            <button type="button" onClick={() => setLooking(entry)}>
              <strong>{entry.message || ACTIONS[entry.action] || entry.action}</strong>
              {entry.isLive && <Chip tone="good">线上</Chip>}
              <small>
                {momentText(entry.at)} · {entry.by} · {ACTIONS[entry.action] ?? entry.action}
              </small>
            </button>
          </li>
        ))}
      </ol>
      {looking && (
        <VersionDialog
          entry={looking}
          entries={entries ?? []}
          onClose={() => setLooking(undefined)}
          onDone={() => void load()}
        />
      )}
    </section>
  )
}
