import { choiceText, type Choices } from './choice-words.ts'
import { labelOf, type Named } from './field-label.ts'
import type { Json, ValuePath } from './json.ts'

/** The part of a schema that says what a value and those in it are called. */
export interface SaidOfValue extends Named, Choices {
  readonly properties?: Readonly<Record<string, SaidOfValue>>
  readonly items?: SaidOfValue
  readonly additionalProperties?: boolean | SaidOfValue
}

/** What is said of a value in a map or a list; undefined where nothing is known of it. */
function inner(schema: SaidOfValue | undefined, name: ValuePath[number]): SaidOfValue | undefined {
  if (typeof name === 'number') return schema?.items
  const { properties = {}, additionalProperties: others } = schema ?? {}
  return Object.hasOwn(properties, name) ? properties[name] : typeof others === 'object' ? others : undefined
}

/** The fields on a path as the form calls them; what an operator named, and what nobody knows, stands as it is. */
export function fieldWords(schema: SaidOfValue | undefined, path: ValuePath): string {
  const words: string[] = []
  let at = schema
  for (const name of path) {
    const isField = at?.properties !== undefined && Object.hasOwn(at.properties, name)
    at = inner(at, name)
    if (typeof name === 'string') words.push(isField && at ? labelOf(name, at) : name)
  }
  return words.join(' ')
}

/** What a choice at a path is called; undefined where the value is none. */
export function choiceWords(
  schema: SaidOfValue | undefined,
  path: ValuePath,
  value: Json | undefined,
): string | undefined {
  const said = path.reduce<SaidOfValue | undefined>(inner, schema)
  return value !== undefined && said?.enum?.includes(value) ? choiceText(said, value) : undefined
}
