import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ProblemView } from '../../../schemas/studio/checked.ts'
import { type Document, print, textPath } from '../document/index.ts'
import { useEditing } from '../editor/editor-context.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import { useCompletions } from './use-completions.ts'
import type { JsonEditor } from './json-editor.ts'

/** ms without a key after which the text is taken over. */
const TAKE_AFTER = 600

interface OpenJson {
  /** Where the editor stands. */
  readonly place: RefObject<HTMLDivElement | null>
  readonly view: RefObject<JsonEditor | undefined>
  readonly isReady: boolean
  /** Why what was typed is not taken over. */
  readonly problem: string | undefined
  /** Back to what all other panes show. */
  readonly throwAway: () => void
}

/** The text of the open document in an editor of its own: what is typed is taken over, what others do is shown. */
export function useJsonEditor(): OpenJson {
  const { editor, canEdit } = useEditing()
  const complete = useCompletions()
  const { document, problems, written } = useEditorState(editor)
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<JsonEditor>(undefined)
  /** What the text says, or said before somebody typed in it. */
  const said = useRef<Document>(document)
  const [isReady, setReady] = useState(false)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    const { current } = place
    if (!current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const take = () => {
      const taken = editor.takeWritten()
      if (!taken) return
      if ('written' in taken) said.current = taken.written
      setProblem('problem' in taken ? problemText(taken.problem) : undefined)
    }
    void import('./json-editor.ts').then(({ createJsonEditor }) => {
      if (isGone) return
      const { written, document } = editor.state
      said.current = written?.base ?? document
      view.current = createJsonEditor(current, {
        text: written?.text ?? print(document),
        complete,
        isLocked: !canEdit,
        onType: (text) => {
          clearTimeout(timer)
          editor.write({ text, base: said.current })
          timer = setTimeout(take, TAKE_AFTER)
        },
      })
      setReady(true)
      take()
    })
    return () => {
      isGone = true
      clearTimeout(timer)
      // Whoever turns to the canvas right after the last key has written that too.
      take()
      view.current?.destroy()
      view.current = undefined
    }
  }, [editor, canEdit, complete])

  useShown(view, said, { isReady, isWritten: written !== undefined, document, problems })
  useSelected(view, isReady)
  const throwAway = () => {
    editor.write(undefined)
    setProblem(undefined)
    said.current = editor.state.document
    view.current?.show(print(said.current))
  }
  return { place, view, isReady, problem: written && problem, throwAway }
}

const problemText = (problem: { readonly message: string; readonly line?: number; readonly column?: number }) =>
  problem.line === undefined ? problem.message : `第 ${problem.line} 行第 ${problem.column} 列：${problem.message}`

interface Shown {
  readonly isReady: boolean
  readonly isWritten: boolean
  readonly document: Document
  readonly problems: readonly ProblemView[]
}

/** What others do is shown, and what is wrong is underlined, as long as nothing stands in the text that was not taken over. */
function useShown(
  view: RefObject<JsonEditor | undefined>,
  said: RefObject<Document>,
  { isReady, isWritten, document, problems }: Shown,
): void {
  const { editor } = useEditing()
  useEffect(() => {
    const { current } = view
    // A key may have come since this was drawn.
    if (!isReady || isWritten || editor.state.written || !current) return
    const text = print(document)
    // Whoever writes here writes as they like: what says the same is not put in order under their caret.
    if (current.hasFocus() && print(said.current) === text) return
    current.show(text)
    said.current = document
  }, [view, said, editor, isReady, isWritten, document])
  useEffect(() => {
    if (isReady) view.current?.mark(isWritten ? [] : problems)
  }, [view, isReady, isWritten, problems, document])
}

/** What is selected in the outline, or was when one came here, is brought into sight. */
function useSelected(view: RefObject<JsonEditor | undefined>, isReady: boolean): void {
  const { editor } = useEditing()
  const { selected } = useEditorState(editor)
  const [key] = selected
  useEffect(() => {
    const path = key === undefined ? undefined : textPath(editor.state.document, key)
    if (isReady && path) view.current?.reveal(path)
  }, [view, editor, isReady, key])
}
