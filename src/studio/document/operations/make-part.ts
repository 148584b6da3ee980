import { type BlockKey, type Document, keysWithin, placeOf } from '../document.ts'
import { isMap, type Json, type JsonMap, valueAt } from '../json.ts'
import { namesIn } from '../names-in.ts'
import { writtenBlock } from '../print.ts'
import { printJson } from '../print-json.ts'
import { makeStep, type Outcome } from '../step.ts'
import { blockNames, type Titles } from '../words.ts'
import { outermost } from './choose.ts'
import { dropBlocks } from './drop-blocks.ts'

interface NamedPart {
  /** Of its file: spring-note */
  readonly name: string
  readonly title: string
}

interface MadePart {
  /** The part, as its file has it. */
  readonly text: string
  /** Puts it in place of the blocks. */
  readonly made: Outcome
}

const entriesOf = (map: Json | undefined): readonly (readonly [string, Json])[] =>
  isMap(map) ? Object.entries(map) : []

const pick = (map: Json | undefined, isWanted: (name: string) => boolean): JsonMap =>
  Object.fromEntries(entriesOf(map).filter(([name]) => isWanted(name)))

/** All names that a text reads, also through named values of the page. */
function namesBehind(text: string, values: Json | undefined): ReadonlySet<string> {
  const named = new Map(entriesOf(values))
  const found = new Set(namesIn(text))
  // A set goes on to what is added while it is walked.
  for (const name of found) for (const inner of namesIn(JSON.stringify(named.get(name) ?? ''))) found.add(inner)
  return found
}

const widgetsOf = (text: string) => new Set([...text.matchAll(/"widget":"([^"]+)"/g)].map(([, code]) => code))

/** Whether a text reads or sets a name of the page's state. */
const usesState = (text: string, name: string) => text.includes(`state.${name}`) || text.includes(`"${name}"`)

const notEmpty = (name: string, map: JsonMap): JsonMap => (Object.keys(map).length > 0 ? { [name]: map } : {})

/**
 * Makes a part of chosen blocks, and puts it in their place: they look and do as before. Data of the page that they read are its inputs; named values
 * and state go with it.
 */
export function makePart(
  document: Document,
  chosen: readonly BlockKey[],
  { name, title }: NamedPart,
  titles: Titles,
): MadePart | { readonly refused: string } {
  const keys = outermost(document, chosen)
  const [first] = keys
  const at = first === undefined ? undefined : placeOf(document, first)
  if (document.kind !== 'page' || !at) return { refused: '没有选中区块' }
  if (keys.some((key) => placeOf(document, key)?.place !== at.place))
    return { refused: '选中的区块不在同一处：选一处里的几个' }
  const { data, values, state, versions } = document.rest
  const blocks = keys.map((key) => writtenBlock(document, key))
  const own = JSON.stringify(blocks)
  const names = namesBehind(own, values)
  const brought = pick(values, (value) => names.has(value))
  const all = own + JSON.stringify(brought)
  const read = pick(data, (one) => names.has(one))
  const inputs = Object.fromEntries(
    Object.entries(read).map(([input, source]) => [input, { from: valueAt(source, ['from']) ?? '' }]),
  )
  const widgets = widgetsOf(own)
  const part: JsonMap = {
    $schema: '../../schemas/generated/part.schema.json',
    versions: { page: 1, ...pick(versions, (code) => code === 'page' || widgets.has(code)) },
    title,
    ...notEmpty('inputs', inputs),
    ...notEmpty(
      'state',
      pick(state, (one) => usesState(all, one)),
    ),
    ...notEmpty('values', brought),
    blocks,
  }
  const given = Object.fromEntries(Object.keys(inputs).map((input) => [input, `{{ ${input} }}`]))
  const key = `new:${name}`
  const made = makeStep(document, `${blockNames(document, keys, titles)} 做成部件「${title}」`, (draft) => {
    dropBlocks(
      draft,
      document,
      keys.flatMap((one) => keysWithin(document, one)),
    )
    const list = document.order[at.place] ?? []
    const before = list.slice(0, at.index)
    draft.order[at.place] = [...before, key, ...list.slice(at.index).filter((one) => !keys.includes(one))]
    draft.byId[key] = { part: name, ...notEmpty('with', given) }
  })
  return { text: printJson(part), made }
}
