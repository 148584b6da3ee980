import { describe, expect, it } from 'vitest'
import { LIMITS } from './limits.ts'
import type { Expr } from './syntax.ts'
import { parseExpression } from './testing/parse-expression.ts'

function tree(source: string): Expr {
  const result = parseExpression(source)
  if (!result.ok) throw new Error(result.problem.message.en)
  return result.node
}

/** The tree as fully bracketed text: shows how operators bind. */
function shape(node: Expr): string {
  switch (node.kind) {
    case 'literal':
      return JSON.stringify(node.value)
    case 'name':
      return node.name
    case 'member':
      return `${shape(node.target)}[${shape(node.key)}]`
    case 'unary':
      return `(${node.op}${shape(node.operand)})`
    case 'binary':
      return `(${shape(node.left)} ${node.op} ${shape(node.right)})`
    case 'conditional':
      return `(${shape(node.test)} ? ${shape(node.yes)} : ${shape(node.no)})`
    case 'call':
      return `${node.name}(${node.args.map(shape).join(', ')})`
    case 'macro':
      return `${node.name}(${shape(node.target)}, ${node.variable} => ${shape(node.body)})`
    case 'list':
      return `[${node.items.map(shape).join(', ')}]`
    case 'object':
      return `{${node.entries.map(({ key, value }) => `${key}: ${shape(value)}`).join(', ')}}`
  }
}

function problem(source: string) {
  const result = parseExpression(source)
  if (result.ok) throw new Error(`parsed: ${source}`)
  const { code, start, end } = result.problem
  return { ...result.problem, underlined: source.slice(start, end), code }
}

function everyNode(node: Expr): Expr[] {
  const children = Object.values(node)
    .flat()
    .flatMap((value) =>
      value && typeof value === 'object' ? ('value' in value && 'at' in value ? [value.value] : [value]) : [],
    )
    .filter((value): value is Expr => 'kind' in value && 'start' in value && shape(value) !== undefined)
  return [node, ...children.flatMap(everyNode)]
}

describe('the reader of expressions', () => {
  it.each([
    ['a + b * c - d', '((a + (b * c)) - d)'],
    ['a || b && c', '(a || (b && c))'],
    ['a > 1 && b in c', '((a > 1) && (b in c))'],
    ['-a * !b', '((-a) * (!b))'],
    ['a - b - c', '((a - b) - c)'],
    ['(a - (b - c))', '(a - (b - c))'],
    ['a ? b : c ? d : e', '(a ? b : (c ? d : e))'],
    ["a.b['c'][0]", 'a["b"]["c"][0]'],
    ["{'a': 1, 'b': [true, null]}", '{a: 1, b: [true, null]}'],
    ['list.filter(x, x.n > 1).map(y, y.n)', 'map(filter(list, x => (x["n"] > 1)), y => y["n"])'],
    ["name.contains('x')", 'contains(name, "x")'],
    ['1.5e2 + 007', '(150 + 7)'],
    ["'它\\'s' + \"\\u4e2d\\n\"", '("它\'s" + "中\\n")'],
  ])('reads %s', (source, expected) => {
    expect(shape(tree(source))).toBe(expected)
  })

  it('gives each node the span of its own text', () => {
    const source = " size( a . b[ 'c' ] ) > 2 ? list.map(x, (x.n + 1) * 2) : [ {'k': -y} ]"
    const nodes = everyNode(tree(source))
    expect(nodes.length).toBeGreaterThan(20)
    for (const node of nodes.filter(({ kind }) => kind !== 'literal')) {
      expect(shape(tree(source.slice(node.start, node.end)))).toBe(shape(node))
    }
  })

  it.each([
    ['a +', '', 'value'],
    ['a b', 'b', undefined],
    ['(a', '', ')'],
    ['[1 2]', '2', ']'],
    ['a ? b', '', ':'],
    ['a.[1]', '[', 'name'],
    ['{a: 1}', 'a', 'text'],
    ['', '', 'value'],
  ])('refuses %s where the mistake is', (source, underlined, expected) => {
    expect(problem(source)).toMatchObject({ code: 'expression-syntax', underlined, ...(expected && { expected }) })
  })

  it.each([
    ['a = 1', '=', '=='],
    ['a === 1', '=', '=='],
    ['a & b', '&', '&&'],
    ['a and b', 'and', '&&'],
    ['size（a)', '（', '('],
    ['[a，b]', '，', ','],
    ['a == “x”', '“', '"'],
  ])('says what to write instead in %s', (source, underlined, suggestion) => {
    const found = problem(source)
    expect(found).toMatchObject({ code: 'expression-syntax', underlined, suggestion })
    expect(found.message.zh).toBe(`这里不能写「${underlined}」，请写「${suggestion}」`)
  })

  it('points at the opening quote of a text that is not closed', () => {
    expect(problem("a == 'x + 1")).toMatchObject({ code: 'expression-syntax', underlined: "'x + 1", expected: "'" })
  })

  it.each(['__proto__', 'a.__proto__', 'a.constructor', "a['prototype']", "{'__proto__': 1}", 'a.map(constructor, 1)'])(
    'refuses the name in %s',
    (source) => {
      const found = problem(source)
      expect(found.code).toBe('expression-forbidden-name')
      expect(found.underlined).toMatch(/^['"]?(__proto__|constructor|prototype)['"]?$/)
    },
  )

  it.each(['list.filter(x > 1)', 'list.map(a.b, 1)', 'list.all(x, 1, 2)', "list.exists('x', true)"])(
    'says how to write the macro in %s',
    (source) => {
      const found = problem(source)
      expect(found.code).toBe('expression-bad-arguments')
      expect(source.endsWith(found.underlined)).toBe(true)
    },
  )
})

describe('the limits of an expression', () => {
  const nested = (depth: number) => '('.repeat(depth) + 'a' + ')'.repeat(depth)

  it('allows the limits and refuses one beyond them', () => {
    expect(parseExpression(`'${'x'.repeat(LIMITS.source - 2)}'`).ok).toBe(true)
    expect(problem(`'${'x'.repeat(LIMITS.source - 1)}'`).code).toBe('expression-too-long')
    expect(parseExpression(nested(LIMITS.depth - 1)).ok).toBe(true)
    expect(problem(nested(LIMITS.depth)).code).toBe('expression-too-deep')
    expect(parseExpression(`[${'1,'.repeat(LIMITS.nodes - 1)}]`).ok).toBe(true)
    expect(problem(`[${'1,'.repeat(LIMITS.nodes)}]`).code).toBe('expression-too-large')
  })

  it.each([
    ['brackets', '('],
    ['negations', '!'],
    ['minus signs', '-'],
    ['list brackets', '['],
    ['map brackets', "{'a':"],
    ['choices', 'a?'],
    ['calls', 'f('],
  ])('refuses 20,000 and 90 nested %s without exhausting the stack', (_name, sign) => {
    expect(problem(sign.repeat(20_000)).code).toBe('expression-too-long')
    expect(problem(sign.repeat(90)).code).toBe('expression-too-deep')
  })
})
