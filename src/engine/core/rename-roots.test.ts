import { describe, expect, it } from 'vitest'
import { compileValue } from './expressions/index.ts'
import { renameRoots, sourceOf } from './rename-roots.ts'

const names = { a: { source: 'page.offer' }, n: { source: '3', json: 3 } }
const renamed = (text: string) => renameRoots(text, names)

describe('renameRoots', () => {
  it.each([
    ['{{ a.name }}', '{{ page.offer.name }}'],
    ['从 {{ a.price }} 到 {{ b }}', '从 {{ page.offer.price }} 到 {{ b }}'],
    ["{{ b.a + a['a'] }}", "{{ b.a + page.offer['a'] }}"],
    ["{{ {'a': a} }}", "{{ {'a': page.offer} }}"],
    ['{{ n + 1 }}', '{{ 3 + 1 }}'],
  ])('writes other names where names are read: %s', (text, wanted) => {
    expect(renamed(text)).toBe(wanted)
  })

  it('writes the names of this use, whatever the text became before', () => {
    const uses = ['first', 'second', 'first'].map((source) => renameRoots('{{ a.name + n }}', { a: { source } }))
    expect(uses).toEqual(['{{ first.name + n }}', '{{ second.name + n }}', '{{ first.name + n }}'])
  })

  it('leaves the variables of macros alone', () => {
    expect(renamed('{{ a.filter(a, a.on) }}')).toBe('{{ page.offer.filter(a, a.on) }}')
  })

  it('gives a constant itself where a text is nothing but its name', () => {
    expect(renameRoots({ max: '{{ n }}', on: [{ to: '/{{ n }}' }] }, names)).toEqual({
      max: 3,
      on: [{ to: '/{{ 3 }}' }],
    })
  })

  it('leaves a text alone that it cannot read', () => {
    expect(renamed('{{ a. }}')).toBe('{{ a. }}')
  })
})

describe('sourceOf', () => {
  it.each([
    [null],
    [true],
    [-2.5],
    ['是"不是"'],
    ["it's \\ and\nmore"],
    [[1, ['b', { c: 'd' }]]],
    [{ "a'b": { c: [] } }],
  ])('is an expression with the value %j', (value) => {
    expect(compileValue(`{{ ${sourceOf(value)} }}`).evaluate(() => null)).toEqual(value)
  })

  it('has expressions inside as what they are', () => {
    const source = sourceOf({ whole: '{{ x + 1 }}', text: '第 {{ x }} 个' })
    expect(compileValue(`{{ ${source} }}`).evaluate(() => 2)).toEqual({ whole: 3, text: '第 2 个' })
  })
})
