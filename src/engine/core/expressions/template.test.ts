import { describe, expect, it } from 'vitest'
import { hasExpression } from './read-template.ts'
import { parseTemplate } from './template.ts'
import { compileTemplate } from './compile.ts'

function template(text: string) {
  const result = parseTemplate(text)
  if (!result.ok) throw new Error(result.problem.message.en)
  return result.template
}

function problem(text: string) {
  const result = parseTemplate(text)
  if (result.ok) throw new Error(`parsed: ${text}`)
  return { ...result.problem, underlined: text.slice(result.problem.start, result.problem.end) }
}

const evaluate = (text: string, data: Record<string, unknown>) =>
  compileTemplate(template(text)).evaluate((name) => data[name])

describe('a text of page JSON', () => {
  it('is itself without {{', () => {
    expect(template('a }} { b }')).toEqual({ kind: 'literal', text: 'a }} { b }' })
    expect(hasExpression('a }} { b }')).toBe(false)
    expect(evaluate('plain', {})).toBe('plain')
  })

  it('is a typed value when it is one expression and nothing else', () => {
    expect(template('{{ a.b }}')).toMatchObject({
      kind: 'value',
      offset: 2,
      node: { kind: 'member', start: 1, end: 4 },
    })
    expect(evaluate('{{ list }}', { list: [1] })).toEqual([1])
  })

  it('is text with values inside otherwise, null and lists giving nothing', () => {
    const data = { name: '海', n: 3, yes: true, list: [1] }
    expect(evaluate('{{name}}·{{ n }} {{ yes }}{{ missing }}{{ list }}!', data)).toBe('海·3 true!')
    expect(evaluate(' {{ n }}', data)).toBe(' 3')
  })

  it('is not confused by braces in quoted texts and maps', () => {
    expect(evaluate("{{ '{{' }}", {})).toBe('{{')
    expect(evaluate("{{ \"}}\" + '\\'}}' }}", {})).toBe("}}'}}")
    expect(evaluate("{{ {'a': {'b': 1}} }}", {})).toEqual({ a: { b: 1 } })
    expect(evaluate("{{{'a': 1}}}", {})).toEqual({ a: 1 })
    expect(evaluate("<{{ '{' }}{{ '}' }}>", {})).toBe('<{}>')
  })

  it('has its unclosed {{ underlined', () => {
    expect(problem('价格 {{ price 元')).toMatchObject({ code: 'expression-syntax', start: 3, end: 5, expected: '}}' })
    expect(problem('{{ a }} {{ {{ b }}').start).toBe(8)
  })

  it('has its unclosed quote underlined rather than its braces', () => {
    expect(problem("x {{ 'abc }}")).toMatchObject({ underlined: "'abc }}", expected: "'" })
  })

  it('gives the positions of a mistake in the whole text', () => {
    expect(problem('共 {{ n }} 件 {{ a = 1 }}').underlined).toBe('=')
    expect(problem('共 {{ a.__proto__ }}').underlined).toBe('__proto__')
    expect(problem('共 {{ }}')).toMatchObject({ code: 'expression-syntax', expected: 'value' })
  })

  it.each([
    ["{{ 'a\\x41' }}", '\\x'],
    ["共 {{ n }}{{ '\\q' }} 件", '\\q'],
    ["{{ a + '\\u12' }}", '\\u'],
    ["{{ '\\N' }}", '\\N'],
    ["{{ '\\\\\\U4e2d' }}", '\\U'],
  ])('refuses the escape in %s, which means nothing', (text, underlined) => {
    const found = problem(text)
    expect(found).toMatchObject({ code: 'expression-syntax', underlined })
    expect(found.message.zh).toContain(`不认识「${underlined}」`)
  })

  it('takes the escapes that mean something', () => {
    expect(evaluate("{{ '\\n\\r\\t\\'\\\"\\\\\\u4e2D' }}", {})).toBe('\n\r\t\'"\\中')
  })

  it('refuses a number that is none', () => {
    const found = problem('合计 {{ a + 1e999 }} 元')
    expect(found).toMatchObject({ code: 'expression-syntax', underlined: '1e999' })
    expect(found.message.zh).toBe('数字「1e999」太大，算不了')
  })

  it('refuses a whole number that is read as another one', () => {
    const found = problem('{{ a == 12345678901234567 }}')
    expect(found).toMatchObject({ code: 'expression-syntax', underlined: '12345678901234567' })
    expect(found.message.zh).toContain('读出来是 12345678901234568')
    expect(evaluate('{{ 9007199254740991 }}', {})).toBe(9007199254740991)
  })

  it.each(["'\\ud83d'", "'a\\u0000'", "'\\ude80\\ud83d'", "'\ud83d'"])('refuses half a character in %s', (text) => {
    expect(problem(`x {{ ${text} }}`)).toMatchObject({ code: 'expression-syntax', underlined: text })
  })

  it('takes a character of two escapes', () => {
    expect(evaluate("{{ '\\ud83d\\ude80' }}", {})).toBe('🚀')
  })
})
