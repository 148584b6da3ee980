import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { ToldProblem } from '../../../schemas/studio/checked.ts'
import { blockOf, type Document, isMap, type Json } from '../document/index.ts'
import { widgetOf } from '../editor/editor-context.ts'
import { schemaBeside } from '../form/arguments.ts'
import { labelOf } from '../document/field-label.ts'
import { asSchema, type FormSchema, routeSchemaOf } from '../form/schema.ts'
import { placeOfPointer } from './problem-places.ts'

interface Walked {
  /** What is said at the path, and its schema. */
  readonly schema: FormSchema
  readonly value: Json | undefined
}

/** A step deeper, by the schema that the form shows there. */
function step(catalogue: Catalogue, { schema, value }: Walked, name: string | number): Walked {
  const map = isMap(value) ? value : {}
  const inner = Array.isArray(value) ? value[Number(name)] : map[String(name)]
  if (typeof name === 'number') return { schema: schema.items ?? {}, value: inner }
  const { additionalProperties: any } = schema
  const one = schema.properties?.[name] ?? (typeof any === 'object' ? any : {})
  return { schema: schemaBeside(catalogue, name, one, map), value: inner }
}

const pageSchemaOf = (catalogue: Catalogue, { kind }: Document): FormSchema =>
  kind === 'route'
    ? routeSchemaOf(catalogue)
    : asSchema(kind === 'page' || kind === 'part' || kind === 'theme' ? catalogue[kind] : {})

/** Where a path begins to be told by a schema of its own: the settings of a block, an action, or the page itself. */
function beginning(catalogue: Catalogue, document: Document, { key, path }: ReturnType<typeof placeOfPointer>) {
  if (key === undefined) return { at: 0, walked: { schema: pageSchemaOf(catalogue, document), value: document.rest } }
  const block = blockOf(document, key) ?? {}
  if (path[0] === 'props')
    return { at: 1, walked: { schema: asSchema(widgetOf(catalogue, block.widget)?.props), value: block.props } }
  if (path[0] !== 'on') return { at: 0, walked: { schema: asSchema(catalogue.block), value: block } }
  const actions = isMap(block.on) ? block.on[String(path[1])] : undefined
  const action = Array.isArray(actions) ? actions[Number(path[2])] : undefined
  return {
    at: 3,
    walked: { schema: asSchema(catalogue.actions[String(isMap(action) ? action.do : '')]), value: action },
  }
}

const own = (schema: FormSchema): readonly (readonly [string, string])[] =>
  Object.entries(schema.properties ?? {}).map(([name, one]) => [name, labelOf(name, one)])

/** What the fields on the way to a place, and those in it, are called in the form. */
function labelsAt(catalogue: Catalogue, document: Document, pointer: string): ReadonlyMap<string, string> {
  const place = placeOfPointer(document, pointer)
  const { at, walked } = beginning(catalogue, document, place)
  const labels = [...own(walked.schema)]
  place.path.slice(at).reduce<Walked>((before, name) => {
    const next = step(catalogue, before, name)
    labels.push(...own(next.schema))
    return next
  }, walked)
  return new Map(labels)
}

/** A problem as who fills in the form reads it: 「to」应该是：至少 1 个字 -> 还没有写「地址」. */
export function spokenProblem(
  catalogue: Catalogue,
  document: Document,
  { rule, pointer, message }: Pick<ToldProblem, 'rule' | 'pointer' | 'message'>,
): string {
  const labels = labelsAt(catalogue, document, pointer)
  const last = pointer.split('/').at(-1) ?? ''
  // What is said of a version names widgets, and the button does what the file would say.
  const isOfVersion = rule === 'version-ambiguous'
  const titleOf = (name: string) => (isOfVersion ? widgetOf(catalogue, name)?.title : undefined)
  const spoken = (name: string) => labels.get(name) ?? titleOf(name) ?? name
  // What a part wants is known by the part alone, whose words come with the problem.
  const worded = message.zh.replaceAll(
    /「([A-Za-z$][\w.-]*)」（([^（）]+)）/g,
    (all, name: string, description: string) => (labels.has(name) ? all : `「${labelOf(name, { description })}」`),
  )
  const said = worded
    .replaceAll(/(?<=「)[A-Za-z$][\w.-]*(?=」)/g, spoken)
    .replace(/(?<=可以用：)[\w$.、-]+$/, (names) => names.split('、').map(spoken).join('、'))
  if (isOfVersion) return said.split('：')[0] ?? said
  return said === `「${labels.get(last)}」应该是：至少 1 个字` ? `还没有写「${labels.get(last)}」` : said
}
