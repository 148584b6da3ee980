import { parseTree, type Node } from 'jsonc-parser'
import type { Finding, Position } from '../../kit/problem.ts'
import { tokensOf } from './pointer.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'

export type Range = readonly [start: number, end: number]

/** Where things stand in one text. The text is parsed with positions once, when the first thing is looked for. */
export interface Locator {
  /** The place that a finding underlines; undefined when its pointer leads nowhere. */
  readonly rangeOf: (finding: Pick<Finding, 'pointer' | 'target' | 'within'>) => Range | undefined
  readonly position: (offset: number) => Position
}

/** The values of an object by name, looked through once. The last of equal names counts: JSON.parse reads it so. */
const propertiesOf = memoByIdentity(
  (node: Node): ReadonlyMap<unknown, Node | undefined> =>
    new Map(node.children?.map(({ children }) => [children?.[0]?.value, children?.[1]])),
)

const childOf = (node: Node, token: string): Node | undefined =>
  node.type === 'array' ? node.children?.[Number(token)] : propertiesOf(node).get(token)

/** The node at a JSON pointer. */
export function nodeAt(root: Node | undefined, pointer: string): Node | undefined {
  return tokensOf(pointer).reduce<Node | undefined>((node, token) => node && childOf(node, token), root)
}

/** The offset in the text of a JSON string (after its quote) where the decoded unit `index` begins. */
function rawOffset(raw: string, index: number): number {
  let offset = 0
  for (let unit = 0; unit < index && offset < raw.length; unit++) {
    if (raw[offset] !== '\\') offset++
    else offset += raw[offset + 1] === 'u' ? 6 : 2
  }
  return offset
}

function rangeWithin(text: string, { offset, length }: Node, [start, end]: Range): Range {
  const raw = text.slice(offset + 1, offset + length - 1)
  const from = offset + 1
  return [from + rawOffset(raw, start), from + rawOffset(raw, end)]
}

/** An object or list over several lines is shown by its opening bracket: all of it underlined would show nothing. */
function rangeOfValue(text: string, { type, offset, length }: Node): Range {
  const isLong = (type === 'object' || type === 'array') && text.slice(offset, offset + length).includes('\n')
  return [offset, offset + (isLong ? 1 : length)]
}

function rangeOfKey(node: Node): Range | undefined {
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  return key && [key.offset, key.offset + key.length]
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/** Finds places in a text that is JSON. */
export function createLocator(text: string): Locator {
  let root: Node | undefined
  let starts: number[] | undefined
  return {
    rangeOf({ pointer, target, within }) {
      const node = nodeAt((root ??= parseTree(text)), pointer)
      if (!node) return undefined
      if (target === 'key') return rangeOfKey(node) ?? rangeOfValue(text, node)
      return within && node.type === 'string' ? rangeWithin(text, node, within) : rangeOfValue(text, node)
    },
    position(offset) {
      starts ??= lineStarts(text)
      const line = lineAt(starts, offset)
      return { line: line + 1, column: offset - starts[line]! + 1, offset }
    },
  }
}
