import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { isMap, type JsonMap } from '../document/index.ts'
import { type Editing, useEditing } from '../editor/editor-context.ts'
import { choicesOf } from '../form/choices.ts'
import { readPart } from '../form/read-part.ts'
import { useStudio } from '../session/studio.ts'
import { type Completions, completionsAt, partAt, type WrittenAbout } from './completions.ts'

/** What may stand at a place of a text, by what the open document is and may name now. */
export function useCompletions(): (text: string, offset: number) => Promise<Completions | undefined> {
  const editing = useEditing()
  const inputsOf = usePartInputs()
  const latest = useRef(editing)
  useLayoutEffect(() => void (latest.current = editing), [editing])
  return useCallback(
    async (text, offset) => {
      const inputs = await inputsOf(partAt(text, offset))
      return completionsAt(text, offset, { ...aboutOf(latest.current), ...(inputs && { inputs }) })
    },
    [inputsOf],
  )
}

/** Asks what a part wants to be given: once for each part, as long as the tab is open. */
function usePartInputs() {
  const { call } = useStudio()
  return useMemo(() => {
    const asked = new Map<string, Promise<JsonMap | undefined>>()
    return async (name: string | undefined): Promise<JsonMap | undefined> => {
      if (name === undefined) return undefined
      const part = asked.get(name) ?? readPart(call, name)
      asked.set(name, part)
      const { inputs } = (await part) ?? {}
      // What could not be asked is asked again.
      if (!(await part)) asked.delete(name)
      return isMap(inputs) ? inputs : undefined
    }
  }, [call])
}

/** What the open document is, and what may be named in it. */
function aboutOf(editing: Editing): WrittenAbout {
  const { editor, catalogue, titles } = editing
  const { document, row } = editor.state
  const { kind } = document
  return {
    ...{ kind, catalogue, parts: titles.parts, choices: (named) => choicesOf(named, document, editing) },
    ...(row?.screen !== undefined && { screen: row.screen }),
  }
}
