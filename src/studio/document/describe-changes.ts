import { MEDIA } from '../../domain/picture/picture-sizes.ts'
import { allBlocks, type BlockKey, blockOf, type Document, type Place, type Placed, placeParts } from './document.ts'
import { isMap, isSame, type Json, type JsonMap, type ValuePath } from './json.ts'
import { movedKeys } from './moved-keys.ts'
import { blockField, blockName, blockValueName, pageField, pageValueName, placeName, type Titles } from './words.ts'

/** One difference between two documents. */
export interface Difference {
  readonly text: string
  /** The block that it is about; in the document before it where it was taken away. */
  readonly key?: BlockKey
}

const isShort = (value: Json | undefined) =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 24)

/** 最多几个 6 → 4, 图片换了 */
function fieldChange(
  name: string,
  before: Json | undefined,
  after: Json | undefined,
  say: (value: Json | undefined) => string,
): string {
  if (after === undefined) return `去掉了${name}`
  if (before === undefined) return isShort(after) ? `${name} 设为 ${say(after)}` : `加了${name}`
  if (isShort(before) && isShort(after)) return `${name} ${say(before)} → ${say(after)}`
  return `${name}${typeof after === 'string' && after.startsWith(MEDIA) ? '换了' : '改了'}`
}

/** Paths at which two maps differ, no deeper than a person has names for. */
function changedPaths(before: JsonMap, after: JsonMap, deep: (key: string) => boolean): ValuePath[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key): ValuePath[] => {
    const [one, other] = [before[key], after[key]]
    if (isSame(one, other)) return []
    if (!deep(key) || !isMap(one) || !isMap(other)) return [[key]]
    return changedPaths(one, other, () => false).map((path) => [key, ...path])
  })
}

const at = (map: JsonMap, [first = '', second]: ValuePath): Json | undefined => {
  const value = map[first]
  return second === undefined ? value : isMap(value) ? value[second] : undefined
}

function blockChanges(before: JsonMap, after: JsonMap, titles: Titles): string[] {
  return changedPaths(before, after, (key) =>
    ['props', 'with', 'on', 'live', 'audience', 'experiment'].includes(key),
  ).flatMap((path) => {
    if (path[0] === 'slots') return []
    if (path[0] === 'hidden') return [after.hidden === true ? '隐藏了' : '重新显示']
    const say = (value: Json | undefined) => blockValueName(after, path, value, titles)
    return [fieldChange(blockField(after, path, titles), at(before, path), at(after, path), say)]
  })
}

/** What stands in a file for programs, and the lists of blocks, which are told block by block. */
const NOT_TOLD = new Set(['$schema', 'versions', 'blocks', 'entries', 'slots'])

const pageChanges = (before: Document, after: Document): Difference[] =>
  changedPaths(before.rest, after.rest, (key) =>
    ['data', 'values', 'state', 'popups', 'experiments', 'head', 'inputs', 'tokens'].includes(key),
  )
    .filter(([first]) => !NOT_TOLD.has(String(first)))
    .map((path) => {
      const say = (value: Json | undefined) => pageValueName(path, value)
      return { text: fieldChange(pageField(path), at(before.rest, path), at(after.rest, path), say) }
    })

/** Blocks by their key, where they stand. */
const placesOf = (document: Document) => new Map(allBlocks(document).map((placed) => [placed.key, placed]))

function movedIn(before: Document, after: Document): Set<BlockKey> {
  const places = Object.keys(after.order).filter((place: Place) => before.order[place] !== after.order[place])
  return new Set(places.flatMap((place) => [...movedKeys(before.order[place] ?? [], after.order[place] ?? [])]))
}

const number = (index: number) => index + 1

/** How two documents of one item differ, in the order of the page: what a person reads before they publish, or go back. */
export function differences(before: Document, after: Document, titles: Titles): Difference[] {
  const [were, are] = [placesOf(before), placesOf(after)]
  const moved = movedIn(before, after)
  const now = [...are.values()].flatMap((placed): Difference[] => {
    const { key } = placed
    const was = were.get(key)
    const name = blockName(after, key, titles)
    if (!was)
      return [{ key, text: `加了 ${name}（${placeName(after, placed.place, titles)}第 ${number(placed.index)} 个）` }]
    const [old, block] = [blockOf(before, key) ?? {}, blockOf(after, key) ?? {}]
    const parts = [...blockChanges(old, block, titles), ...moveText(after, was, placed, moved, titles)]
    // Under the name that it had: a new heading would name what nobody has seen yet.
    return parts.length === 0 ? [] : [{ key, text: `${blockName(before, key, titles)}：${parts.join('，')}` }]
  })
  const gone = [...were.values()]
    .filter(({ key, place }) => !are.has(key) && !isInsideGone(before, place, are))
    .map(({ key }) => ({ key, text: `去掉了 ${blockName(before, key, titles)}` }))
  return [...pageChanges(before, after), ...now, ...gone]
}

/** What a container that is gone held is gone with it, and not told by itself. */
function isInsideGone(before: Document, place: Place, are: ReadonlyMap<BlockKey, Placed>): boolean {
  const around = placeParts(place)
  return around.in === 'block' && !are.has(around.key) && Object.hasOwn(before.byId, around.key)
}

function moveText(after: Document, was: Placed, is: Placed, moved: ReadonlySet<BlockKey>, titles: Titles): string[] {
  if (was.place !== is.place) return [`移到 ${placeName(after, is.place, titles)}第 ${number(is.index)} 个`]
  return moved.has(is.key) ? [`移动 ${number(was.index)} → ${number(is.index)}`] : []
}

export const describeChanges = (before: Document, after: Document, titles: Titles): string[] =>
  differences(before, after, titles).map(({ text }) => text)
