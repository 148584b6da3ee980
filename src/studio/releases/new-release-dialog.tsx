import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Field } from '../controls/field.tsx'
import { Skeleton } from '../controls/states.tsx'
import { useStudio } from '../session/studio.ts'
import { DraftChoice, draftsIn } from './draft-choice.tsx'
import { seenDrafts } from './seen-drafts.ts'
import styles from '../publish/publish.module.css'

/** A release put together from the drafts that are there. */
export function NewReleaseDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { call } = useStudio()
  const navigate = useNavigate()
  const [rows, setRows] = useState<readonly ItemRow[]>()
  const [chosen, setChosen] = useState<readonly ItemRow[]>([])
  const [problem, setProblem] = useState('')
  useEffect(() => {
    void call('itemList', {}).then((answer) => {
      if ('reply' in answer) setRows(draftsIn(answer.reply.items))
      else setProblem(answer.failure.message)
    })
  }, [call])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (name === '') return setProblem('给它一个名字，比如「双十一首页」')
    const seen = await seenDrafts(call, chosen)
    if ('failure' in seen) return setProblem(seen.failure.message)
    const answer = await call('newRelease', { body: { kind: 'bundle', name, message: '', items: [...seen.reply] } })
    if ('failure' in answer) return setProblem(answer.failure.message)
    void navigate(`/releases/${answer.reply.id}`)
  }
  return (
    <Dialog title="新建发布单" onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Field label="名字" help="里面的内容在同一刻上线，也一起回退" most={60} problem={problem}>
          {(ids) => <input {...ids} name="name" autoComplete="off" />}
        </Field>
        {rows ? <DraftChoice rows={rows} chosen={chosen} onChange={setChosen} /> : !problem && <Skeleton lines={3} />}
        <div className={styles.end}>
          <Button onClick={onClose}>先不建</Button>
          <Button look="main" type="submit">
            新建
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
