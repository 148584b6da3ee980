import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, problemsOf, withProps } from '../testing/shop.ts'

describe('expression-type', () => {
  it('shows a number where a list is wanted', () => {
    expect(check(withProps({ items: '{{ offers.total }}' }))).toEqual([
      { rule: 'expression-type', underlined: 'offers.total', message: '「items」应该是列表，这里得到的是数字' },
    ])
  })

  it('shows a list whose elements lack a field', () => {
    expect(check(withProps({ items: "{{ offers.list.map(one, {'name': one.name}) }}" }))).toEqual([
      {
        rule: 'expression-type',
        underlined: "offers.list.map(one, {'name': one.name})",
        message: '需要「items」每一项的「price」，这里的数据没有',
      },
    ])
  })

  it('shows a text with values in it where a number is wanted', () => {
    expect(check(withProps({ max: '{{ offers.total }} 件' }))).toEqual([
      { rule: 'expression-type', underlined: '{{ offers.total }} 件', message: '「max」应该是数字，这里得到的是文字' },
    ])
  })

  it('shows a text that may be none of the choices', () => {
    expect(check(withProps({ tone: '{{ offers.list[0].name }}' }))).toEqual([
      {
        rule: 'expression-type',
        underlined: 'offers.list[0].name',
        message: '「tone」只能是：calm、loud，这里可能是别的文字',
      },
    ])
  })

  it('shows a condition that is a number', () => {
    expect(check(pageOf({ blocks: [notices({ when: '{{ offers.total }}' }), lists()] }))).toEqual([
      {
        rule: 'expression-type',
        underlined: 'offers.total',
        message: '「when」应该是 true 或 false，这里得到的是数字',
      },
    ])
  })

  it('shows a condition without braces, which can be mended', () => {
    expect(check(pageOf({ blocks: [notices({ when: 'offers.total > 0' }), lists()] }))).toEqual([
      {
        rule: 'expression-type',
        underlined: '"offers.total > 0"',
        message: '条件要写在 {{ }} 里面，这里只是一段文字，永远不成立',
      },
    ])
  })

  it('shows a list inside of a text', () => {
    expect(check(withProps({ title: '有 {{ offers.list }}' }))).toEqual([
      { rule: 'expression-type', underlined: 'offers.list', message: '「offers.list」应该是文字或数字，却是列表' },
    ])
  })

  it('allows text as a choice when it can only be one', () => {
    expect(check(withProps({ tone: "{{ offers.total > 3 ? 'loud' : 'calm' }}" }))).toEqual([])
  })
})

const withText = (text: string) => pageOf({ blocks: [notices({ props: { text } }), lists()] })
const fixOf = (text: string) => problemsOf(withText(text))[0]?.fix?.edit

describe('the fix of an expression', () => {
  it('puts size() in the place of the whole path that reads a length', () => {
    expect(check(withText('共 {{ offers.list.length }} 件'))).toEqual([
      {
        rule: 'expression-type',
        underlined: 'length',
        message: '不能从「offers.list」读「length」，请写 size(offers.list)',
      },
    ])
    expect(fixOf('共 {{ offers.list.length }} 件')).toMatchObject({ value: '共 {{ size(offers.list) }} 件' })
    expect(fixOf('共 {{ length(offers.list) }} 件')).toMatchObject({ value: '共 {{ size(offers.list) }} 件' })
  })

  it('keeps the quotes of a text', () => {
    expect(fixOf("共 {{ offers['totl'] }} 件")).toMatchObject({ value: "共 {{ offers['total'] }} 件" })
  })
})
