import { describe, expect, it } from 'vitest'
import { checkParts } from '../check-parts.ts'
import { check, lists, notices, pageOf, shop } from '../testing/shop.ts'

const tip = {
  inputs: { text: { type: 'string' }, count: { type: 'number', default: 1 } },
  blocks: [notices({ props: { text: '{{ text }}', count: '{{ count }}' } })],
}
const told = (given: object) =>
  check(pageOf({ blocks: [lists(), { part: 'tip', with: given }] }), { ...shop, parts: { tip: tip as never } })

describe('part-input', () => {
  it('shows what a part needs and was not given', () => {
    expect(told({})).toEqual([{ rule: 'part-input', underlined: '"with"', message: '缺少输入「text」' }])
  })

  it('shows a value of another kind', () => {
    expect(told({ text: '你好', count: 'x' })).toEqual([
      { rule: 'part-input', underlined: '"x"', message: '「count」应该是数字，却是文字' },
    ])
  })

  it('is content with what has a default', () => {
    expect(told({ text: "{{ default(query.text, '') }}" })).toEqual([])
  })

  it.each([
    ['product', []],
    ['products', ['page-shape']],
  ])('takes an input that says whose code it is, if there are such: %s', (names, wrong) => {
    const inputs = { one: { type: 'string', names, description: '送哪个' } }
    const part = { versions: { page: 1, notice: 2 }, title: '提示', inputs, blocks: [notices()] }
    const source = { name: 'tip', file: 'pages/parts/tip.json', text: JSON.stringify(part) }
    const problems = [...checkParts([source], shop).problems.values()].flat()
    expect(problems.map(({ rule }) => rule)).toEqual(wrong)
  })

  it('shows an input that is declared by an endpoint which pages cannot read', () => {
    const part = {
      versions: { page: 1, notice: 2 },
      title: '提示',
      inputs: { one: { from: 'ofers' } },
      blocks: [notices()],
    }
    const source = { name: 'tip', file: 'pages/parts/tip.json', text: JSON.stringify(part) }
    const problems = [...checkParts([source], shop).problems.values()].flat()
    expect(problems.map(({ rule, message }) => [rule, message.zh])).toEqual([
      ['part-input', '没有给页面用的接口「ofers」，是不是「offers」？'],
    ])
  })
  it.each([
    ['a word that the checks do not know', { type: 'array', items: { typex: 'string' } }],
    ['a list that is none', { type: 'object', properties: { a: { type: 'object', required: null } } }],
    ['a kind that there is not', { type: 'array', items: { type: 'text' } }],
    ['a form that is none', { type: 'array', items: { type: 'string', pattern: '(' } }],
    ['constants of another kind', { type: 'string', enum: [1] }],
  ])('shows an input that is declared with %s, and judges the rest', (_, one) => {
    const blocks = [notices({ props: { text: '{{ nowhere }}' } })]
    const part = { versions: { page: 1, notice: 2 }, title: '提示', inputs: { one }, blocks }
    const source = { name: 'tip', file: 'pages/parts/tip.json', text: JSON.stringify(part) }
    const problems = [...checkParts([source], shop).problems.values()].flat()
    expect(problems.map(({ rule }) => rule)).toEqual(['part-input', 'unknown-data'])
    expect(problems[0]?.message.zh).toContain('看不懂输入「one」的写法')
  })
})
