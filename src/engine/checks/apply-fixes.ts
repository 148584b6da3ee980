import { parseTree, type Node } from 'jsonc-parser'
import type { Fix, Problem } from '../../kit/problem.ts'
import { nodeAt } from './locate.ts'
import { tokensOf } from './pointer.ts'

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

type PointerEdit = Exclude<Fix['edit'], { op: 'text' }>

const endOf = ({ offset, length }: Node) => offset + length

/** The property or element itself: a property's node holds its name and its value. */
const itemOf = (node: Node): Node => (node.parent?.type === 'property' ? node.parent : node)

/** Takes an item with one comma: the one after it, or when it is the last the one before. */
function removal(text: string, node: Node): Edit {
  const item = itemOf(node)
  const siblings = item.parent?.children ?? []
  const index = siblings.indexOf(item)
  const [before, after] = [siblings[index - 1], siblings[index + 1]]
  if (before) return { start: endOf(before), end: endOf(item), text: '' }
  if (after) return { start: item.offset, end: after.offset, text: '' }
  return { start: (item.parent?.offset ?? 0) + 1, end: item.parent ? endOf(item.parent) - 1 : text.length, text: '' }
}

/** A new property after the last: on a line of its own where the others are. */
function addition(text: string, parent: Node, key: string, value: unknown): Edit | undefined {
  if (parent.type !== 'object') return undefined
  const written = `${JSON.stringify(key)}: ${JSON.stringify(value)}`
  const last = parent.children?.at(-1)
  if (!last) return { start: parent.offset, end: endOf(parent), text: `{ ${written} }` }
  const lineStart = text.lastIndexOf('\n', last.offset - 1) + 1
  const before = text.slice(lineStart, last.offset)
  const separator = /^\s*$/.test(before) && lineStart > parent.offset ? `,\n${before}` : ', '
  return { start: endOf(last), end: endOf(last), text: `${separator}${written}` }
}

function addAt(
  text: string,
  root: Node | undefined,
  { pointer, value }: Extract<PointerEdit, { op: 'add' }>,
): Edit | undefined {
  const parent = nodeAt(root, pointer.slice(0, pointer.lastIndexOf('/')))
  return parent && addition(text, parent, tokensOf(pointer).at(-1) ?? '', value)
}

function editOf(text: string, edit: Fix['edit']): Edit | undefined {
  if (edit.op === 'text') return edit
  const root = parseTree(text)
  if (edit.op === 'add') return addAt(text, root, edit)
  const node = nodeAt(root, edit.pointer)
  if (!node) return undefined
  if (edit.op === 'remove') return removal(text, node)
  const target = edit.op === 'replace' ? node : node.parent?.children?.[0]
  const written = JSON.stringify(edit.op === 'replace' ? edit.value : edit.to)
  return target && { start: target.offset, end: endOf(target), text: written }
}

const place = ({ fix, start }: Problem) => (fix?.edit.op === 'text' ? fix.edit.start : start.offset)

/**
 * Mends what can be mended without asking: the new text, and the problems that are gone. From the end of the file to its start, so that
 * places in front of an edit stay where they are.
 */
export function applyFixes(text: string, problems: readonly Problem[]): { text: string; applied: Problem[] } {
  const safe = problems.filter(({ fix }) => fix?.safe).toSorted((a, b) => place(b) - place(a))
  const applied: Problem[] = []
  let now = text
  for (const problem of safe) {
    const edit = problem.fix && editOf(now, problem.fix.edit)
    if (!edit) continue
    now = now.slice(0, edit.start) + edit.text + now.slice(edit.end)
    applied.push(problem)
  }
  return { text: now, applied: applied.toReversed() }
}
