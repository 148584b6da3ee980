import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { HistoryEntry } from '../../../schemas/studio/drafts.ts'
import { replaceText } from '../document/index.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Chip, Empty, Skeleton } from '../controls/states.tsx'
import { toast } from '../controls/toasts.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { momentText } from '../pages/ago-text.ts'
import { may, useStudio } from '../session/studio.ts'
import { useChangesSince } from './publish-dialog.tsx'
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
  const [looking, setLooking] = useState<HistoryEntry>()
  const load = useCallback(async () => {
    const answer = await call('itemHistory', { params: editor.state.item })
    if ('reply' in answer) setEntries(answer.reply.entries)
  }, [call, editor])
  useEffect(() => void load(), [load, published?.hash])
  return (
    <section className={styles.pane} aria-label="发布过的版本">
      {!entries && <Skeleton lines={5} />}
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
      {looking && <VersionDialog entry={looking} onClose={() => setLooking(undefined)} onDone={() => void load()} />}
    </section>
  )
}

interface VersionDialogProps {
  readonly entry: HistoryEntry
  readonly onClose: () => void
  readonly onDone: () => void
}

function VersionDialog({ entry, onClose, onDone }: VersionDialogProps): ReactNode {
  const { call, who } = useStudio()
  const { editor, canEdit } = useEditing()
  const { me } = useSnapshot(who)
  const { published } = useEditorState(editor)
  const [text, setText] = useState<string>()
  const changes = useChangesSince(text)
  useEffect(() => {
    void call('revision', { params: { ...editor.state.item, hash: entry.hash } }).then((answer) => {
      if ('reply' in answer) setText(answer.reply.text)
      else toast(answer.failure.message, { tone: 'bad' })
    })
  }, [call, editor, entry])
  const rollBack = async () => {
    const { item } = editor.state
    const body = { from: published?.hash ?? '', to: entry.hash, message: `回到 ${momentText(entry.at)} 的版本` }
    const answer = await call('rollBack', { params: item, body })
    if ('failure' in answer) return toast(answer.failure.message, { tone: 'bad' })
    toast('回退了，顾客下一次打开就是这一版')
    onClose()
    onDone()
    await editor.reopen()
  }
  const take = () => {
    const made =
      text === undefined ? undefined : replaceText(editor.state.document, text, `换成 ${momentText(entry.at)} 的版本`)
    if (made && !('problem' in made)) editor.apply(made)
    onClose()
  }
  return (
    <Dialog title={momentText(entry.at)} onClose={onClose}>
      <div className={styles.form}>
        <h3>从这一版到现在的草稿</h3>
        {text === undefined ? (
          <Skeleton lines={3} />
        ) : (
          <ul className={styles.changes}>
            {changes.map((one) => (
              <li key={one}>{one}</li>
            ))}
            {changes.length === 0 && <li>和现在一样</li>}
          </ul>
        )}
        <div className={styles.end}>
          {canEdit && (
            <Button disabled={text === undefined} onClick={take}>
              放进草稿
            </Button>
          )}
          {may(me, 'publisher') && !entry.isLive && (
            <Button look="main" disabled={text === undefined} onClick={() => void rollBack()}>
              回退到这一版
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
