import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { ToldProblem } from '../../../schemas/studio/checked.ts'
import { print, replaceText, type TextProblem } from '../document/index.ts'
import { Skeleton } from '../controls/states.tsx'
import { useEditing } from '../editor/editor-context.ts'
import type { JsonEditor } from './json-editor.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import styles from './json.module.css'

/** ms without a key after which the text is taken over. */
const TAKE_AFTER = 600

/** The document as its file. What is typed is taken over when it is whole; until then nothing but this pane knows of it. */
export function JsonPane(): ReactNode {
  const { editor, catalogue, canEdit } = useEditing()
  const { document, problems } = useEditorState(editor)
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<JsonEditor>(undefined)
  const [isReady, setReady] = useState(false)
  const [broken, setBroken] = useState<TextProblem>()

  useEffect(() => {
    const { current } = place
    if (!current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let typed: string | undefined
    let isGone = false
    const take = () => {
      const text = typed
      if (text === undefined) return
      typed = undefined
      const made = replaceText(editor.state.document, text)
      setBroken('problem' in made ? made.problem : undefined)
      if (!('problem' in made)) editor.apply(made)
    }
    void import('./json-editor.ts').then(({ createJsonEditor }) => {
      if (isGone) return
      view.current = createJsonEditor(current, {
        text: print(editor.state.document),
        catalogue,
        isLocked: !canEdit,
        onType: (text) => {
          clearTimeout(timer)
          typed = text
          timer = setTimeout(take, TAKE_AFTER)
        },
      })
      setReady(true)
    })
    return () => {
      isGone = true
      clearTimeout(timer)
      // Whoever turns to the canvas right after the last key has written that too.
      take()
      view.current?.destroy()
      view.current = undefined
    }
  }, [editor, catalogue, canEdit])

  useShown(view, { isReady, broken, text: print(document), problems })
  return (
    <section className={styles.pane} aria-label="JSON">
      {!isReady && <Skeleton lines={8} />}
      <div ref={place} className={styles.editor} />
      <p className={styles.status} role="status" data-broken={broken !== undefined || undefined}>
        {broken
          ? `第 ${broken.line} 行第 ${broken.column} 列：${broken.message}。改完整之前，其他地方不变。`
          : '和其他面板是同一份内容，改了马上生效'}
      </p>
    </section>
  )
}

interface Shown {
  readonly isReady: boolean
  readonly broken: TextProblem | undefined
  readonly text: string
  readonly problems: readonly ToldProblem[]
}

/** What others do is shown, and what is wrong is underlined, as long as nothing unfinished stands in the text. */
function useShown(view: RefObject<JsonEditor | undefined>, { isReady, broken, text, problems }: Shown): void {
  useEffect(() => {
    if (isReady && !broken) view.current?.show(text)
  }, [view, isReady, broken, text])
  useEffect(() => {
    if (isReady) view.current?.mark(broken ? [] : problems)
  }, [view, isReady, broken, problems, text])
}
