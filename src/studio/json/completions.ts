import { getLocation } from 'jsonc-parser'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import { asSchema, type FormSchema, propertiesOf } from '../form/schema.ts'
import { isMap, readText, valueAt } from '../document/index.ts'

interface Completion {
  readonly label: string
  readonly detail?: string
  readonly type: 'property' | 'text'
}

export interface Completions {
  readonly from: number
  readonly options: readonly Completion[]
}

/** Which block the place is in, as far as the text says it: the longest part of the path that ends in a list of blocks. */
function blockPath(path: readonly (string | number)[]): number {
  for (let at = path.length - 1; at > 0; at -= 1) {
    const list = path[at - 1]
    const isList = list === 'blocks' || path[at - 2] === 'slots'
    if (typeof path[at] === 'number' && isList) return at + 1
  }
  return 0
}

function inside(schema: FormSchema, path: readonly (string | number)[]): FormSchema {
  return path.reduce<FormSchema>((one, step) => {
    if (typeof step === 'number') return one.items ?? {}
    const other = typeof one.additionalProperties === 'object' ? one.additionalProperties : {}
    return one.properties?.[step] ?? other
  }, schema)
}

/** Its widget, also where the text around the caret is not whole: written before it in the same block. */
function widgetAt(text: string, path: readonly (string | number)[], offset: number): string | undefined {
  const read = readText(text)
  const block = 'root' in read ? valueAt(read.root, path) : undefined
  if (isMap(block) && typeof block.widget === 'string') return block.widget
  return [...text.slice(0, offset).matchAll(/"widget":\s*"([a-z0-9-]+)"/g)].at(-1)?.[1]
}

function schemaAt(text: string, path: readonly (string | number)[], offset: number, catalogue: Catalogue): FormSchema {
  const depth = blockPath(path)
  if (depth === 0) return inside(asSchema(catalogue.page), path)
  const rest = path.slice(depth)
  const code = widgetAt(text, path.slice(0, depth), offset)
  const widget = catalogue.widgets.find((one) => one.code === code)
  if (rest[0] === 'props') return inside(asSchema(widget?.props), rest.slice(1))
  if (rest[0] === 'on' && rest.length === 1)
    return {
      properties: Object.fromEntries(
        Object.entries(widget?.events ?? {}).map(([event, { title }]) => [event, { title }]),
      ),
    }
  return inside(asSchema(catalogue.block), rest)
}

/** What may stand where the caret is: names of properties, codes of widgets, endpoints, actions, choices. */
export function completionsAt(text: string, offset: number, catalogue: Catalogue): Completions | undefined {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset)
  const from = previousNode?.type === 'string' || previousNode?.type === 'property' ? previousNode.offset : offset
  const written = (label: string, detail?: string): Completion => ({
    label: JSON.stringify(label),
    type: isAtPropertyKey ? 'property' : 'text',
    ...(detail && { detail }),
  })
  if (isAtPropertyKey) {
    const schema = schemaAt(text, path.slice(0, -1), offset, catalogue)
    const options = Object.entries(propertiesOf(schema)).map(([name, one]) =>
      written(name, one.title ?? one.description),
    )
    return options.length > 0 ? { from, options } : undefined
  }
  const key = path.at(-1)
  if (key === 'widget') return { from, options: catalogue.widgets.map(({ code, title }) => written(code, title)) }
  if (key === 'from' && path.includes('data'))
    return { from, options: Object.entries(catalogue.endpoints).map(([name, { title }]) => written(name, title)) }
  if (key === 'do')
    return {
      from,
      options: Object.keys(catalogue.actions).map((name) => written(name, asSchema(catalogue.actions[name]).title)),
    }
  const choices = schemaAt(text, path, offset, catalogue).enum
  return (
    choices && { from, options: choices.map((choice) => ({ label: JSON.stringify(choice), type: 'text' as const })) }
  )
}
