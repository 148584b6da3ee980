import { componentDocumentSchema } from '../../../schemas/domain/component-kinds.ts'
import type { BuiltCatalogue } from '../../../schemas/studio/catalogue.ts'
import type { ProblemView } from '../../../schemas/studio/checked.ts'
import { blockOf, type Document, isMap, type Json, type JsonMap, noTitles, type Titles } from './index.ts'
import { schemaBeside } from './arguments.ts'
import { choiceText } from './choice-words.ts'
import { labelOf } from './field-label.ts'
import { asSchema, type FormSchema, routeSchemaOf, shownSchema } from './form-schema.ts'
import { placeOfPointer } from './problem-places.ts'

const widgetOf = ({ widgets }: BuiltCatalogue, code: unknown) => widgets.find((widget) => widget.code === code)

interface Walked {
  /** What is said at the path, and its schema. */
  readonly schema: FormSchema
  readonly value: Json | undefined
}

/** A step deeper, by the schema that the form shows there. */
function step(catalogue: BuiltCatalogue, { schema: told, value }: Walked, name: string | number): Walked {
  const schema = shownSchema(told, value)
  const map = isMap(value) ? value : {}
  const inner = Array.isArray(value) ? value[Number(name)] : map[String(name)]
  if (typeof name === 'number') return { schema: schema.items ?? {}, value: inner }
  const { additionalProperties: any } = schema
  const one = schema.properties?.[name] ?? (typeof any === 'object' ? any : {})
  return { schema: schemaBeside(catalogue, name, one, map), value: inner }
}

const pageSchemaOf = (catalogue: BuiltCatalogue, { kind }: Document): FormSchema =>
  kind === 'route'
    ? routeSchemaOf(catalogue)
    : asSchema(kind === 'page' || kind === 'part' || kind === 'theme' ? catalogue[kind] : {})

const entrySchema = (type: Json | undefined): FormSchema =>
  asSchema(componentDocumentSchema(type).properties.entries.items)

/** Where a path begins to be told by a schema of its own: the settings of a block, an action, or the page itself. */
function beginning(catalogue: BuiltCatalogue, document: Document, { key, path }: ReturnType<typeof placeOfPointer>) {
  if (key === undefined) return { at: 0, walked: { schema: pageSchemaOf(catalogue, document), value: document.rest } }
  const block = blockOf(document, key) ?? {}
  if (document.kind === 'component') return { at: 0, walked: { schema: entrySchema(document.rest.type), value: block } }
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

/** What the fields of a form are called, whichever of its shapes it has. */
const own = (schema: FormSchema): readonly (readonly [string, string])[] => [
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(own),
  ...Object.entries(schema.properties ?? {}).map(([name, one]) => [name, labelOf(name, one)] as const),
]

/** The places of a block by their titles: left -> 左栏. */
const placesIn = (catalogue: BuiltCatalogue, block: JsonMap): readonly (readonly [string, string])[] =>
  Object.entries(widgetOf(catalogue, block.widget)?.slots ?? {}).map(([name, { title }]) => [
    name,
    labelOf(name, { title }),
  ])

/** What the fields on the way to a place, and those in it, are called in the form, and the schema of the place itself. */
function saidAt(catalogue: BuiltCatalogue, document: Document, pointer: string) {
  const place = placeOfPointer(document, pointer)
  const { at, walked } = beginning(catalogue, document, place)
  const block = place.key === undefined ? {} : (blockOf(document, place.key) ?? {})
  const props = asSchema(widgetOf(catalogue, block.widget)?.props)
  const labels = [...placesIn(catalogue, block), ...own(props), ...own(walked.schema)]
  const { schema, value } = place.path.slice(at).reduce<Walked>((before, name) => {
    const next = step(catalogue, before, name)
    const given = isMap(before.value) ? own(schemaBeside(catalogue, 'with', {}, before.value)) : []
    labels.push(...given, ...own(next.schema))
    return next
  }, walked)
  return { labels: new Map(labels), schema, isEmpty: schema.minLength === 1 && value === '' }
}

/** 「items[0]」 -> 「内容」的第 1 项 */
const placed = (label: string, indices: string): string =>
  `「${label}」${[...indices.matchAll(/\d+/g)].map(([at]) => `的第 ${Number(at) + 1} 项`).join('')}`

/** A problem as who fills in the form reads it: 「to」应该是：至少 1 个字 -> 还没有写「地址」. */
export function spokenProblem(
  catalogue: BuiltCatalogue,
  document: Document,
  { rule, pointer, message }: Pick<ProblemView, 'rule' | 'pointer' | 'message'>,
  titles: Titles = noTitles,
): string {
  const { labels, schema, isEmpty } = saidAt(catalogue, document, pointer)
  const last = pointer.split('/').at(-1) ?? ''
  // What is said of a version names widgets, and the button does what the file would say.
  const isOfVersion = rule === 'version-ambiguous'
  const titleOf = (name: string) => (isOfVersion ? widgetOf(catalogue, name)?.title : undefined)
  const spoken = (name: string) => labels.get(name) ?? titleOf(name) ?? name
  const said = message.zh
    .replaceAll(/(?<=部件「)[a-z0-9-]+(?=」)/g, (name) => titles.parts[name] ?? name)
    // What is told of a name is its title; of what a part wants, the part alone knows it.
    .replaceAll(/「[A-Za-z$][\w.-]*((?:\[\d+\])*)」（((?:[^（）]|（[^（）]*）)+)）/g, (_, at: string, title: string) =>
      placed(title, at),
    )
    .replaceAll(/「([A-Za-z$][\w.-]*)((?:\[\d+\])*)」/g, (_, name: string, at: string) => placed(spoken(name), at))
    .replace(/(?<=可以用：)[\w$.、-]+$/, (names) => names.split('、').map(spoken).join('、'))
    .replaceAll('true 或 false', '是或否')
    .replaceAll('空（null）', '空')
    .replace(/(?<=只能是：)[\w$.、-]+$/, (codes) =>
      codes
        .split('、')
        .map((code) => choiceText(schema, code))
        .join('、'),
    )
  if (isOfVersion) return said.split('：')[0] ?? said
  return isEmpty ? `还没有写「${spoken(last)}」` : said
}
