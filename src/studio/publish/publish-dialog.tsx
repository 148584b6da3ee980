import { type ReactNode, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { describeChanges, normalise } from '../document/index.ts'
import type { ProblemView } from '../../../schemas/studio/checked.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Field } from '../controls/field.tsx'
import { toast } from '../controls/toasts.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { PageBudget } from '../numbers/page-budget.tsx'
import { ProblemLine } from '../problems/problem-line.tsx'
import { isFilled, type Sending, sendDraft, wayNames } from '../releases/publish-ways.ts'
import { useSending } from '../releases/use-sending.ts'
import { WayFields } from '../releases/way-fields.tsx'
import { useStudio } from '../session/studio.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import { undoPublish } from './undo-publish.ts'
import styles from './publish.module.css'

/** What a text differs in from the open document, in words. */
function useChangesSince(text: string | undefined): readonly string[] {
  const { editor, titles } = useEditing()
  const { document } = useEditorState(editor)
  return useMemo(() => {
    if (text === undefined) return ['新页面，第一次发布']
    const before = normalise(text, document.kind)
    return 'document' in before ? describeChanges(before.document, document, titles) : ['内容全部换了']
  }, [text, document, titles])
}

/** Sends the open document on its way as it is saved then, and says where it is. */
function useSend(onClose: () => void) {
  const { call } = useStudio()
  const { editor } = useEditing()
  const navigate = useNavigate()
  const [refused, setRefused] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (sending: Sending) => {
    setBusy(true)
    setRefused('')
    await editor.save()
    const { item, version, row, base } = editor.state
    const answer = await sendDraft(call, { ...item, version }, row?.title ?? item.name, sending)
    // What is done to the page next belongs to what is published now, and not to the draft that is gone.
    if (sending.way === 'now' && !('failure' in answer)) await editor.reopen()
    setBusy(false)
    if ('failure' in answer) return setRefused(answer.failure.message)
    const { said, releaseId, hash } = answer.reply
    const look = { label: '去看', run: () => void navigate(`/releases/${releaseId}`) }
    // The first publish of a page has nothing before it to go back to.
    const way = hash !== undefined && base !== null ? { from: hash, to: base } : undefined
    const undo = way && { label: '撤销', run: () => void undoPublish(call, editor, way) }
    const action = releaseId === undefined ? undo : look
    toast(said, action && { action })
    onClose()
  }
  return { refused, isBusy, send }
}

/** Before something is published: what is wrong, what changed, and a word for the history. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { editor } = useEditing()
  const { problems, isChecked, published, version, waiting } = useEditorState(editor)
  const changes = useChangesSince(published?.text)
  const { sending, change, failed, ...choice } = useSending()
  const { refused, isBusy, send } = useSend(onClose)
  const errors = problems.filter(({ severity }: ProblemView) => severity === 'error')
  const isKnown = isChecked && choice.ways.length > 0
  const canSend = isKnown && errors.length === 0 && (version > 0 || waiting.length > 0) && isFilled(sending)
  return (
    <Dialog title="发布" onClose={onClose}>
      <div className={styles.form}>
        {errors.length > 0 && <Obstacles errors={errors} />}
        <PageBudget />
        <Changes changes={changes} />
        {choice.ways.length > 0 && <WayFields {...choice} sending={sending} onChange={change} />}
        <Field label="说明（可以不写）" help="留在历史里，方便以后找到这一版" most={200} problem={refused || failed}>
          {(ids) => (
            <input {...ids} value={sending.message} onChange={(event) => change({ message: event.target.value })} />
          )}
        </Field>
        <div className={styles.end}>
          <Button onClick={onClose}>先不发布</Button>
          <Button look="main" disabled={!canSend || isBusy} onClick={() => void send(sending)}>
            {isBusy ? '请稍候…' : isKnown ? wayNames[sending.way] : '正在检查…'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const Obstacles = ({ errors }: { readonly errors: readonly ProblemView[] }): ReactNode => (
  <section className={styles.problems} aria-label="不能发布的原因">
    <p>有 {errors.length} 个问题，先改好才能发布。草稿已经保存。</p>
    {errors.map((problem) => (
      <ProblemLine key={`${problem.pointer}${problem.rule}`} problem={problem} />
    ))}
  </section>
)

const Changes = ({ changes }: { readonly changes: readonly string[] }): ReactNode => (
  <section aria-label="改动">
    <h3>这次改了什么</h3>
    <ul className={styles.changes}>
      {changes.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {changes.length === 0 && <li>和线上一样，没有改动</li>}
    </ul>
  </section>
)
