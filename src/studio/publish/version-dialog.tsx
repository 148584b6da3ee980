import { type ReactNode, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { HistoryEntry } from '../../../schemas/studio/drafts.ts'
import { CompareVersions } from '../compare/compare-versions.tsx'
import { useRevisionText } from '../compare/use-revision-text.ts'
import type { Version } from '../compare/version-frame.tsx'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Field } from '../controls/field.tsx'
import { Empty, Skeleton } from '../controls/states.tsx'
import { toast } from '../controls/toasts.tsx'
import { normalise, print, replaceText } from '../document/index.ts'
import { useEditing } from '../editor/editor-context.ts'
import { momentText } from '../pages/ago-text.ts'
import { may, useStudio } from '../session/studio.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import styles from './publish.module.css'

interface VersionDialogProps {
  readonly entry: HistoryEntry
  /** All versions: those that this one can be compared with. */
  readonly entries: readonly HistoryEntry[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** One version: what it differs in from the draft or from another version, and the ways back to it. */
export function VersionDialog({ entry, entries, onClose, onDone }: VersionDialogProps): ReactNode {
  const { editor, canEdit } = useEditing()
  const { who } = useStudio()
  const { me } = useSnapshot(who)
  const { text, failed, retry } = useRevisionText(entry.hash)
  const rollBack = useRollBack(entry)
  const take = () => {
    const made =
      text === undefined ? undefined : replaceText(editor.state.document, text, `换成 ${momentText(entry.at)} 的版本`)
    if (made && !('problem' in made)) editor.apply(made)
    onClose()
  }
  const goBack = async () => {
    if (!(await rollBack())) return
    // What is done to the page next belongs to what is published now.
    await editor.reopen()
    onClose()
    onDone()
  }
  return (
    <Dialog title={momentText(entry.at)} isWide onClose={onClose}>
      <div className={styles.version}>
        {/* Before the pages, whose links all come in the way of the Tab key. */}
        <div className={styles.end}>
          {canEdit && (
            <Button disabled={text === undefined} onClick={take}>
              放进草稿
            </Button>
          )}
          {may(me, 'publisher') && !entry.isLive && entry.action !== 'discarded' && (
            <Button look="main" disabled={text === undefined} onClick={() => void goBack()}>
              回退到这一版
            </Button>
          )}
        </div>
        <Compared {...{ entry, entries, text, failed, retry, onClose }} />
      </div>
    </Dialog>
  )
}

/** Serves a version again; says whether it does. */
function useRollBack(entry: HistoryEntry): () => Promise<boolean> {
  const { call } = useStudio()
  const { editor } = useEditing()
  const { published } = useEditorState(editor)
  return async () => {
    const body = { from: published?.hash ?? '', to: entry.hash, message: `回到 ${momentText(entry.at)} 的版本` }
    const answer = await call('rollBack', { params: editor.state.item, body })
    const isRefused = 'failure' in answer
    if (isRefused) toast(answer.failure.message, { tone: 'bad' })
    else toast('回退了，顾客下一次打开就是这一版')
    return !isRefused
  }
}

const DRAFT = 'draft'

interface ComparedProps extends Pick<VersionDialogProps, 'entry' | 'entries' | 'onClose'> {
  readonly text: string | undefined
  readonly failed: string | undefined
  readonly retry: () => void
}

function Compared({ entry, entries, text, failed, retry, onClose }: ComparedProps): ReactNode {
  const { editor, titles } = useEditing()
  const { document, item } = useEditorState(editor)
  const [other, setOther] = useState(DRAFT)
  const chosen = useRevisionText(other === DRAFT ? undefined : other)
  const draft = useMemo(() => ({ title: '现在的草稿', text: print(document), document }), [document])
  const left = useVersion(`${momentText(entry.at)} 的版本`, text)
  const named = entries.find(({ hash }) => hash === other)
  const revision = useVersion(named ? `${momentText(named.at)} 的版本` : '', chosen.text)
  const right = other === DRAFT ? draft : revision
  const isUnreadable = (text !== undefined && !left) || (chosen.text !== undefined && !revision)
  const trouble = failed ?? chosen.failed ?? (isUnreadable ? '这一版的内容读不出来，比不了' : undefined)
  return (
    <>
      <Field label="和哪一版比">
        {(ids) => (
          <select {...ids} value={other} onChange={(event) => setOther(event.target.value)}>
            <option value={DRAFT}>现在的草稿</option>
            {others(entry, entries).map(({ hash, at, message, by }) => (
              <option key={hash} value={hash}>
                {[momentText(at), by, message].filter(Boolean).join(' · ')}
              </option>
            ))}
          </select>
        )}
      </Field>
      {trouble !== undefined && (
        <Empty icon="error" action={<Button onClick={failed === undefined ? chosen.retry : retry}>再试一次</Button>}>
          {trouble}
        </Empty>
      )}
      {trouble === undefined && (!left || !right) && <Skeleton lines={6} />}
      {trouble === undefined && left && right && (
        <CompareVersions key={other} {...{ item, titles, left, right, onClose }} />
      )}
    </>
  )
}

/** A text as a version; undefined until it is here, and where it is no document. */
function useVersion(title: string, text: string | undefined): Version | undefined {
  const { editor } = useEditing()
  const { kind } = editor.state.item
  return useMemo(() => {
    if (text === undefined) return undefined
    const read = normalise(text, kind)
    return 'document' in read ? { title, text, document: read.document } : undefined
  }, [title, text, kind])
}

/** Each other text once, the newest first: what was published again is the same. */
const others = (entry: HistoryEntry, entries: readonly HistoryEntry[]): readonly HistoryEntry[] =>
  entries.filter(({ hash }, at) => hash !== entry.hash && entries.findIndex((one) => one.hash === hash) === at)
