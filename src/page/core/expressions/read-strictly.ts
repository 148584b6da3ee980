import { refuse } from './errors.ts'
import { closing, readTemplate, type Template } from './read-template.ts'
import { tokenize } from './tokens.ts'

/** A backslash and what follows it; the group is there when that means nothing. */
const ESCAPE = /\\(?:[nrt'"\\]|u[\da-fA-F]{4}|([^]))/g

/** A shopper's page reads '\q' as q and 1e999 as infinite, and need not know better: no page with either is published. */
function refuseMisread(text: string, offset: number): void {
  const source = text.slice(offset, closing(text, offset))
  for (const { kind, start, end } of tokenize(source)) {
    const at = offset + start
    const written = source.slice(start, end)
    if (kind === 'number' && !Number.isFinite(Number(written)))
      refuse('expression-syntax', { start: at, end: at + written.length }, 'number', written)
    const escapes = kind === 'text' ? written.slice(1, -1).matchAll(ESCAPE) : []
    for (const { 0: escape, 1: strange, index } of escapes) {
      const from = at + 1 + index
      if (strange !== undefined)
        refuse('expression-syntax', { start: from, end: from + escape.length }, 'escape', escape)
    }
  }
}

/** Without a backslash and without a number of very many digits, or of a large exponent, nothing is misread. */
const SUSPECT = /\\|\d{300}|\de\+?\d{3}/i

/** Reads a text of page JSON as `readTemplate` does, and refuses besides what is read as something that nobody means. */
export function readStrictly(text: string): Template {
  const template = readTemplate(text)
  if (!SUSPECT.test(text)) return template
  if (template.kind === 'value') refuseMisread(text, template.offset)
  if (template.kind === 'text')
    for (const part of template.parts) if (typeof part === 'object') refuseMisread(text, part.offset)
  return template
}
