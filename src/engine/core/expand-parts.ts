import type { Part } from '../../../schemas/page/part.ts'
import { MAX_DEPTH, MAX_VALUES } from '../../domain/file-limits.ts'
import { isMap, type Json, mapOf, pointerToken } from '../../kit/json.ts'
import { compiledText } from './compiled.ts'
import { hasExpression, LIMITS } from './expressions/index.ts'
import { getOwn } from './get-own.ts'
import { weightOf } from './page-size.ts'
import { renameRoots, sourceOf, type Replacement } from './rename-roots.ts'
import { keysWritten } from './state-keys.ts'
import { readsOfState, withBegin, withUse } from './use-of-part.ts'

export type Parts = Readonly<Record<string, Part>>

/** A part in a page's own lists. */
export interface PartUse {
  /** Of this list of uses: `placeOf` knows where that is. */
  readonly pointer: string
  /** In the page as it is written. */
  readonly at: string
  readonly use: Json
  /** The parts that use each other in a circle, if this one leads into one. */
  readonly circle?: readonly string[]
}

/** Where something of the expanded page stands in the page as it is written. */
interface Place {
  readonly pointer: string
  /** It comes out of this part, which is used there. */
  readonly part?: string
}

export interface ExpandedPage {
  readonly raw: unknown
  readonly uses: readonly PartUse[]
  /** More would come out of the parts than a page may have: the rest is left out. */
  readonly isCut?: boolean
  readonly placeOf: (pointer: string) => Place
}

/** Whether what stands in a list of blocks is a part and no block. */
const isPartUse = (value: unknown): value is Json =>
  isMap(value) && Object.hasOwn(value, 'part') && !Object.hasOwn(value, 'widget')

/** Where a list of blocks stands: as written, in the expanded page, and inside which parts. */
interface Spot {
  readonly from: string
  readonly to: string
  readonly inside: readonly string[]
}

interface Walk {
  readonly parts: Parts
  readonly places: Map<string, Place>
  readonly uses: PartUse[]
  readonly values: Record<string, unknown>
  readonly state: Record<string, unknown>
  /** What may still come out of parts, each counted as it is written and as it stands in the page, in values (`weightOf`); less than nothing: no more does. */
  left: number
  /** The names of the page's own state: what is called like one of them is the page's, in every use of a part. */
  readonly ownState: Json
  /** Parts that were used by now. */
  readonly used: Set<string>
  /** Ids of blocks that the page has by now, its own written ones from the beginning. */
  readonly ids: Set<string>
  /** What ids and names that come out of parts begin with. */
  readonly prefixes: Set<string>
}

function expandList(list: unknown, spot: Spot, walk: Walk): unknown {
  if (!Array.isArray(list)) return list
  const made: unknown[] = []
  for (const [at, block] of list.entries()) {
    const isOwn = spot.inside.length === 0
    const from = isOwn ? `${spot.from}/${at}` : spot.from
    if (isPartUse(block)) expandUse(block, { ...spot, from }, made, walk)
    else made.push(expandBlock(block, { ...spot, from, to: `${spot.to}/${made.length}` }, walk))
  }
  return made
}

function expandBlock(block: unknown, { from, to, inside }: Spot, walk: Walk): unknown {
  walk.places.set(to, { pointer: from, ...(inside.length > 0 && { part: inside[0] }) })
  if (!isMap(block) || !isMap(block.slots)) return block
  const slots = Object.entries(block.slots).map(([name, slot]) => {
    const within = (pointer: string) => `${pointer}/slots/${pointerToken(name)}`
    return [
      name,
      expandList(slot, { from: inside.length ? from : within(from), to: within(to), inside }, walk),
    ] as const
  })
  return { ...block, slots: Object.fromEntries(slots) }
}

function expandUse(use: Json, { from, to, inside }: Spot, made: unknown[], walk: Walk): void {
  const name = typeof use.part === 'string' ? use.part : ''
  const circle = inside.includes(name) ? [...inside.slice(inside.indexOf(name)), name] : undefined
  if (inside.length === 0) walk.uses.push({ pointer: `/uses/${walk.uses.length}`, at: from, use })
  if (circle) {
    const last = walk.uses.pop()
    if (last) walk.uses.push({ ...last, circle })
  }
  const part = getOwn(walk.parts, name)
  if (!part || circle || isFull(walk)) return
  walk.left -= weightOf(part, walk.left)
  if (isFull(walk)) return
  const blocks = boundBlocks(part, use, name, walk)
  walk.left -= weightOf(blocks, walk.left)
  for (const block of blocks) {
    if (isFull(walk)) return
    const spot = { from, to, inside: [...inside, name] }
    if (isPartUse(block)) expandUse(block, spot, made, walk)
    else made.push(expandBlock(block, { ...spot, to: `${to}/${made.length}` }, walk))
  }
}

