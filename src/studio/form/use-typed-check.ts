import { useEffect, useRef, useState } from 'react'
import { type Editing, useEditing } from '../editor/editor-context.ts'
import { isMap, type Json, type Outcome, setBlockValue, setPageValue, type ValuePath } from '../document/index.ts'
import { spokenProblem } from '../document/spoken-problem.ts'
import { placeOfPointer } from '../document/problem-places.ts'
import { askCheck } from '../session/ask-check.ts'
import { useStudio } from '../session/studio.ts'
import { useEditorState } from '../session/use-editor-state.ts'

/** ms without a key after which what was typed is checked. */
const REST = 250

interface Typed {
  /** As it stands in the field. */
  readonly text: string
  readonly path: ValuePath
  /** It is not the document's yet. */
  readonly isTyping: boolean
  /** What the last check of the document says of the field. */
  readonly problem: string | undefined
}

/** What is told of a field: undefined while nobody knows, '' when nothing is wrong. */
interface Verdict {
  readonly text: string
  readonly problem: string
}

/**
 * What is wrong with a text while it is typed, before it is a step of the draft: the server's own check of the document as it would be,
 * which saves nothing. '' where nothing is wrong; undefined until it is known.
 */
export function useTypedCheck({ text, path, isTyping, problem }: Typed): string | undefined {
  const { call } = useStudio()
  const editing = useEditing()
  const { editor } = editing
  const { isChecked } = useEditorState(editor)
  const [verdict, setVerdict] = useState<Verdict>()
  const turn = useRef(0)
  const at = path.join('/')
  useEffect(() => {
    if (!isTyping) return
    const mine = (turn.current += 1)
    const check = async () => {
      const made = withTyped(editing, path, typedValue(text))
      if ('refused' in made) return setVerdict({ text, problem: made.code === 'unchanged' ? '' : made.refused })
      const changed = { document: made.document, patches: made.step.patches }
      const answer = await askCheck(call, editor.state, changed)
      // An answer may come when the text is a step already: it is good until the check of the document is here.
      if (turn.current !== mine || 'failure' in answer) return
      const [key] = editor.state.selected
      const here = answer.problems.find((one) => {
        const place = placeOfPointer(made.document, one.pointer)
        return place.key === key && place.path.join('/') === at
      })
      setVerdict({ text, problem: here ? spokenProblem(editing.catalogue, made.document, here, editing.titles) : '' })
    }
    const timer = setTimeout(() => void check(), REST)
    return () => clearTimeout(timer)
    // The path is the same while its text is: a new list of the same names is no other field.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text, at, isTyping, call, editing])
  const ofText = verdict?.text === text ? verdict.problem : undefined
  if (isTyping) return ofText
  return isChecked ? (problem ?? '') : (ofText ?? problem)
}

/** Braces with nothing in them are no value. */
export const isBlank = (text: string): boolean => text.replaceAll(/[{}\s]/g, '') === ''

/** What a text in the field stands for. */
export const typedValue = (text: string): Json | undefined => (isBlank(text) ? undefined : text)

/** The document with the value where the form has it: in the chosen block, or beside the blocks. */
function withTyped({ editor, titles }: Editing, path: ValuePath, value: Json | undefined): Outcome {
  const { document, selected } = editor.state
  const [key] = selected
  return key !== undefined && isMap(document.byId[key])
    ? setBlockValue(document, { key, path, value }, titles)
    : setPageValue(document, { path, value })
}
