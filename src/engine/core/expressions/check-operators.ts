import { closest } from './closest.ts'
import { label, report, wrongType } from './report.ts'
import type { Place } from './report.ts'
import type { Binary, Expr } from './syntax.ts'
import { ANY, BOOLEAN, listOf, mayBeNull, NULL, NUMBER, orNullIf, present, STRING, union } from './types.ts'
import type { Type } from './types.ts'
import { describeType } from './types.ts'

type Kind = Type['kind']

/** Nothing is known against the type being one of the kinds: any always may be, null is handled at run time. */
export const mayBe = (type: Type, ...kinds: readonly Kind[]): boolean =>
  type.kind === 'any' || type.kind === 'null' || kinds.includes(type.kind)

/** Reports unless the value may be of one of the kinds; says whether it may. */
export function must(place: Place, node: Expr, type: Type, ...kinds: readonly Kind[]): boolean {
  const fine = mayBe(type, ...kinds)
  if (!fine) wrongType(place, node, kinds, type)
  return fine
}

const family = ({ kind }: Type) => (kind === 'map' ? 'object' : kind)

/** Whether values of both types can be the same kind of thing. */
export const comparable = (a: Type, b: Type): boolean => mayBe(a) || mayBe(b) || family(a) === family(b)

/** Reports two values that can never be equal: of different kinds, or a text that is not one of the choices. */
function checkEqual(place: Place, node: Binary, a: Type, b: Type): void {
  if (!comparable(a, b)) return differentKinds(place, node, a, b)
  if (a.kind !== 'string' || b.kind !== 'string' || !a.enum || !b.enum) return
  if (a.enum.some((text) => b.enum?.includes(text))) return
  const [choices, at, text] =
    node.right.kind === 'literal' ? [a.enum, node.right, b.enum[0]] : [b.enum, node.left, a.enum[0]]
  const message = {
    zh: `永远不会等于「${text}」，只会是：${choices.join('、')}`,
    en: `Is never "${text}", only: ${choices.join(', ')}`,
  }
  const suggestion = closest(text ?? '', choices)
  report(place, 'expression-wrong-type', at, message, { expected: choices.join(' | '), got: text, suggestion })
}

/** Reports that two values which should be of one kind are not. */
export function differentKinds(place: Place, node: Expr, a: Type, b: Type): void {
  const message = {
    zh: `两边的类型不同：${describeType(a, 'zh')}和${describeType(b, 'zh')}`,
    en: `The two sides are of different kinds: ${describeType(a, 'en')} and ${describeType(b, 'en')}`,
  }
  report(place, 'expression-wrong-type', node, message, { expected: a.kind, got: b.kind })
}

function checkIn(place: Place, { left, right }: Binary, item: Type, group: Type): void {
  if (group.kind === 'string') {
    const hint = { zh: '；找文字里的文字请用 contains()', en: '; to find text in text use contains()' }
    return wrongType(place, right, ['list', 'object'], group, hint)
  }
  if (!must(place, right, group, 'list', 'object', 'map')) return
  if (group.kind === 'object' || group.kind === 'map') must(place, left, item, 'string')
  else if (group.kind === 'list' && !comparable(item, group.of)) differentKinds(place, left, item, group.of)
}

function textPlusNumber(place: Place, node: Binary, a: Type): Type {
  const number = a.kind === 'number' ? node.left : node.right
  const { zh, en } = label(number)
  const message = {
    zh: `文字和数字不能直接相加，请把${zh}写成 string(…)`,
    en: `Text and number cannot be added: write string(…) around ${en}`,
  }
  report(place, 'expression-wrong-type', number, message, {
    expected: 'string',
    got: 'number',
    suggestion: 'string(…)',
  })
  return STRING
}

function add(place: Place, node: Binary, a: Type, b: Type): Type {
  const kinds = [a.kind, b.kind]
  if (kinds.includes('string') && kinds.includes('number')) return textPlusNumber(place, node, a)
  const fine =
    must(place, node.left, a, 'number', 'string', 'list') && must(place, node.right, b, 'number', 'string', 'list')
  if (kinds.includes('null')) return NULL
  if (!fine || kinds.includes('any')) return ANY
  if (a.kind === 'list' && b.kind === 'list') return listOf(union(a.of, b.of))
  if (a.kind === b.kind) return a.kind === 'string' ? STRING : present(a)
  differentKinds(place, node, a, b)
  return ANY
}

const isZeroFree = (node: Expr) => node.kind === 'literal' && typeof node.value === 'number' && node.value !== 0

function arithmetic(place: Place, node: Binary, a: Type, b: Type): Type {
  if (must(place, node.left, a, 'number')) must(place, node.right, b, 'number')
  const divides = node.op === '/' || node.op === '%'
  return orNullIf(divides && !isZeroFree(node.right), NUMBER)
}

function order(place: Place, node: Binary, a: Type, b: Type): void {
  const fine = must(place, node.left, a, 'number', 'string') && must(place, node.right, b, 'number', 'string')
  if (fine && !comparable(a, b)) differentKinds(place, node, a, b)
}

/** The type that an operator gives for operands of these types; reports operands that it cannot take. */
export function checkOperator(place: Place, node: Binary, a: Type, b: Type): Type {
  const { op } = node
  if (op === '+' || op === '-' || op === '*' || op === '/' || op === '%') {
    const type = op === '+' ? add(place, node, a, b) : arithmetic(place, node, a, b)
    return orNullIf(mayBeNull(a) || mayBeNull(b), type)
  }
  if (op === '&&' || op === '||') {
    if (must(place, node.left, a, 'boolean')) must(place, node.right, b, 'boolean')
  } else if (op === 'in') checkIn(place, node, a, b)
  else if (op === '==' || op === '!=') checkEqual(place, node, a, b)
  else order(place, node, a, b)
  return BOOLEAN
}
