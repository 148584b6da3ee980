import { getLocation, parse } from 'jsonc-parser'
import { componentDocumentSchema, componentKinds } from '../../../schemas/domain/component-kinds.ts'
import { partUseSchema } from '../../../schemas/page/part.ts'
import type { NamedKind } from '../../../schemas/keywords.ts'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { ItemKind } from '../../../schemas/studio/item.ts'
import { isMap, type Json, type JsonMap, valueAt } from '../document/index.ts'
import { schemaBeside } from '../document/arguments.ts'
import { choiceText } from '../document/choice-words.ts'
import { actionChoices, type Choice } from '../form/choices.ts'
import { asSchema, type FormSchema, propertiesOf } from '../document/form-schema.ts'
import { schemaOfDocument } from '../form/schema.ts'
import { expectedTypeText } from '../form/expected-type.ts'

interface Completion {
  readonly label: string
  readonly detail?: string
  readonly type: 'property' | 'text'
}

export interface Completions {
  readonly from: number
  readonly options: readonly Completion[]
}

/** What a text is of, and what it may name. */
export interface WrittenAbout {
  readonly kind: ItemKind
  /** The screen that a page stands around. */
  readonly screen?: string
  readonly catalogue: Catalogue
  /** Parts that a page may use, by their names. */
  readonly parts: Readonly<Record<string, string>>
  readonly choices: (kind: NamedKind) => readonly Choice[]
  /** What the part at the caret asks for, by name; absent until it is known. */
  readonly inputs?: JsonMap
}

type Path = readonly (string | number)[]

interface Place extends WrittenAbout {
  readonly path: Path
  /** What the text says, as far as it can be read. */
  readonly root: Json
}

/** Which block the place is in, as far as the text says it: the longest part of the path that ends in a list of blocks. */
function blockPath(path: Path): number {
  for (let at = path.length - 1; at > 0; at -= 1) {
    const list = path[at - 1]
    const isList = list === 'blocks' || path[at - 2] === 'slots'
    if (typeof path[at] === 'number' && isList) return at + 1
  }
  return 0
}

/** Properties of a value, of whichever of its alternatives. */
const propertiesIn = ({ properties, anyOf = [], oneOf = [] }: FormSchema): Readonly<Record<string, FormSchema>> =>
  Object.assign({}, ...[...anyOf, ...oneOf].map(propertiesIn), properties) as Readonly<Record<string, FormSchema>>

/** The schema of what stands at a path inside a value; what an endpoint takes is known by what stands beside it. */
function inside(schema: FormSchema, path: Path, value: Json | undefined, catalogue: Catalogue): FormSchema {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const next = valueAt(value ?? null, [step])
  if (typeof step === 'number') return inside(itemsOf(schema), rest, next, catalogue)
  const other = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
  const own = propertiesIn(schema)
  const one = Object.hasOwn(own, step) ? own[step]! : other
  return inside(isMap(value) ? schemaBeside(catalogue, step, one, value) : one, rest, next, catalogue)
}

/** What a list of texts says that it names, each of them does. */
const itemsOf = ({ items = {}, names }: FormSchema): FormSchema => (names === undefined ? items : { ...items, names })

const titled = (named: Readonly<Record<string, { readonly title?: string }>>): FormSchema => ({
  properties: Object.fromEntries(Object.entries(named).map(([name, { title }]) => [name, title ? { title } : {}])),
})

const slotsOf = (schema: unknown) => schema as Readonly<Record<string, { title?: string; allow?: readonly string[] }>>

/** What the whole text is; of a page around a screen, with the names of that screen's slots. */
function schemaOfText({ kind, screen, catalogue, root }: Place): FormSchema {
  if (kind === 'component') {
    const schema = asSchema(componentDocumentSchema(isMap(root) ? root.type : undefined))
    const types = { ...schema.properties?.type, enum: Object.keys(componentKinds) }
    return { ...schema, properties: { ...schema.properties, type: types } }
  }
  const schema = schemaOfDocument(kind, catalogue, screen !== undefined)
  const slots = screen === undefined ? undefined : catalogue.screens[screen]?.slots
  if (!slots) return schema
  return { ...schema, properties: { ...schema.properties, slots: titled(slotsOf(slots)) } }
}

/** A block by what it says of itself: a widget, a part, or neither yet. */
function schemaOfBlock(block: JsonMap, place: Place): FormSchema {
  const { catalogue, kind } = place
  const { part: _part, ...ofBlock } = { part: undefined, ...propertiesOf(catalogue.block) }
  if (block.part !== undefined) return schemaOfUse(place)
  const { part = {} } = propertiesOf(partUseSchema)
  return { properties: { ...ofBlock, ...(block.widget === undefined && kind === 'page' && { part }) } }
}

/** The use of a part, with what that part asks for: each input by its kind and what is said of it. */
function schemaOfUse({ inputs = {}, choices }: Place): FormSchema {
  const sources = choices('source')
  const kindOf = ({ from, ...schema }: JsonMap) =>
    sources.find(({ value }) => value === from)?.title ?? expectedTypeText([], asSchema(schema))
  const asked = Object.entries(inputs).map(([name, input]) => {
    const declared = isMap(input) ? input : {}
    const said = [kindOf(declared), declared.title ?? declared.description]
      .filter((one) => typeof one === 'string')
      .join('：')
    return [name, { ...asSchema(declared), title: declared.default === undefined ? `${said}（要给）` : said }]
  })
  const use = asSchema(partUseSchema)
  const { with: given } = propertiesOf(use)
  return { ...use, properties: { ...use.properties, with: { ...given, properties: Object.fromEntries(asked) } } }
}