/** Parts of parts grow by their product: whoever nests seven of them ten times would stop everybody. How many blocks a page may have is the check’s to say. */
const isFull = ({ left }: Walk) => left < 0

/** goods-talk -> goodsTalk: the beginning of the names that the part brings into the page; a 0 then keeps them from those that people write. */
const camel = (name: string) => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The part's blocks as they stand in the page: with what the page gives in place of the inputs. */
function boundBlocks(part: Part, use: Json, name: string, walk: Walk): unknown[] {
  const prefix = typeof use.id === 'string' ? use.id : freePrefix(part, name, walk)
  walk.prefixes.add(prefix ?? name)
  for (const id of idsIn(part.blocks)) walk.ids.add(withBegin(prefix, id))
  const begin = `${camel(prefix ?? name)}0`
  const given = mapOf(use.with)
  const inputs = Object.entries(part.inputs ?? {}).map(([input, declared]) => {
    const value = Object.hasOwn(given, input) ? given[input] : declared.default
    return [input, replacementOf(value, begin + input, walk)] as const
  })
  const values = Object.keys(part.values ?? {}).map((value) => [value, { source: begin + value }] as const)
  const state = stateOf(part, name, begin, walk)
  const names = Object.fromEntries<Replacement>([...inputs, ...values, ...readsOfState(state)])
  for (const [value, text] of Object.entries(part.values ?? {})) walk.values[begin + value] = renameRoots(text, names)
  for (const [key, first] of Object.entries(part.state ?? {})) walk.state[state.get(key) ?? key] = first
  const blocks = renameRoots(part.blocks, names) as readonly unknown[]
  const useNames = { prefix, ids: new Set(idsIn(part.blocks)), state }
  const named = blocks.map((block) => withUse(block, useNames))
  return use.hidden === true ? named.map((block) => (isMap(block) ? { ...block, hidden: true } : block)) : [...named]
}

/**
 * What the state of a use is called in the page. The first use has the names of the part; each later one has names of its own, so that what is done
 * in one is not done in the others. Empty where all is called as it is.
 */
function stateOf(part: Part, name: string, begin: string, { ownState, used }: Walk): ReadonlyMap<string, string> {
  const isFirst = !used.has(name)
  used.add(name)
  const keys = isFirst ? [] : new Set([...Object.keys(part.state ?? {}), ...keysWritten(part.blocks)])
  const free = (written: string): string => (Object.hasOwn(ownState, written) ? free(`${written}0`) : written)
  return new Map([...keys].map((key) => [key, Object.hasOwn(ownState, key) ? key : free(begin + key)]))
}

/** A constant and a path are written where the input is read; anything else becomes a value of the page, so that it is computed once. */
function replacementOf(value: unknown, name: string, walk: Walk): Replacement {
  if (value === undefined) return { source: 'null', json: null }
  if (typeof value === 'object' && value !== null) return { source: readable(`(${sourceOf(value)})`), json: value }
  if (typeof value !== 'string' || !hasExpression(value)) return { source: readable(sourceOf(value)), json: value }
  const [path, ...others] = compiledText(value).paths
  const isPath = path !== undefined && others.length === 0 && value.slice(2, -2).trim() === path.join('.')
  if (isPath) return { source: path.join('.') }
  walk.values[name] = value
  return { source: name }
}

/** An expression is too long with it or with its beginning, wherever it is written: it is not written hundreds of times. */
const readable = (source: string) => source.slice(0, LIMITS.source + 1)

/** The ids that blocks and all that they hold are written with. */
function idsIn(list: unknown): string[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((block) => {
    if (!isMap(block)) return []
    const inside = Object.values(mapOf(block.slots)).flatMap(idsIn)
    const { id } = block
    return typeof id === 'string' && !isPartUse(block) ? [id, ...inside] : inside
  })
}

/** What the ids of a use without an id begin with: nothing, as long as nobody on the page has one of them; else the part's name, with a number. */
function freePrefix(part: Part, name: string, { ids, prefixes }: Walk): string | undefined {
  const own = idsIn(part.blocks)
  const isFree = (prefix: string | undefined) => own.every((id) => !ids.has(withBegin(prefix, id)))
  if (isFree(undefined)) return undefined
  for (let number = 1; ; number += 1) {
    const prefix = number === 1 ? name : `${name}-${number}`
    if (!prefixes.has(prefix) && isFree(prefix)) return prefix
  }
}

