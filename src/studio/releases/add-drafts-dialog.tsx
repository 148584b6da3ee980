import { type ReactNode, useEffect, useState } from 'react'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import type { ReleaseRow } from '../../../schemas/studio/releases.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Skeleton } from '../controls/states.tsx'
import { useStudio } from '../session/studio.ts'
import { DraftChoice, draftsIn } from './draft-choice.tsx'
import { seenDrafts } from './seen-drafts.ts'
import styles from '../publish/publish.module.css'

interface AddDraftsDialogProps {
  readonly release: ReleaseRow
  readonly onClose: () => void
  readonly onAdded: () => void
}

/** More drafts into a release that is there. */
export function AddDraftsDialog({ release, onClose, onAdded }: AddDraftsDialogProps): ReactNode {
  const { call } = useStudio()
  const [rows, setRows] = useState<readonly ItemRow[]>()
  const [chosen, setChosen] = useState<readonly ItemRow[]>([])
  const [problem, setProblem] = useState('')
  const { id, version, items } = release
  useEffect(() => {
    const isIn = (row: ItemRow) => items.some(({ kind, name }) => kind === row.kind && name === row.name)
    void call('itemList', {}).then((answer) => {
      if ('reply' in answer) setRows(draftsIn(answer.reply.items).filter((row) => !isIn(row)))
      else setProblem(answer.failure.message)
    })
  }, [call, items])
  const add = async () => {
    const seen = await seenDrafts(call, chosen)
    if ('failure' in seen) return setProblem(seen.failure.message)
    const answer = await call('changeRelease', { params: { id }, body: { version, add: [...seen.reply] } })
    if ('failure' in answer) setProblem(answer.failure.message)
    else onAdded()
  }
  return (
    <Dialog title={`加进「${release.name}」`} onClose={onClose}>
      <div className={styles.form}>
        {rows ? <DraftChoice rows={rows} chosen={chosen} onChange={setChosen} /> : !problem && <Skeleton lines={3} />}
        {problem && <p role="alert">{problem}</p>}
        <div className={styles.end}>
          <Button onClick={onClose}>先不加</Button>
          <Button look="main" disabled={chosen.length === 0} onClick={() => void add()}>
            加进来
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
