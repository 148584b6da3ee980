import { type ReactNode, useState } from 'react'
import { useCommand } from '../app/commands.ts'
import { Button } from '../controls/button.tsx'
import { Skeleton } from '../controls/states.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { FindBar } from './find-bar.tsx'
import { useJsonEditor } from './use-json-editor.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import styles from './json.module.css'

/**
 * The document as its file. What is typed is taken over when it is whole, as a change of what stood here before; until then nothing but this
 * pane knows of it, and it stays here, whatever is looked at meanwhile.
 */
export function JsonPane(): ReactNode {
  const { editor } = useEditing()
  const { written } = useEditorState(editor)
  const { place, view, isReady, problem, throwAway } = useJsonEditor()
  const [isFinding, setFinding] = useState(false)
  useCommand('find', '在 JSON 里查找', 'mod+f', () => setFinding(true))
  const stopFinding = () => {
    setFinding(false)
    view.current?.unpoint()
    view.current?.focus()
  }
  return (
    <section className={styles.pane} aria-label="JSON">
      {isFinding && <FindBar view={view} onClose={stopFinding} />}
      {!isReady && (
        <div className={styles.waiting}>
          <Skeleton lines={8} />
        </div>
      )}
      <div ref={place} className={styles.editor} />
      <div className={styles.foot}>
        <p role="status" data-broken={problem !== undefined || undefined}>
          {problem
            ? `${problem}。改完整之前，其他地方不变；这里写的会留着。`
            : written
              ? '正在输入…'
              : '和其他面板是同一份内容，改了马上生效'}
        </p>
        {problem && <ThrowAway onThrow={throwAway} />}
        <Button look="quiet" icon="search" onClick={() => setFinding(true)}>
          查找
        </Button>
      </div>
    </section>
  )
}

/** Back to what all other panes show. What was typed is gone then, so it is asked. */
function ThrowAway({ onThrow }: { readonly onThrow: () => void }): ReactNode {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <Button look="quiet" onClick={() => setAsking(true)}>
        不要这里写的
      </Button>
    )
  return (
    <>
      <Button look="danger" onClick={onThrow}>
        真的不要
      </Button>
      <Button look="quiet" onClick={() => setAsking(false)}>
        留着
      </Button>
    </>
  )
}
