import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import { isMap, type JsonMap } from '../document/index.ts'
import { asSchema, type FormSchema, propertiesOf } from '../document/form-schema.ts'

export interface OfferedName {
  readonly name: string
  readonly help: string
}

/** What an expression may read. */
interface Names {
  readonly catalogue: Catalogue
  /** The page beside its blocks: its data, values and state have names. */
  readonly rest: JsonMap
}

/** The path that ends at the caret, inside {{ }}; undefined where no name can stand. */
export function wordBefore(text: string, caret: number): string | undefined {
  const before = text.slice(0, caret)
  if (before.lastIndexOf('{{') <= before.lastIndexOf('}}')) return undefined
  return /[A-Za-z][\w.]*$/.exec(before)?.[0]
}

const MOST = 12

const keysOf = (map: unknown) => (isMap(map) ? Object.keys(map) : [])

function roots({ catalogue, rest }: Names): OfferedName[] {
  return [
    ...keysOf(rest.data).map((name) => ({ name, help: '数据' })),
    ...keysOf(rest.values).map((name) => ({ name, help: '命名的值' })),
    ...keysOf(rest.inputs).map((name) => ({ name, help: '部件的输入' })),
    { name: 'state', help: '页面状态' },
    { name: 'event', help: '事件带来的值' },
    ...Object.entries(propertiesOf(catalogue.context)).map(([name, schema]) => ({
      name,
      help: schema.title ?? '',
    })),
    ...catalogue.functions.map(({ name, signature }) => ({ name, help: signature })),
  ]
}

/** The schema of what stands at a name of the page. */
function schemaOf(root: string, { catalogue, rest }: Names): FormSchema | undefined {
  const source = isMap(rest.data) ? rest.data[root] : undefined
  if (isMap(source) && typeof source.from === 'string') return asSchema(catalogue.endpoints[source.from]?.value)
  if (root === 'state' && isMap(rest.state))
    return { properties: Object.fromEntries(Object.keys(rest.state).map((name) => [name, {}])) }
  return propertiesOf(catalogue.context)[root]
}

const inner = (schema: FormSchema | undefined, name: string): FormSchema | undefined => {
  const { properties, anyOf } = schema ?? {}
  return properties?.[name] ?? anyOf?.map((one) => one.properties?.[name]).find((one) => one !== undefined)
}

/** Names that go on from what is typed: `off` -> offers; `offers.` -> its fields. */
export function namesFor(word: string, names: Names): OfferedName[] {
  const steps = word.split('.')
  const typed = (steps.at(-1) ?? '').toLowerCase()
  const fits = ({ name }: OfferedName) => name.toLowerCase().startsWith(typed) && name !== steps.at(-1)
  if (steps.length === 1) return roots(names).filter(fits).slice(0, MOST)
  const [root = '', ...middle] = steps.slice(0, -1)
  const schema = middle.reduce((one, name) => inner(one, name), schemaOf(root, names))
  const fields = { ...schema?.properties, ...schema?.anyOf?.find((one) => one.properties)?.properties }
  return Object.entries(fields)
    .map(([name, { title, description }]) => ({ name, help: title ?? description ?? '' }))
    .filter(fits)
    .slice(0, MOST)
}
