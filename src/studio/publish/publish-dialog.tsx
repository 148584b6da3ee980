import { type ReactNode, useMemo, useState } from 'react'
import { describeChanges, normalise } from '../document/index.ts'
import type { ToldProblem } from '../../../schemas/studio/checked.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Field } from '../controls/field.tsx'
import { toast } from '../controls/toasts.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { PageBudget } from '../numbers/page-budget.tsx'
import { ProblemLine } from '../problems/problem-line.tsx'
import { useStudio } from '../session/studio.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import styles from './publish.module.css'

/** What a text differs in from the open document, in words. */
export function useChangesSince(text: string | undefined): readonly string[] {
  const { editor, titles } = useEditing()
  const { document } = useEditorState(editor)
  return useMemo(() => {
    if (text === undefined) return ['新页面，第一次发布']
    const before = normalise(text, document.kind)
    return 'document' in before ? describeChanges(before.document, document, titles) : ['内容全部换了']
  }, [text, document, titles])
}

/** Before something is published: what is wrong, what changed, and a word for the history. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { call } = useStudio()
  const { editor } = useEditing()
  const { problems, isChecked, published, version, waiting } = useEditorState(editor)
  const changes = useChangesSince(published?.text)
  const [message, setMessage] = useState('')
  const [refused, setRefused] = useState('')
  const [isBusy, setBusy] = useState(false)
  const errors = problems.filter(({ severity }: ToldProblem) => severity === 'error')
  const publish = async () => {
    setBusy(true)
    setRefused('')
    await editor.save()
    const { item } = editor.state
    const items = [{ ...item, version: editor.state.version }]
    const answer = await call('publishDraft', { body: { items, message: message.trim() } })
    setBusy(false)
    if ('failure' in answer) return setRefused(answer.failure.message)
    toast('发布了，顾客下一次打开就是新的')
    onClose()
    await editor.reopen()
  }
  const canPublish = isChecked && errors.length === 0 && (version > 0 || waiting.length > 0)
  return (
    <Dialog title="发布" onClose={onClose}>
      <div className={styles.form}>
        {errors.length > 0 && (
          <section className={styles.problems} aria-label="不能发布的原因">
            <p>有 {errors.length} 个问题，先改好才能发布。草稿已经保存。</p>
            {errors.map((problem) => (
              <ProblemLine key={`${problem.pointer}${problem.rule}`} problem={problem} />
            ))}
          </section>
        )}
        <PageBudget />
        <section aria-label="改动">
          <h3>这次改了什么</h3>
          <ul className={styles.changes}>
            {changes.map((text) => (
              <li key={text}>{text}</li>
            ))}
            {changes.length === 0 && <li>和线上一样，没有改动</li>}
          </ul>
        </section>
        <Field label="说明（可以不写）" help="留在历史里，方便以后找到这一版" problem={refused}>
          {(ids) => (
            <input {...ids} value={message} maxLength={200} onChange={(event) => setMessage(event.target.value)} />
          )}
        </Field>
        <div className={styles.end}>
          <Button onClick={onClose}>先不发布</Button>
          <Button look="main" disabled={!canPublish || isBusy} onClick={() => void publish()}>
            {isBusy ? '正在发布…' : isChecked ? '现在发布' : '正在检查…'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
