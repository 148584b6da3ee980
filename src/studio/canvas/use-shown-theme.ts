import { useMemo } from 'react'
import { coloursOf } from '../../domain/look/theme-contrast.ts'
import { isMap } from '../document/index.ts'
import { useEditing } from '../editor/editor-context.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import type { ShownTheme } from './protocol.ts'

/** Of the theme that is open; undefined where something else is. */
export function useShownTheme(): ShownTheme | undefined {
  const { editor } = useEditing()
  const { item, document } = useEditorState(editor)
  return useMemo(() => (item.kind === 'theme' ? shownTheme(document.rest) : undefined), [document, item])
}

/** The colours and corners of a theme; what is none counts as not written. */
export function shownTheme(written: Readonly<Record<string, unknown>>): ShownTheme {
  const [tokens, dark] = [written['tokens'], written['dark']].map((side) => (isMap(side) ? side : {}))
  const corners = Object.entries(tokens!).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  return {
    tokens: { ...coloursOf(tokens!), ...Object.fromEntries(corners) },
    dark: coloursOf(dark!),
  }
}