/** The lists of blocks of a page: its own, those of its screen's slots and of its popups. */
const listsOf = ({ blocks, slots, popups }: Json): unknown[] => [
  blocks,
  ...Object.values(mapOf(slots)),
  ...Object.values(mapOf(popups)).map((popup) => mapOf(popup).blocks),
]

/** The ids that uses of parts are written with. */
function usesIn(list: unknown): string[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((block) => {
    if (!isMap(block)) return []
    const inside = Object.values(mapOf(block.slots)).flatMap(usesIn)
    return isPartUse(block) && typeof block.id === 'string' ? [block.id, ...inside] : inside
  })
}

const expandAt = (list: unknown, pointer: string, walk: Walk) =>
  expandList(list, { from: pointer, to: pointer, inside: [] }, walk)

/** The slots of a module's screen. */
const expandSlots = (slots: Json, walk: Walk): Json =>
  Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => [name, expandAt(slot, `/slots/${pointerToken(name)}`, walk)]),
  )

function expandPopups(popups: Json, walk: Walk): Json {
  const expanded = Object.entries(popups).map(([name, popup]) => {
    const pointer = `/popups/${pointerToken(name)}/blocks`
    // One without blocks stays so: the check speaks of what is written.
    return [
      name,
      isMap(popup) && 'blocks' in popup ? { ...popup, blocks: expandAt(popup.blocks, pointer, walk) } : popup,
    ]
  })
  return Object.fromEntries(expanded)
}

const blockPointer = /^(?:(?:\/popups\/[^/]+)?\/blocks|\/slots\/[^/]+)\/\d+(?:\/slots\/[^/]+\/\d+)*/

const usePointer = /^\/uses\/(\d+)/

function placeIn({ places, uses }: Walk, pointer: string): Place {
  const use = usePointer.exec(pointer)
  if (use) return { pointer: (uses[Number(use[1])]?.at ?? '') + pointer.slice(use[0].length) }
  const block = blockPointer.exec(pointer)?.[0]
  const place = block === undefined ? undefined : places.get(block)
  if (!place || place.part !== undefined) return place ?? { pointer }
  return { pointer: place.pointer + pointer.slice(block!.length) }
}

/** Whether no check would take it; what walks it further would end the call stack. */
const isTooDeep = (value: unknown, left = MAX_DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1)))

const mentionsPart = (value: unknown, left = MAX_DEPTH): boolean =>
  isPartUse(value) ||
  (typeof value === 'object' &&
    value !== null &&
    left > 0 &&
    Object.values(value).some((inner) => mentionsPart(inner, left - 1)))

/**
 * A page with the blocks of its parts in place of where it uses them: done once, when the page is read, so that nobody who looks at the page pays for
 * it. A part that there isn't, and one inside itself, leaves nothing. Pure; a page without parts is given back as it is,
 * and so is one that nests too deep, which the check refuses.
 */
export function expandParts(raw: unknown, parts: Parts): ExpandedPage {
  if (!isMap(raw) || !['blocks', 'slots', 'popups'].some((name) => mentionsPart(raw[name])) || isTooDeep(raw))
    return { raw, uses: [], placeOf: (pointer) => ({ pointer }) }
  const lists = listsOf(raw)
  const [ids, prefixes] = [new Set(lists.flatMap(idsIn)), new Set(lists.flatMap(usesIn))]
  const walk: Walk = {
    parts,
    places: new Map(),
    uses: [],
    values: {},
    state: {},
    left: 2 * MAX_VALUES,
    ownState: mapOf(raw.state),
    used: new Set(),
    ids,
    prefixes,
  }
  const blocks = { ...('blocks' in raw && { blocks: expandAt(raw.blocks, '/blocks', walk) }) }
  const slots = isMap(raw.slots) ? { slots: expandSlots(raw.slots, walk) } : {}
  const popups = isMap(raw.popups) ? { popups: expandPopups(raw.popups, walk) } : {}
  const values = { ...mapOf(raw.values), ...walk.values }
  const state = { ...walk.state, ...mapOf(raw.state) }
  const expanded = {
    ...raw,
    ...(Object.keys(state).length > 0 && { state }),
    ...(Object.keys(values).length > 0 && { values }),
    ...blocks,
    ...slots,
    ...popups,
  }
  return { raw: expanded, uses: walk.uses, isCut: isFull(walk), placeOf: (pointer) => placeIn(walk, pointer) }
}
