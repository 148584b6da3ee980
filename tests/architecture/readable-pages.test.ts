import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The operators' pages and parts, as people read them. */
const files = ['pages', 'pages/parts'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') })),
)

const linesOf = (text: string) => text.split('\n').length - 1
const linesIn = (name: string) => linesOf(files.find((file) => file.name === name)!.text)

/** More characters than a person takes in at once: a longer expression gets a name for its part. */
const LONGEST = 120

const tooLong = (text: string) =>
  [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, inside = '']) => inside.trim()).filter(({ length }) => length > LONGEST)

/** What a submit answered is known beside it alone: named for the whole page, it would make the page hang on that one block. */
const isOfSubmit = (text: string) => /\bstate\.\w+\.reply\b/.test(text)

/** Expressions that a page writes more than once, though they could have a name. A path by itself is its own name. */
function repeated(text: string): string[] {
  const all = [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, inside = '']) => inside.trim())
  const long = all.filter((one) => one.length > 60 && !isOfSubmit(one))
  return [...new Set(long.filter((one, at) => long.indexOf(one) !== at))]
}

describe('a person can read the pages', () => {
  it('which have ninety lines on average at most, home 300 and the details of goods 350', () => {
    const lines = files.reduce((sum, { text }) => sum + linesOf(text), 0)
    expect(lines / files.length).toBeLessThanOrEqual(90)
    expect(linesIn('pages/home.json')).toBeLessThan(300)
    expect(linesIn('pages/goods-detail.json')).toBeLessThan(350)
  })

  it.each(files.map(({ name, text }) => [name, text] as const))(
    '%s: no expression is long, none stands twice',
    (_, text) => {
      expect({ tooLong: tooLong(text), repeated: repeated(text) }).toEqual({ tooLong: [], repeated: [] })
    },
  )

  it('a long expression, or one that stands twice, would be found', () => {
    const long = `{{ ${'a'.repeat(LONGEST + 1)} }}`
    expect(tooLong(`"x": "${long}"`)).toHaveLength(1)
    const twice = `{{ ${'default(a.b, 0) + '.repeat(4)}1 }}`
    expect(repeated(`"x": "${twice}", "y": "${twice}"`)).toHaveLength(1)
  })
})
