import { useMemo } from 'react'
import type { Json } from '../document/index.ts'
import { type Editing, useEditing } from '../editor/editor-context.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import { componentsOf, dataBehind, readsComponents } from './components-behind.ts'

/** Where a component, or one entry of it, is edited. */
export const entryAddress = (code: string, entry?: string): string =>
  `/pages/component/${encodeURIComponent(code)}${entry === undefined ? '' : `#${encodeURIComponent(entry)}`}`

interface Behind {
  /** Page components, those first that it names whole. */
  readonly components: NonNullable<Editing['components']>
  /** What else it shows, of which the mall tells: titles of endpoints. */
  readonly others: readonly string[]
}

/** Where the contents come from that a value of the open page shows. */
export function useContentsBehind(value: Json | undefined): Behind {
  const { catalogue, editor, components } = useEditing()
  const { rest } = useEditorState(editor).document
  return useMemo(() => {
    const data = dataBehind(value, rest)
    const codes = componentsOf(
      data.filter((source) => readsComponents(catalogue, source)),
      components?.map(({ code }) => code) ?? [],
    )
    const others = data.filter((source) => !readsComponents(catalogue, source)).map(({ from }) => String(from))
    return {
      components: codes.flatMap((code) => components?.find((one) => one.code === code) ?? []),
      others: [...new Set(others)].map((name) => catalogue.endpoints[name]?.title ?? name),
    }
  }, [value, rest, components, catalogue])
}
