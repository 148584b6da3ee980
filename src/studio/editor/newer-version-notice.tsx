import { type ReactNode, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { useEditing } from './editor-context.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import styles from './editor.module.css'

/** Says that something else was published since the draft began, and takes it into the draft [P3]. */
export function NewerVersionNotice(): ReactNode {
  const { editor, canEdit } = useEditing()
  const { isBehind } = useEditorState(editor)
  const [isBusy, setBusy] = useState(false)
  if (!isBehind || !canEdit) return null
  const take = async () => {
    setBusy(true)
    await editor.takePublished()
    setBusy(false)
  }
  return (
    <div className={styles.behind} role="status">
      <p>这份草稿开始以后，线上又换了版本。合并到草稿里才能发布；两边都改过的地方会请你选。</p>
      <Button disabled={isBusy} onClick={() => void take()}>
        {isBusy ? '正在合并…' : '合并到草稿里'}
      </Button>
    </div>
  )
}
