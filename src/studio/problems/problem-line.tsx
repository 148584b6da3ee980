import type { ReactNode } from 'react'
import type { ProblemView } from '../../../schemas/studio/checked.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { blockName, pageField } from '../document/index.ts'
import { useEditing } from '../editor/editor-context.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import { applyFix } from './apply-fix.ts'
import { placeOfPointer } from '../document/problem-places.ts'
import { useSpoken } from '../editor/use-spoken.ts'
import styles from './problems.module.css'

/** A problem in the operator's words: a tap leads to its block, a button mends what can be mended. */
export function ProblemLine({ problem }: { readonly problem: ProblemView }): ReactNode {
  const { editor, titles, canEdit } = useEditing()
  const spoken = useSpoken()
  const { document } = useEditorState(editor)
  const { key, path } = placeOfPointer(document, problem.pointer)
  const { fix, expected } = problem
  return (
    <div className={styles.problem} data-severity={problem.severity}>
      <Icon name="error" />
      <button type="button" className={styles.jump} onClick={() => editor.select(key === undefined ? [] : [key])}>
        <strong>{spoken(problem)}</strong>
        <small>{key === undefined ? pageField(path.slice(0, 2)) : blockName(document, key, titles)}</small>
        {expected && !problem.message.zh.includes(expected.zh) && <small>应当是 {expected.zh}</small>}
      </button>
      {canEdit && fix && (
        <Button icon="check" onClick={() => editor.apply(applyFix(editor.state.document, problem))}>
          {fix.title.zh}
        </Button>
      )}
    </div>
  )
}
