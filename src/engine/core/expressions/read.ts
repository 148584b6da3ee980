import { refuse } from './errors.ts'
import { LIMITS } from './limits.ts'
import type { BinaryOperator, Expr, MacroName, Span, UnaryOperator } from './syntax.ts'
import { tokenize } from './tokens.ts'
import type { Token } from './tokens.ts'

interface Reader {
  readonly tokens: readonly Token[]
  at: number
  depth: number
  nodes: number
}

/** How tightly an operator binds; one level for all comparisons, as in CEL. */
const LEVELS: Readonly<Record<string, number>> = Object.fromEntries(
  ['||', '&&', '== != < <= > >= in', '+ -', '* / %'].flatMap((signs, at) =>
    signs.split(' ').map((sign) => [sign, at + 1]),
  ),
)
const WORDS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
])
const MACRO = /^(filter|map|exists|all)$/
const FORBIDDEN = /^(__proto__|constructor|prototype)$/

const here = (r: Reader): Token => r.tokens[r.at]!
const sees = (r: Reader, sign: string) => here(r).kind === 'sign' && here(r).text === sign
const span = (start: Span, end: Span): Span => ({ start: start.start, end: end.end })

function next(r: Reader): Token {
  return r.tokens[r.at++]!
}

function take(r: Reader, sign: string): boolean {
  const found = sees(r, sign)
  if (found) r.at++
  return found
}

function expect(r: Reader, sign: string): Token {
  const token = here(r)
  if (!take(r, sign)) refuse('expression-syntax', token, sign, token.text)
  return token
}

function allowed(name: string, at: Span): string {
  if (FORBIDDEN.test(name)) refuse('expression-forbidden-name', at, '', name)
  return name
}

function identifier(r: Reader): Token {
  const token = next(r)
  if (token.kind !== 'name' || WORDS.has(token.text)) refuse('expression-syntax', token, 'name', token.text)
  allowed(token.text, token)
  return token
}

function node<Node extends Expr>(r: Reader, made: Node): Node {
  if (++r.nodes > LIMITS.nodes) refuse('expression-too-large', made)
  return made
}

function deeper<Result>(r: Reader, read: (r: Reader) => Result): Result {
  if (++r.depth > LIMITS.depth) refuse('expression-too-deep', here(r))
  const result = read(r)
  r.depth--
  return result
}

/** Reads up to the closing sign, which may follow a last comma. */
function until<Item>(r: Reader, close: string, read: (r: Reader) => Item) {
  const items: Item[] = []
  while (!sees(r, close)) {
    items.push(read(r))
    if (!take(r, ',')) break
  }
  return { items, end: expect(r, close).end }
}

function call(r: Reader, at: Token, target: readonly Expr[]): Expr {
  const { items, end } = until(r, ')', expression)
  const { start } = target[0] ?? at
  return node(r, { kind: 'call', name: at.text, at, args: [...target, ...items], start, end })
}

function macro(r: Reader, at: Token, target: Expr): Expr {
  const { items, end } = until(r, ')', expression)
  const [variable, body] = items
  if (items.length !== 2 || variable?.kind !== 'name' || !body) {
    return refuse('expression-bad-arguments', { start: at.start, end }, `list.${at.text}(x, …)`)
  }
  const name = at.text as MacroName
  return node(r, { kind: 'macro', name, at, target, variable: variable.name, body, start: target.start, end })
}

function member(r: Reader, target: Expr): Expr {
  const at = identifier(r)
  if (take(r, '(')) return MACRO.test(at.text) ? macro(r, at, target) : call(r, at, [target])
  const key: Expr = { kind: 'literal', value: at.text, ...span(at, at) }
  return node(r, { kind: 'member', target, key, ...span(target, at) })
}

function subscript(r: Reader, target: Expr): Expr {
  const key = expression(r)
  if (key.kind === 'literal') allowed(`${key.value}`, key)
  return node(r, { kind: 'member', target, key, ...span(target, expect(r, ']')) })
}

function postfix(r: Reader): Expr {
  let target = primary(r)
  for (;;) {
    if (take(r, '.')) target = member(r, target)
    else if (take(r, '[')) target = subscript(r, target)
    else return target
  }
}

function named(r: Reader, token: Token): Expr {
  const value = WORDS.get(token.text)
  if (value !== undefined) return node(r, { kind: 'literal', value, ...span(token, token) })
  const name = allowed(token.text, token)
  return take(r, '(') ? call(r, token, []) : node(r, { kind: 'name', name, ...span(token, token) })
}

function entry(r: Reader) {
  const at = next(r)
  if (at.kind !== 'text') refuse('expression-syntax', at, 'text', at.text)
  const key = allowed(at.text, at)
  expect(r, ':')
  return { key, at, value: expression(r) }
}

function bracketed(r: Reader, open: Token): Expr {
  if (take(r, '(')) return { ...expression(r), ...span(open, expect(r, ')')) }
  const { start } = open
  if (take(r, '[')) {
    const { items, end } = until(r, ']', expression)
    return node(r, { kind: 'list', items, start, end })
  }
  if (!take(r, '{')) refuse('expression-syntax', open, 'value', open.text)
  const { items: entries, end } = until(r, '}', entry)
  return node(r, { kind: 'object', entries, start, end })
}

function primary(r: Reader): Expr {
  const token = here(r)
  const { kind, text } = token
  if (kind === 'sign' || kind === 'end') return bracketed(r, token)
  r.at++
  if (kind === 'name') return named(r, token)
  return node(r, { kind: 'literal', value: kind === 'text' ? text : Number(text), ...span(token, token) })
}

function unary(r: Reader): Expr {
  if (!sees(r, '!') && !sees(r, '-')) return postfix(r)
  const sign = next(r)
  const operand = deeper(r, unary)
  return node(r, { kind: 'unary', op: sign.text as UnaryOperator, operand, ...span(sign, operand) })
}

function binary(r: Reader, level: number): Expr {
  let left = unary(r)
  for (;;) {
    const sign = here(r)
    const own = sign.kind === 'sign' ? (LEVELS[sign.text] ?? 0) : 0
    if (own < level) return left
    r.at++
    const right = binary(r, own + 1)
    left = node(r, { kind: 'binary', op: sign.text as BinaryOperator, left, right, ...span(left, right) })
  }
}

function choice(r: Reader): Expr {
  const test = binary(r, 1)
  if (!take(r, '?')) return test
  const yes = expression(r)
  expect(r, ':')
  const no = expression(r)
  return node(r, { kind: 'conditional', test, yes, no, ...span(test, no) })
}

function expression(r: Reader): Expr {
  return deeper(r, choice)
}

/** Reads an expression into its tree. Throws ExpressionSyntaxError at the first mistake; time is bounded whatever the text. */
export function readExpression(source: string): Expr {
  if (source.length > LIMITS.source) refuse('expression-too-long', { start: LIMITS.source, end: source.length })
  const reader: Reader = { tokens: tokenize(source), at: 0, depth: 0, nodes: 0 }
  const tree = expression(reader)
  const rest = here(reader)
  if (rest.kind !== 'end') refuse('expression-syntax', rest, '', rest.text)
  return tree
}
