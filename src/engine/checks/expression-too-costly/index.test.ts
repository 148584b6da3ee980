import { describe, expect, it } from 'vitest'
import { check, notices, pageOf } from '../testing/shop.ts'

const ten = '[1,2,3,4,5,6,7,8,9,10]'
const endless = `{{ string(size(${['a', 'b', 'c', 'd', 'e'].reduceRight((inner, name) => `${ten}.map(${name},${inner})`, 'a+b+c+d+e')})) }}`
const rules = (page: unknown) => check(page).filter(({ rule }) => rule.startsWith('expression'))

describe('expression-too-costly', () => {
  it('refuses an expression that fails each time, at its place', () => {
    const told = rules(pageOf({ blocks: [notices({ props: { text: endless } })] }))
    expect(told).toEqual([
      {
        rule: 'expression-too-costly',
        underlined: JSON.stringify(endless),
        message: expect.stringContaining('这个表达式每次都算不完'),
      },
    ])
  })

  it('refuses one that does so by a named value', () => {
    const long = `{{ ${ten}.map(a, ${ten}.map(b, ${ten})) }}`
    const text = '{{ string(l.map(a, a.map(b, b.map(c, l.map(d, l.map(e, a == e))))).map(x, size(x))) }}'
    expect(
      rules(pageOf({ values: { l: long }, blocks: [notices({ props: { text } })] })).map(({ rule }) => rule),
    ).toContain('expression-too-costly')
  })

  it('says nothing of one that comes to its end, nor of what is not known before there is data', () => {
    expect(rules(pageOf({ blocks: [notices({ props: { text: `{{ string(size(${ten}.map(a, a))) }}` } })] }))).toEqual(
      [],
    )
  })

  it('refuses a page whose expressions are too many for it together, at the one that takes most', () => {
    const heavy = `{{ string(size(${ten}.map(a, ${ten}.map(b, ${ten}.map(c, a+b+c))))) }}`
    const page = (count: number) =>
      pageOf({ blocks: Array.from({ length: count }, (_, at) => notices({ id: `n${at}`, props: { text: heavy } })) })
    expect(rules(page(20))).toEqual([])
    expect(rules(page(70)).map(({ rule }) => rule)).toEqual(['expressions-cost-much'])
    expect(rules(page(150))).toMatchObject([
      {
        rule: 'expression-too-costly',
        underlined: JSON.stringify(heavy),
        message: expect.stringContaining('一起要算的'),
      },
    ])
  })
})
