import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Json, JsonMap } from '../document/index.ts'
import { type Editing, useEditing } from '../editor/editor-context.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import { componentsOf, dataShownBy, expressionsIn, readsComponents } from './shown-data.ts'

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
export function useContentSources(value: Json | undefined): Behind {
  const { catalogue, editor, components } = useEditing()
  const { rest } = useEditorState(editor).document
  const { data, reading } = useMemo(() => {
    const data = dataShownBy(value, rest)
    return { data, reading: data.filter((source) => readsComponents(catalogue, source)) }
  }, [value, rest, catalogue])
  const given = useGiven(reading)
  return useMemo(() => {
    const codes = componentsOf(reading, components?.map(({ code }) => code) ?? [], given)
    const others = data.filter((source) => !reading.includes(source)).map(({ from }) => String(from))
    return {
      components: codes.flatMap((code) => components?.find((one) => one.code === code) ?? []),
      others: [...new Set(others)].map((name) => catalogue.endpoints[name]?.title ?? name),
    }
  }, [data, reading, given, components, catalogue])
}

/** What the page in the canvas asks for now, where that is worked out: route.code + '_HERO'. */
function useGiven(reading: readonly JsonMap[]): string {
  const { values } = useEditing()
  const texts = useMemo(() => expressionsIn(reading), [reading])
  useEffect(() => {
    const stops = texts.map((text) => values.watch(text))
    return () => {
      for (const stop of stops) stop()
    }
  }, [values, texts])
  return useSyncExternalStore(values.subscribe, () => texts.map((text) => values.toldOf(text)?.text ?? '').join(' '))
}
