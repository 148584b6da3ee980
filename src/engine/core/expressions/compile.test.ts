import { describe, expect, it } from 'vitest'
import { compileExpression, compileTemplate, compileValue } from './compile.ts'
import { ExpressionLimitError, ExpressionSyntaxError } from './errors.ts'
import { readExpression } from './read.ts'
import { readTemplate } from './read-template.ts'

const compile = (source: string) => compileExpression(readExpression(source))
const evaluate = (source: string, data: Record<string, unknown> = {}) => compile(source).evaluate((name) => data[name])

describe('evaluation', () => {
  const data = {
    item: { stock: 4, price: 19.5, name: '酒店', tags: ['new'], none: null },
    list: [{ n: 1 }, { n: 2 }, { n: 3 }],
    key: 'price',
    yes: true,
  }

  it.each([
    ['item.stock > 3', true],
    ['item.stock * 2 + 1', 9],
    ['7 % 4 - -1', 4],
    ["item.name + '·' + item.stock", '酒店·4'],
    ['[1] + [2, 3]', [1, 2, 3]],
    ['item[key]', 19.5],
    ['list[1].n', 2],
    ["'new' in item.tags", true],
    ["'stock' in item", true],
    ["'gone' in item", false],
    ['{"n": 2} in list', true],
    ['item.stock > 100 || yes', true],
    ["yes ? 'a' : 'b'", 'a'],
    ["{'a': item.stock, 'b': [key]}", { a: 4, b: ['price'] }],
    ['list.filter(x, x.n > 1).map(x, x.n * 10)', [20, 30]],
    ['list.exists(x, x.n == 3)', true],
    ['list.all(x, x.n < 3)', false],
    ['list.map(x, list.filter(y, y.n < x.n).map(y, x.n - y.n))', [[], [1], [2, 1]]],
    ['list.map(key, key.n)', [1, 2, 3]],
    ["list == [{'n': 1}, {'n': 2}, {'n': 3}]", true],
    ["{'a': 1, 'b': 2} == {'b': 2, 'a': 1}", true],
    ['[] == {}', false],
  ])('of %s gives %j', (source, expected) => {
    expect(evaluate(source, data)).toEqual(expected)
  })

  it.each([
    ['missing.a.b.c'],
    ['item.none.deeper'],
    ['item.name.length'],
    ['item.tags.length'],
    ["item.tags['length']"],
    ["item['to' + 'String']"],
    ["item['const' + 'ructor']"],
    ['list[7]'],
    ['list[-1]'],
    ['list[0.5]'],
    ['item.name[0]'],
    ['item.stock / 0'],
    ["item.stock * 'x'"],
    ['-item.name'],
    ['item.none + 1'],
    ["item.none + 'x'"],
    ['missing.map(x, x)'],
  ])('of %s gives null and throws nothing', (source) => {
    expect(evaluate(source, data)).toBeNull()
  })

  it.each([
    ['item.none == 3', false],
    ['item.none < 3', false],
    ['item.none >= 3', false],
    ['item.none != 3', true],
    ['item.none == null', true],
    ['missing.a == item.none', true],
    ['item.none != null', false],
  ])('comparing with null: %s is %s', (source, expected) => {
    expect(evaluate(source, data)).toBe(expected)
  })

  it.each([
    'missing > 1',
    "item.stock < '9'",
    'yes > false',
    'missing.exists(x, true)',
    'missing.all(x, true)',
    '1 == "1"',
  ])('of %s gives false', (source) => {
    expect(evaluate(source, data)).toBe(false)
  })

  it('takes nothing but true for true', () => {
    expect(evaluate("1 && 'x'")).toBe(false)
    expect(evaluate('!1')).toBe(true)
    expect(evaluate("'x' ? 1 : 2")).toBe(2)
  })

  it('does not evaluate what a test has decided', () => {
    const read: string[] = []
    const scope = (name: string) => {
      read.push(name)
      return name === 'a'
    }
    compile('a || b').evaluate(scope)
    compile('c && d').evaluate(scope)
    compile('a ? e : f').evaluate(scope)
    expect(read).toEqual(['a', 'c', 'a', 'e'])
  })

  it('reads own properties alone', () => {
    const inherited = Object.create({ secret: 1 }) as object
    expect(evaluate('a.secret', { a: inherited })).toBeNull()
    expect(evaluate('a[k]', { a: JSON.parse('{"x": 1}'), k: '__proto__' })).toBeNull()
  })

  it('reads a root once for each place it stands and knows the paths it reads', () => {
    const compiled = compile(
      "a.b['c'].d > 1 && has(a.b.e) || default(z, q[i].w) in list.filter(x, x.p == z).map(x, x.r)",
    )
    expect(compiled.roots).toEqual(['a', 'z', 'q', 'i', 'list'])
    expect(compiled.paths).toEqual([['a', 'b', 'c', 'd'], ['a', 'b', 'e'], ['z'], ['q'], ['i'], ['list']])
    expect(compileTemplate(readTemplate('{{ a.b }}-{{ a.b }}-{{ c }}')).paths).toEqual([['a', 'b'], ['c']])
  })

  it('refuses a function that there is not, where its name stands', () => {
    expect(() => compile('1 + siz(a)')).toThrow(ExpressionSyntaxError)
    expect(() => compile('toString(a)')).toThrow('expression-unknown-function 0-8')
  })
})

