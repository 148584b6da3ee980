import { useMemo } from 'react'
import { defaultColours } from '../../domain/look/default-colours.ts'
import { coloursOf } from '../../domain/look/theme-contrast.ts'
import { isMap } from '../document/index.ts'
import { useEditing } from '../editor/editor-context.ts'
import { useEditorState } from '../session/use-editor-state.ts'

type Tokens = Readonly<Record<string, string | number>>

/** Of the theme that is open; undefined where something else is. */
export function useThemeTokens(): Tokens | undefined {
  const { editor } = useEditing()
  const { item, document } = useEditorState(editor)
  return useMemo(() => (item.kind === 'theme' ? themeTokens(document.rest.tokens) : undefined), [document, item])
}

/** What the theme makes of the page: its own colours and corners, and the shop's colours where it has none. */
export function themeTokens(written: unknown): Tokens {
  const tokens = isMap(written) ? written : {}
  const corners = Object.entries(tokens).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  return { ...defaultColours, ...coloursOf(tokens), ...Object.fromEntries(corners) }
}
