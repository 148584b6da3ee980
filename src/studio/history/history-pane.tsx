import type { ReactNode } from 'react'
import { canRedo, canUndo } from '../document/index.ts'
import { IconButton } from '../controls/button.tsx'
import { Empty } from '../controls/states.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import styles from './history.module.css'

/** One's own steps, the last first: a tap leads to how it was after any of them. */
export function HistoryPane(): ReactNode {
  const { editor } = useEditing()
  const { history } = useEditorState(editor)
  const { steps, position } = history
  return (
    <section className={styles.pane} aria-label="修改历史">
      <header className={styles.top}>
        <p>{steps.length === 0 ? '还没有修改' : `${position} / ${steps.length} 步`}</p>
        <IconButton icon="undo" label="撤销" disabled={!canUndo(history)} onClick={() => editor.goTo(position - 1)} />
        <IconButton icon="redo" label="重做" disabled={!canRedo(history)} onClick={() => editor.goTo(position + 1)} />
      </header>
      {steps.length === 0 ? (
        <Empty icon="history">每一步都会记在这里，可以回到任何一步。</Empty>
      ) : (
        <ol className={styles.steps}>
          {steps.toReversed().map((step, back) => {
            const at = steps.length - back
            return (
              <li key={step.id}>
                <button
                  type="button"
                  aria-current={at === position ? 'step' : undefined}
                  data-undone={at > position || undefined}
                  onClick={() => editor.goTo(at)}
                >
                  {step.label}
                </button>
              </li>
            )
          })}
          <li>
            <button type="button" aria-current={position === 0 ? 'step' : undefined} onClick={() => editor.goTo(0)}>
              打开时的样子
            </button>
          </li>
        </ol>
      )}
    </section>
  )
}
