import { refuse } from './errors.ts'
import type { Span } from './syntax.ts'

/** `text` is a literal's content without quotes and escapes, else the token as written. The last token is always an `end`. */
export interface Token extends Span {
  readonly kind: 'number' | 'name' | 'text' | 'sign' | 'end'
  readonly text: string
}

const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([a-z_]\w*)|('(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*")|(&&|\|\||[<>=!]=|[-+*/%<>!?:.,()[\]{}])|$)/iy
const ESCAPE = /\\(u[\da-fA-F]{4}|[^])/g
const CONTROL: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }

/** Other letters stand for themselves: the check refuses them, see read-strictly.ts. */
const unescape = (_: string, code: string) =>
  code.length > 1 ? String.fromCharCode(parseInt(code.slice(1), 16)) : (CONTROL[code] ?? code)

function token(match: RegExpExecArray, end: number): Token {
  const [, number, name, quoted, sign] = match
  const raw = number ?? name ?? quoted ?? sign ?? ''
  const text = quoted ? quoted.slice(1, -1).replace(ESCAPE, unescape) : raw
  const word = name && name !== 'in' ? 'name' : raw && 'sign'
  const kind = number ? 'number' : quoted ? 'text' : word || 'end'
  return { kind, text, start: end - raw.length, end }
}

function unreadable(source: string, from: number): never {
  const start = source.length - source.slice(from).trimStart().length
  const got = String.fromCodePoint(source.codePointAt(start) ?? 0)
  const quote = got === '"' || got === "'"
  const end = quote ? source.length : start + got.length
  return refuse('expression-syntax', { start, end }, quote ? got : '', quote ? '' : got)
}

/** Cuts the source into tokens. Throws ExpressionSyntaxError at a sign that the language lacks or a text without its closing quote. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  for (;;) {
    const from = TOKEN.lastIndex
    const match = TOKEN.exec(source)
    if (!match) return unreadable(source, from)
    const next = token(match, TOKEN.lastIndex)
    tokens.push(next)
    if (next.kind === 'end') return tokens
  }
}
