import * as fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import type { SiteFile } from '../../src/engine/checks/check-pages.ts'
import { mutated } from '../contract/mutated.ts'

/** The operators' own files: what is made of them is near to what operators write. */
const files: readonly SiteFile[] = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .map((file) => ({ file: `pages/${file}`, text: readFileSync(`pages/${file}`, 'utf8') }))

/** What slips into a file: signs of JSON and of expressions, of Chinese keyboards, halves of characters, numbers without measure. */
const slips = fc.oneof(
  fc.constantFrom(...['{', '}', '[', ']', '"', ':', ',', '\\', '{{', '}}', '{{ ', ' }}', "'", '(', ')', '.', '|', '&']),
  fc.constantFrom(
    ...['，', '：', '“', '”', '、', '｛', '\u0000', '\ud83d', '\\ud83d', '\u2028', '\ufeff', '😀', '\n', '\t'],
  ),
  fc.constantFrom(
    ...['1e999', '-', '0', '00', '9'.repeat(20), 'null', 'true', 'NaN', '__proto__', 'constructor', 'user', 'viewer'],
  ),
  fc.constantFrom(...['[', '{"a":', '((', '{{ [', '"a":[', '!', '-'].map((part) => part.repeat(300))),
  fc.constantFrom(...['.map(a, ', '.filter(x, ', ' ? 1 : ', ' in ', '.size()', ' + ', ' == null', '[0]', 'default(']),
  fc.string({ unit: 'binary', maxLength: 5 }),
)

/** A text with one to four pieces taken out, put in, put elsewhere or written twice. */
const slipped = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.nat(), fc.nat({ max: 40 }), fc.oneof(slips, fc.constant(undefined), fc.constant(''))), {
      minLength: 1,
      maxLength: 4,
    })
    .map((edits) =>
      edits.reduce((current, [place, length, slip]) => {
        const start = place % (current.length + 1)
        const taken = current.slice(start, start + length)
        return current.slice(0, start) + (slip ?? taken + taken) + current.slice(slip ? start : start + length)
      }, text),
    )

const written = (text: string): fc.Arbitrary<string> => {
  const value: unknown = JSON.parse(text)
  const changed = mutated(value).map((other) => JSON.stringify(other, undefined, 2) ?? '')
  return fc.oneof(changed, slipped(text), changed.chain(slipped))
}

/** A file of the operators with mistakes in its values, in its text, or in both; sometimes it is as it was. */
export const anyFile: fc.Arbitrary<SiteFile> = fc
  .constantFrom(...files)
  .chain((file) => written(file.text).map((text) => ({ ...file, text })))
