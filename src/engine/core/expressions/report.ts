import type { Text } from '../../../../schemas/json-schema.ts'
import { closest } from './closest.ts'
import type { Facts } from './narrow.ts'
import type { ExpressionCode, ExpressionProblem } from './problems.ts'
import type { Expr, Span } from './syntax.ts'
import { describeType } from './types.ts'
import type { Type } from './types.ts'

/** What the checker knows at a place of an expression, and the problems it has found so far. */
export interface Place {
  readonly roots: Readonly<Record<string, Type>>
  readonly locals: Readonly<Record<string, Type>>
  readonly facts: Facts
  readonly problems: ExpressionProblem[]
}

type Details = Pick<ExpressionProblem, 'expected' | 'got' | 'suggestion' | 'replaces'>

/** Adds a problem; details without a value are left out. */
export function report(
  place: Place,
  code: ExpressionCode,
  { start, end }: Span,
  message: Text,
  details: Details = {},
): void {
  const given = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))
  place.problems.push({ code, start, end, message, ...given })
}

/** How an operator would name a value: the path as written, or "this value". */
export function label(node: Expr): Text {
  const path = written(node)
  return path ? { zh: `「${path}」`, en: `"${path}"` } : { zh: '这个值', en: 'this value' }
}

function written(node: Expr): string | undefined {
  if (node.kind === 'name') return node.name
  const target = node.kind === 'member' ? written(node.target) : undefined
  if (node.kind !== 'member' || !target) return undefined
  if (node.key.kind !== 'literal') return `${target}[…]`
  return typeof node.key.value === 'string' ? `${target}.${node.key.value}` : `${target}[${node.key.value}]`
}

/** More names than this are not listed in a sentence. */
const LISTED = 20

/** The second half of "there is no such name": did you mean, and which there are. */
export function insteadOf(name: string, known: readonly string[]): Text & { readonly suggestion?: string } {
  const suggestion = closest(name, known)
  const listed = known.length > LISTED ? [...known.slice(0, LISTED), '…'] : known
  const list = listed.join('、') || '（空）'
  const names = listed.join(', ') || '(none)'
  if (!suggestion) return { zh: `，可以用：${list}`, en: `; there are: ${names}` }
  return {
    zh: `，是不是「${suggestion}」？（可以用：${list}）`,
    en: `, did you mean "${suggestion}"? (There are: ${names})`,
    suggestion,
  }
}

const orWords = (kinds: readonly Type['kind'][], lang: 'zh' | 'en') =>
  [...new Set(kinds.map((kind) => describeType({ kind } as Type, lang)))].join(lang === 'zh' ? '或' : ' or ')

/** "This must be a number but is text"; `hint` adds how to mend it. */
export function wrongType(place: Place, node: Expr, wanted: readonly Type['kind'][], got: Type, hint?: Text): void {
  const what = label(node)
  const message = {
    zh: `${what.zh}应该是${orWords(wanted, 'zh')}，却是${describeType(got, 'zh')}${hint?.zh ?? ''}`,
    en: `${what.en} must be ${orWords(wanted, 'en')} but is ${describeType(got, 'en')}${hint?.en ?? ''}`,
  }
  report(place, 'expression-wrong-type', node, message, { expected: wanted.join(' | '), got: got.kind })
}
