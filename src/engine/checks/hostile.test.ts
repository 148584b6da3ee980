/* oxlint-disable no-script-url -- the addresses that are refused */
import { describe, expect, it, vi } from 'vitest'
import { lists, notices, pageOf, problemsOf, withAction, withProps } from './testing/shop.ts'

const rulesOf = (page: unknown) => problemsOf(page).map(({ rule }) => rule)
const deep = `{"versions":{"page":1},"title":"a","blocks":[${'{"id":"a","widget":"box","slots":{"body":['.repeat(10_000)}${']}}'.repeat(10_000)}]}`

describe('a hostile page', () => {
  it.each([
    ['10,000 nested slots', deep, 'nested-too-deep'],
    ['a file of 5 MB', `{ "title": "${'x'.repeat(5_000_000)}" }`, 'file-too-large'],
    ['5 MB of brackets', '['.repeat(5_000_000), 'file-too-large'],
    ['1 MB of quotes', '"'.repeat(999_999), 'json-syntax'],
    ['1 MB of backslashes', `"${'\\'.repeat(900_000)}`, 'json-syntax'],
    ['prototype keys', '{ "blocks": [{ "props": { "__proto__": { "x": 1 } } }] }', 'forbidden-key'],
    ['a javascript: link', withAction({ do: 'navigate', to: 'JaVaScRiPt:alert(1)' }), 'unsafe-link'],
    ['an expression of 100,000 brackets', withProps({ max: `{{ ${'('.repeat(100_000)} }}` }), 'expression-too-complex'],
    ['a reach for the global object', withProps({ max: '{{ globalThis.process }}' }), 'unknown-data'],
    ['a reach for the constructor', withProps({ max: "{{ offers['constructor'] }}" }), 'expression-syntax'],
  ])('with %s gets one problem', (_, page, rule) => {
    expect(rulesOf(page)).toEqual([rule])
  })

  it.each([
    ['a megabyte of brackets', `{"title":${'['.repeat(450_000)}${']'.repeat(450_000)}}`],
    ['10,000 nested slots', deep],
    ['100,000 values', `{"title":[${'1,'.repeat(100_000)}1]}`],
  ])('of %s is never read as a whole, which would take seconds', (_, text) => {
    const read = vi.spyOn(JSON, 'parse')
    problemsOf(text)
    expect(read.mock.calls.filter(([read]) => read === text)).toEqual([])
    read.mockRestore()
  })

  it('may hold scripts as text: nothing runs them', () => {
    const text = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    expect(rulesOf(pageOf({ description: text, blocks: [notices({ props: { text } }), lists()] }))).toEqual([])
  })

  it('changes no prototype', () => {
    problemsOf('{ "versions": { "__proto__": 1 }, "__proto__": { "polluted": true } }')
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('of macros inside macros over lists is run for so many steps, and told of', () => {
    const list = 'offers.list'
    const macro = `${list}.map(a, ${list}.map(b, ${list}.map(c, ${list}.map(d, a.price + b.price + c.price + d.price))))`
    expect(rulesOf(withProps({ max: `{{ size(${macro}) }}` }))).toEqual(['expressions-cost-much'])
  })

  it.each([
    ['a name that is written 4,000 times', `{${Array.from({ length: 4000 }, () => '"title":1').join(',')}}`],
    [
      '4,000 numbers that are not read as written',
      `{"title":[${Array.from({ length: 4000 }, () => '1e999').join(',')}]}`,
    ],
  ])('of %s is told of 500 times, the errors among them', (_, page) => {
    const told = problemsOf(page)
    expect(told).toHaveLength(500)
    expect(told.some(({ severity }) => severity === 'error')).toBe(true)
  })

  it('of nothing but mistakes, up to the limit of its size, is judged to the end, and told of as far as anybody reads', () => {
    const many = (make: (at: number) => object, length = 1500) => Array.from({ length }, (_, at) => make(at))
    const props = Object.fromEntries(many(() => ({})).map((_, at) => [`wrong-${at}`, at]))
    expect(problemsOf(withProps(props))).toHaveLength(500)
    const blocks = many((at) => notices({ id: `b${at}`, props: { text: `{{ wrong${at}.x }}` } }), 450)
    const sources = Object.fromEntries(blocks.map((_, at) => [`right${at}`, { from: 'offers', with: { size: 1 } }]))
    expect(rulesOf(pageOf({ blocks, data: sources })).filter((rule) => rule === 'unknown-data').length).toBeGreaterThan(
      100,
    )
    const select = many((at) => ({ do: 'scroll-to', block: `wrong-${at}` }))
    expect(rulesOf(pageOf({ blocks: [notices(), lists({}, { on: { select } })] }))).toHaveLength(500)
  })
})
