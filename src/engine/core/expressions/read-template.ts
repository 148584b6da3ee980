import { ExpressionSyntaxError, refuse } from './errors.ts'
import { readExpression } from './read.ts'
import type { Expr } from './syntax.ts'

/** An expression inside a text; `offset` is where its source (after `{{`) starts in the text. */
interface Embedded {
  readonly node: Expr
  readonly offset: number
}

/** What a text in page JSON means: itself, one typed value, or text with values inside. */
export type Template =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'value'; readonly node: Expr; readonly offset: number }
  | { readonly kind: 'text'; readonly parts: readonly (string | Embedded)[] }

/** Whether a text of page JSON holds an expression, finished or not. */
export const hasExpression = (value: string): boolean => value.includes('{{')

/** Where the `}}` stands that closes the expression which begins at `open`: not inside a quoted text, not closing a map. */
export function closing(text: string, open: number): number {
  const marks = /'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"|[{}'"]/g
  marks.lastIndex = open
  let depth = 0
  for (let match = marks.exec(text); match; match = marks.exec(text)) {
    const mark = match[0]
    const { index } = match
    if (mark === '{') depth++
    if (mark === '}' && !depth && text[index + 1] === '}') return index
    if (mark === '}' && depth) depth--
    if (mark === '"' || mark === "'") refuse('expression-syntax', { start: index, end: text.length }, mark)
  }
  return refuse('expression-syntax', { start: open - 2, end: open }, '}}')
}

function embedded(source: string, offset: number): Embedded {
  try {
    return { node: readExpression(source), offset }
  } catch (error) {
    if (!(error instanceof ExpressionSyntaxError)) throw error
    const at = { start: error.start + offset, end: error.end + offset }
    return refuse(error.code, at, error.expected, error.got)
  }
}

/** Reads a text of page JSON. Throws ExpressionSyntaxError with offsets in the whole text. */
export function readTemplate(text: string): Template {
  if (!hasExpression(text)) return { kind: 'literal', text }
  const parts: (string | Embedded)[] = []
  let from = 0
  for (let open = text.indexOf('{{'); open >= 0; open = text.indexOf('{{', from)) {
    const close = closing(text, open + 2)
    if (open > from) parts.push(text.slice(from, open))
    parts.push(embedded(text.slice(open + 2, close), open + 2))
    from = close + 2
  }
  if (from < text.length) parts.push(text.slice(from))
  const [only] = parts
  return parts.length === 1 && typeof only === 'object' ? { kind: 'value', ...only } : { kind: 'text', parts }
}
