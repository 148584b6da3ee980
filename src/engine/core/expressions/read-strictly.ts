import { refuse } from './errors.ts'
import { misreading } from './number-text.ts'
import { closing, readTemplate, type Template } from './read-template.ts'
import { tokenize } from './tokens.ts'
import type { Token } from './tokens.ts'

/** A backslash and what follows it; the group is there when that means nothing. */
const ESCAPE = /\\(?:[nrt'"\\]|u[\da-fA-F]{4}|([^]))/g

/** What no page and no database can hold: half of a pair of surrogates, and U+0000. */
const BROKEN = /[\0\p{Surrogate}]/u

/** Refuses a number that is read as another one. */
function refuseNumber(written: string, start: number): void {
  const read = misreading(written)
  if (read) refuse('expression-syntax', { start, end: start + written.length }, read, written)
}

/** Refuses escapes that mean nothing, alone or together. */
function refuseText({ text }: Token, written: string, start: number): void {
  for (const { 0: escape, 1: strange, index } of written.slice(1, -1).matchAll(ESCAPE)) {
    const from = start + 1 + index
    if (strange !== undefined) refuse('expression-syntax', { start: from, end: from + escape.length }, 'escape', escape)
  }
  if (BROKEN.test(text)) refuse('expression-syntax', { start, end: start + written.length }, 'character', written)
}

/**
 * A shopper's page reads '\q' as q, 1e999 as infinite and 12345678901234567 as the even number next to it, and need not know better: no
 * page with any of them is published.
 */
function refuseMisread(text: string, offset: number): void {
  const source = text.slice(offset, closing(text, offset))
  for (const token of tokenize(source)) {
    const written = source.slice(token.start, token.end)
    if (token.kind === 'number') refuseNumber(written, offset + token.start)
    if (token.kind === 'text') refuseText(token, written, offset + token.start)
  }
}

/** Without a backslash, half a character, and a number of many digits or of a large exponent, nothing is misread. */
const SUSPECT = /\\|\d{16}|\de\+?\d{3}|[\0\p{Surrogate}]/iu

/** Reads a text of page JSON as `readTemplate` does, and refuses besides what is read as something that nobody means. */
export function readStrictly(text: string): Template {
  const template = readTemplate(text)
  if (!SUSPECT.test(text)) return template
  if (template.kind === 'value') refuseMisread(text, template.offset)
  if (template.kind === 'text')
    for (const part of template.parts) if (typeof part === 'object') refuseMisread(text, part.offset)
  return template
}
