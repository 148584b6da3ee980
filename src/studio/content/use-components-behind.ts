import { useMemo } from 'react'
import type { Json } from '../document/index.ts'
import { type Editing, useEditing } from '../editor/editor-context.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import { componentsBehind } from './components-behind.ts'

/** Where a component, or one entry of it, is edited. */
export const entryAddress = (code: string, entry?: string): string =>
  `/pages/component/${encodeURIComponent(code)}${entry === undefined ? '' : `#${encodeURIComponent(entry)}`}`

/** The page components whose contents a value of the open page shows, those first that it names whole. */
export function useComponentsBehind(value: Json | undefined): NonNullable<Editing['components']> {
  const { editor, components } = useEditing()
  const { rest } = useEditorState(editor).document
  return useMemo(() => {
    const codes = componentsBehind(value, rest, components?.map(({ code }) => code) ?? [])
    return codes.flatMap((code) => components?.find((one) => one.code === code) ?? [])
  }, [value, rest, components])
}
