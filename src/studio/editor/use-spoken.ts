import { useCallback } from 'react'
import { spokenProblem } from '../document/spoken-problem.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import { useEditing } from './editor-context.ts'

/** How a problem of the open document is told. */
export function useSpoken(): (problem: Parameters<typeof spokenProblem>[2]) => string {
  const { catalogue, editor, titles } = useEditing()
  const { document } = useEditorState(editor)
  return useCallback((problem) => spokenProblem(catalogue, document, problem, titles), [catalogue, document, titles])
}
