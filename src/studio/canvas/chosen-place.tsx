import type { ReactNode } from 'react'
import { commands } from '../app/commands.ts'
import { Button } from '../controls/button.tsx'
import { isPlace, placeName } from '../document/index.ts'
import { useEditing } from '../editor/editor-context.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import styles from './canvas.module.css'

const run = (name: string) => commands.list.find((one) => one.name === name)?.run()

/** What fills the place that was tapped in the canvas: on a phone the outline, which offers the same, is in another pane. */
export function ChosenPlace(): ReactNode {
  const { editor, titles, canEdit } = useEditing()
  const { document, place } = useEditorState(editor)
  if (!canEdit || place === undefined || !isPlace(document, place, titles)) return null
  const name = placeName(document, place, titles)
  return (
    <div role="group" aria-label={name} className={styles.contents}>
      <span>{name}</span>
      <Button icon="add" onClick={() => run('insert')}>
        插入
      </Button>
      <Button icon="paste" onClick={() => run('paste')}>
        粘贴
      </Button>
    </div>
  )
}
