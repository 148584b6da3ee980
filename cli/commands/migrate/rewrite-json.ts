import { isDeepStrictEqual } from 'node:util'
import { applyEdits, findNodeAtLocation, modify, parseTree, type JSONPath } from 'jsonc-parser'
import { isMap } from '../../../src/kit/json.ts'

type Change =
  | { readonly op: 'rename'; readonly path: JSONPath; readonly to: string }
  | { readonly op: 'set'; readonly path: JSONPath; readonly value: unknown; readonly order: readonly string[] }
  | { readonly op: 'remove'; readonly path: JSONPath }

/**
 * The text of `before` made to say `after`, touching only what differs: everything else keeps its order, spaces and line breaks.
 * A property whose name changed and whose value did not stays where it stands.
 */
export function rewriteJson(text: string, before: unknown, after: unknown): string {
  return changes(before, after, []).reduce(applyChange, text)
}

function changes(before: unknown, after: unknown, path: JSONPath): Change[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isMap(before) && isMap(after)) return objectChanges(before, after, path)
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((each, at) => changes(each, after[at], [...path, at]))
  }
  return [{ op: 'set', path, value: after, order: [] }]
}

function objectChanges(before: Record<string, unknown>, after: Record<string, unknown>, path: JSONPath): Change[] {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  const order = Object.keys(after)
  const come = order.filter((key) => !Object.hasOwn(before, key))
  const renames = renamed(gone, come, before, after)
  const kept = order.filter((key) => Object.hasOwn(before, key))
  return [
    ...kept.flatMap((key) => changes(before[key], after[key], [...path, key])),
    ...[...renames].map(([from, to]): Change => ({ op: 'rename', path: [...path, from], to })),
    ...gone.filter((key) => !renames.has(key)).map((key): Change => ({ op: 'remove', path: [...path, key] })),
    ...come
      .filter((key) => ![...renames.values()].includes(key))
      .map((key): Change => ({ op: 'set', path: [...path, key], value: after[key], order })),
  ]
}

/** Pairs each property that went with one that came with the same value. */
function renamed(
  gone: readonly string[],
  come: readonly string[],
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Map<string, string> {
  const pairs = new Map<string, string>()
  for (const from of gone) {
    const to = come.find((key) => ![...pairs.values()].includes(key) && isDeepStrictEqual(before[from], after[key]))
    if (to) pairs.set(from, to)
  }
  return pairs
}

function applyChange(text: string, change: Change): string {
  if (change.op === 'rename') return renameKey(text, change.path, change.to)
  const value = change.op === 'set' ? change.value : undefined
  const order = change.op === 'set' ? change.order : []
  const key = change.path.at(-1)
  const edits = modify(text, change.path, value, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: text.includes('\r\n') ? '\r\n' : '\n' },
    // Behind the last of those that stand before it in the migrated object.
    getInsertionIndex: (present) => {
      const earlier = new Set(order.slice(0, order.indexOf(String(key))))
      return present.findLastIndex((name) => earlier.has(name)) + 1
    },
  })
  return applyEdits(text, edits)
}

function renameKey(text: string, path: JSONPath, to: string): string {
  const tree = parseTree(text)
  const name = tree && findNodeAtLocation(tree, path)?.parent?.children?.[0]
  if (!name) return text
  return text.slice(0, name.offset) + JSON.stringify(to) + text.slice(name.offset + name.length)
}
