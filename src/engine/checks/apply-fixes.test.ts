import { describe, expect, it } from 'vitest'
import { applyFixes } from './apply-fixes.ts'
import { notices, pageOf, problemsOf, withProps } from './testing/shop.ts'

const page = (value: unknown) => JSON.stringify(value, undefined, 2)
const mend = (text: string) => applyFixes(text, problemsOf(text))

describe('applyFixes', () => {
  it('takes away the comma after the last item', () => {
    expect(mend('{ "a": [1, 2,] }').text).toBe('{ "a": [1, 2] }')
  })

  it('puts a comma that is missing where it belongs', () => {
    expect(mend('{\n  "a": 1\n  "b": 2\n}').text).toBe('{\n  "a": 1,\n  "b": 2\n}')
  })

  it('puts no comma where something else is wrong', () => {
    const text = '{ "a": 1 "b" }'
    expect(mend(text)).toEqual({ text, applied: [] })
  })

  it('writes the signs of a Chinese keyboard as JSON has them', () => {
    expect(mend('{ "a"： 1 }').text).toBe('{ "a": 1 }')
    expect(mend('{ "a": 1， "b": 2 }').text).toBe('{ "a": 1, "b": 2 }')
  })

  it('takes away an invisible mark at the beginning', () => {
    expect(mend('\uFEFF{}').text).toBe('{}')
  })

  it('adds a version in the style of the file', () => {
    const wide = page(pageOf({ versions: { page: 1, list: 1 } }))
    expect(mend(wide).text).toContain('"list": 1,\n    "notice": 2\n  }')
    const narrow = wide.replace(/\{\s*"page": 1,\s*"list": 1\s*\}/, '{ "page": 1, "list": 1 }')
    expect(mend(narrow).text).toContain('{ "page": 1, "list": 1, "notice": 2 }')
  })

  it('removes what is not used with its comma: the first, one between, the last and the only one', () => {
    const block = '{ "id": "a", "widget": "notice", "props": { "text": "a" } }'
    const versions = (entries: string) => `{ "versions": ${entries}, "title": "a", "blocks": [${block}] }`
    const mended = (entries: string) => mend(versions(entries)).text
    expect(mended('{ "box": 1, "page": 1, "notice": 2 }')).toBe(versions('{ "page": 1, "notice": 2 }'))
    expect(mended('{ "page": 1, "box": 1, "list": 1, "notice": 2 }')).toBe(versions('{ "page": 1, "notice": 2 }'))
    expect(mended('{ "page": 1, "notice": 2, "box": 1 }')).toBe(versions('{ "page": 1, "notice": 2 }'))
    const data = '"data": { "old": { "from": "offers", "with": { "size": 1 } } }, "blocks"'
    const page = versions('{ "page": 1, "notice": 2 }')
    expect(mend(page.replace('"blocks"', data)).text).toBe(page.replace('"blocks"', '"data": {}, "blocks"'))
  })

  it('takes numbers out of their quotes, and conditions into their braces', () => {
    expect(mend(page(withProps({ max: '3' }))).text).toBe(page(withProps({ max: 3 })))
    const when = (text: string) =>
      page({ ...withProps({}), blocks: [notices({ when: text }), ...(withProps({}).blocks as []).slice(1)] })
    expect(mend(when('offers.total > 1')).text).toBe(when('{{ offers.total > 1 }}'))
  })

  it('mends several problems of a file at once, and says which', () => {
    const text = page(
      pageOf({ versions: { page: 1, list: 1 }, data: { offers: { from: 'offers', with: { size: '5' } } } }),
    )
    const { text: mended, applied } = mend(text)
    expect(applied.map(({ rule }) => rule)).toEqual(['endpoint-argument', 'version-missing'])
    expect(problemsOf(mended)).toEqual([])
  })

  it('leaves alone what only a person can decide', () => {
    const text = page(withProps({ titel: '限时' }))
    expect(problemsOf(text).map(({ fix }) => fix?.safe)).toEqual([false])
    expect(mend(text)).toEqual({ text, applied: [] })
  })
})