describe('the step budget', () => {
  const items = Array.from({ length: 1000 }, (_, n) => ({ n, text: 'x'.repeat(100) }))
  const nest = (): unknown => JSON.parse('['.repeat(5000) + ']'.repeat(5000))
  const data = { items, wide: 'x'.repeat(9000), long: 'x'.repeat(10_001), deep: nest(), other: nest() }

  it('lets ordinary work over 1000 elements pass', () => {
    expect(evaluate('items.filter(x, x.n > 500).map(x, x.n * 2)', data)).toHaveLength(499)
    expect(evaluate('size(unique(items.map(x, x.n % 7)))', data)).toBe(7)
  })

  it.each([
    'items.map(x, items.map(y, y.n))',
    'items.all(x, items.all(y, items.all(z, true)))',
    'items.map(x, items + items)',
    'items.map(x, upper(wide))',
    'items.exists(x, items == 1 || items.map(y, y) == items.map(y, y.n))',
    'unique(items)',
    'wide + wide',
    'join(items.map(x, x.text), wide)',
    "split(long, '')",
    'deep == other',
  ])('stops %s', (source) => {
    expect(() => evaluate(source, data)).toThrow(ExpressionLimitError)
  })

  it('counts every evaluation anew', () => {
    const compiled = compile('items.map(x, x.n * 2)')
    for (let i = 0; i < 5; i++) expect(compiled.evaluate((name) => data[name as 'items'])).toHaveLength(1000)
  })

  it('stops a text template that grows too large', () => {
    expect(() => compileTemplate(readTemplate('{{ wide }}{{ wide }}')).evaluate(() => data.wide)).toThrow(
      ExpressionLimitError,
    )
  })
})

describe('compileValue', () => {
  const props = { title: '{{ t.name }}!', plain: { a: [1, 'x'] }, list: ['{{ t.n }}', null, { deep: '{{ u }}' }] }
  const scope = (name: string) => ({ t: { name: '三亚', n: 3 }, u: true })[name]

  it('evaluates texts at any depth and no keys', () => {
    expect(compileValue(props).evaluate(scope)).toEqual({
      title: '三亚!',
      plain: { a: [1, 'x'] },
      list: [3, null, { deep: true }],
    })
    expect(compileValue({ '{{ t }}': 1 }).evaluate(scope)).toEqual({ '{{ t }}': 1 })
  })

  it('gathers what it reads', () => {
    expect(compileValue(props)).toMatchObject({ roots: ['t', 'u'], paths: [['t', 'name'], ['t', 'n'], ['u']] })
  })

  it('returns the same frozen literal part each time and leaves the page JSON as it was', () => {
    const compiled = compileValue(props)
    const [first, second] = [compiled.evaluate(scope), compiled.evaluate(scope)] as [typeof props, typeof props]
    expect(first.plain).toBe(second.plain)
    expect(Object.isFrozen(first.plain.a)).toBe(true)
    expect(Object.isFrozen(props.plain)).toBe(false)
    expect(first.list).not.toBe(second.list)
  })

  it('keeps a __proto__ key what it is in JSON: a name', () => {
    const value = compileValue(JSON.parse('{"__proto__": {"x": 1}, "b": "{{ u }}"}')).evaluate(scope) as object
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(Object.hasOwn(value, '__proto__')).toBe(true)
  })

  it('throws on bad syntax with the offsets in the text at fault', () => {
    expect(() => compileValue({ a: ['x {{ b = 1 }}'] })).toThrow('expression-syntax 7-8')
  })

  it('refuses values nested without end', () => {
    expect(() => compileValue(JSON.parse('['.repeat(5000) + ']'.repeat(5000)))).toThrow('expression-too-deep')
  })

  it('compiles a text once while it is among the 2000 last ones', () => {
    const first = compileValue('{{ a.b }}')
    expect(compileValue('{{ a.b }}')).toBe(first)
    for (let n = 0; n < 2000; n++) compileValue(`{{ a.b${n} }}`)
    expect(compileValue('{{ a.b }}')).not.toBe(first)
  })
})
