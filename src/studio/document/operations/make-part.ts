import { allBlocks, type BlockKey, type Document, keysWithin, placeOf } from '../document.ts'
import { entriesOf, type Json, type JsonMap, valueAt } from '../json.ts'
import { writtenBlock } from '../print.ts'
import { printJson } from '../print-json.ts'
import { type Editable, makeStep, type Outcome } from '../step.ts'
import { assignRest } from '../values.ts'
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

/** What JSON of a page reads and sets. */
export interface Reads {
  /** What its expressions read first: data, values, `state` where it is read as a whole. */
  readonly names: ReadonlySet<string>
  /** Keys of the page's state. */
  readonly state: ReadonlySet<string>
}

/** As the engine reads it. */
type ReadsOf = (value: Json) => Reads

const pick = (map: Json | undefined, isWanted: (name: string) => boolean): JsonMap =>
  Object.fromEntries(entriesOf(map).filter(([name]) => isWanted(name)))

interface Used {
  readonly names: ReadonlySet<string>
  readonly values: JsonMap
  readonly state: JsonMap
}

/** What blocks need of a page: names that they read, also through its named values, with these values and what both use of its state. */
function usedBy(written: Json, { values, state }: JsonMap, readsOf: ReadsOf): Used {
  const named = new Map(entriesOf(values))
  const names = new Set(readsOf(written).names)
  // A set goes on to what is added while it is walked.
  for (const name of names) for (const inner of readsOf(named.get(name) ?? null).names) names.add(inner)
  const brought = pick(values, (value) => names.has(value))
  const reads = readsOf([written, brought])
  return { names, values: brought, state: pick(state, (key) => names.has('state') || reads.state.has(key)) }
}

/** Takes out of the page what went with the blocks, where nothing that stays uses it too. */
function leaveToPart(draft: Editable, gone: Used, stays: Used): void {
  for (const property of ['values', 'state'] as const) {
    for (const [name] of Object.entries(gone[property]))
      if (!Object.hasOwn(stays[property], name)) assignRest(draft, [property, name], undefined)
    if (draft.rest[property] !== undefined && entriesOf(draft.rest[property]).length === 0)
      assignRest(draft, [property], undefined)
  }
}

const widgetsOf = (text: string) => new Set([...text.matchAll(/"widget":"([^"]+)"/g)].map(([, code]) => code))

const notEmpty = (name: string, map: JsonMap): JsonMap => (Object.keys(map).length > 0 ? { [name]: map } : {})

/**
 * Makes a part of chosen blocks, and puts it in their place: they look and do as before. Data of the page that they read are its inputs; named values
 * and state go with it, and stay in the page too where what is left of it uses them.
 */
export function makePart(
  document: Document,
  chosen: readonly BlockKey[],
  { name, title }: NamedPart,
  { titles, readsOf }: { readonly titles: Titles; readonly readsOf: ReadsOf },
): MadePart | { readonly refused: string } {
  const keys = outermost(document, chosen)
  const [first] = keys
  const at = first === undefined ? undefined : placeOf(document, first)
  if (document.kind !== 'page' || !at) return { refused: '没有选中区块' }
  if (keys.some((key) => placeOf(document, key)?.place !== at.place))
    return { refused: '选中的区块不在同一处：选一处里的几个' }
  const { data, versions } = document.rest
  const blocks = keys.map((key) => writtenBlock(document, key))
  const used = usedBy(blocks, document.rest, readsOf)
  const read = pick(data, (one) => used.names.has(one))
  const inputs = Object.fromEntries(
    Object.entries(read).map(([input, source]) => [input, { from: valueAt(source, ['from']) ?? '' }]),
  )
  const widgets = widgetsOf(JSON.stringify(blocks))
  const part: JsonMap = {
    $schema: '../../schemas/generated/part.schema.json',
    versions: { page: 1, ...pick(versions, (code) => code === 'page' || widgets.has(code)) },
    title,
    ...notEmpty('inputs', inputs),
    ...notEmpty('state', used.state),
    ...notEmpty('values', used.values),
    blocks,
  }
  const given = Object.fromEntries(Object.keys(inputs).map((input) => [input, `{{ ${input} }}`]))
  const key = `new:${name}`
  const within = keys.flatMap((one) => keysWithin(document, one))
  const stays = allBlocks(document).filter((one) => !within.includes(one.key))
  const made = makeStep(document, `${blockNames(document, keys, titles)} 做成部件「${title}」`, (draft) => {
    dropBlocks(draft, document, within)
    const list = document.order[at.place] ?? []
    const before = list.slice(0, at.index)
    draft.order[at.place] = [...before, key, ...list.slice(at.index).filter((one) => !keys.includes(one))]
    draft.byId[key] = { part: name, ...notEmpty('with', given) }
    const { values: _values, state: _state, ...around } = document.rest
    const rest = [around, ...stays.map((one) => document.byId[one.key] ?? null), given]
    leaveToPart(draft, used, usedBy(rest, document.rest, readsOf))
  })
  return { text: printJson(part), made }
}