/** The part that the block around the caret uses. */
export function partAt(text: string, offset: number): string | undefined {
  const { path } = getLocation(text, offset)
  const { part } = mapAt((parse(text) ?? null) as Json, path.slice(0, blockPath(path)))
  return typeof part === 'string' ? part : undefined
}

/** Its widget, also where the text around the caret is not whole: written before it in the same block. */
function widgetOf(block: JsonMap, text: string, offset: number, { widgets }: Catalogue) {
  const written = [...text.slice(0, offset).matchAll(/"widget":\s*"([a-z0-9-]+)"/g)].at(-1)?.[1]
  const code = typeof block.widget === 'string' ? block.widget : block.part === undefined ? written : undefined
  return widgets.find((one) => one.code === code)
}

const mapAt = (root: Json, path: Path): JsonMap => {
  const value = valueAt(root, path)
  return isMap(value) ? value : {}
}

function schemaAt(place: Place, text: string, offset: number): FormSchema {
  const { path, root, catalogue } = place
  const depth = blockPath(path)
  if (depth === 0) return inside(schemaOfText(place), path, root, catalogue)
  const block = mapAt(root, path.slice(0, depth))
  const [first, ...rest] = path.slice(depth)
  const widget = widgetOf(block, text, offset, catalogue)
  if (first === 'props') return inside(asSchema(widget?.props), rest, block.props, catalogue)
  if (first === 'slots' && rest.length === 0) return titled(slotsOf(widget?.slots ?? {}))
  if (first === 'variant') return { enum: widget?.variants ?? [] }
  if (first === 'widget') return { enum: codesAt(place, depth) }
  if (first === 'part') return { enum: Object.keys(place.parts) }
  if (first !== 'on') return inside(schemaOfBlock(block, place), path.slice(depth), block, catalogue)
  const [event, at, ...inner] = rest
  if (event === undefined) return titled(widget?.events ?? {})
  if (at === undefined) return {}
  const action = mapAt(block, ['on', event, at])
  return inside(schemaOfAction(action, catalogue), inner, action, catalogue)
}

function schemaOfAction({ do: name }: JsonMap, catalogue: Catalogue): FormSchema {
  const events = propertiesOf(catalogue.block).on?.additionalProperties
  const every = propertiesOf((typeof events === 'object' && events.items) || {})
  const known = typeof name === 'string' && Object.hasOwn(catalogue.actions, name) ? catalogue.actions[name] : {}
  return { properties: { ...propertiesOf(known), ...every, do: { ...every.do, enum: Object.keys(catalogue.actions) } } }
}

/** The widgets that may stand where a block does. */
function codesAt({ path, root, screen, catalogue }: Place, depth: number): readonly string[] {
  const codes = catalogue.widgets.map(({ code }) => code)
  const [list, slot] = path.slice(depth - 3, depth - 1)
  if (list !== 'slots' || typeof slot !== 'string') return codes
  const above = path.slice(0, depth - 3)
  const code = mapAt(root, above).widget
  const slots =
    above.length === 0
      ? catalogue.screens[screen ?? '']?.slots
      : catalogue.widgets.find((one) => one.code === code)?.slots
  const allow = slotsOf(slots ?? {})[slot]?.allow
  return allow ?? codes
}

/** What there is to write for a value, each with its words. */
function choicesAt(place: Place, text: string, offset: number): readonly Pick<Choice, 'value' | 'title'>[] {
  const { path, catalogue, parts } = place
  const schema = schemaAt(place, text, offset)
  if (schema.names) return place.choices(schema.names)
  const key = path.at(-1)
  const named = key === 'do' ? actionChoices(catalogue) : key === 'widget' ? titlesOf(catalogue) : []
  const titles = new Map(
    [...named, ...(key === 'part' ? asChoices(parts) : [])].map(({ value, title }) => [value, title]),
  )
  return (schema.enum ?? []).flatMap((choice) =>
    typeof choice === 'string' ? [{ value: choice, title: titles.get(choice) ?? choiceText(schema, choice) }] : [],
  )
}

const titlesOf = ({ widgets }: Catalogue) => widgets.map(({ code, title }) => ({ value: code, title }))
const asChoices = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }))

/** What may stand where the caret is, and does not stand there yet: names of properties, codes of widgets, endpoints, actions, choices. */
export function completionsAt(text: string, offset: number, about: WrittenAbout): Completions | undefined {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset)
  const from = previousNode?.type === 'string' || previousNode?.type === 'property' ? previousNode.offset : offset
  const root = (parse(text) ?? null) as Json
  if (!isAtPropertyKey) {
    const options = choicesAt({ ...about, path, root }, text, offset).map(({ value, title }) => ({
      ...{ label: JSON.stringify(value), type: 'text' as const },
      ...(title !== '' && title !== value && { detail: title }),
    }))
    return options.length > 0 ? { from, options } : undefined
  }
  const around = path.slice(0, -1)
  const written = mapAt(root, around)
  const schema = schemaAt({ ...about, path: around, root }, text, offset)
  const options = Object.entries(propertiesIn(schema))
    .filter(([name]) => name === path.at(-1) || !Object.hasOwn(written, name))
    .map(([name, { title, description }]) => {
      const detail = title ?? description
      return { label: JSON.stringify(name), type: 'property' as const, ...(detail && { detail }) }
    })
  return options.length > 0 ? { from, options } : undefined
}
