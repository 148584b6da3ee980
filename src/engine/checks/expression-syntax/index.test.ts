import { describe, expect, it } from 'vitest'
import { check, withProps } from '../testing/shop.ts'

describe('expression-syntax', () => {
  it('shows where an expression ends too early', () => {
    expect(check(withProps({ title: '{{ offers.total > }}' }))).toEqual([
      { rule: 'expression-syntax', underlined: '}', message: '没有写完，缺少一个值' },
    ])
  })

  it('shows braces that are not closed', () => {
    expect(check(withProps({ title: '{{ offers.total' }))).toEqual([
      { rule: 'expression-syntax', underlined: '{{', message: '没有写完，缺少「}}」' },
    ])
  })

  it('shows the sign of a Chinese keyboard, and what to write', () => {
    expect(check(withProps({ max: '{{ max（offers.total, 1） }}' }))).toEqual([
      { rule: 'expression-syntax', underlined: '（', message: '这里不能写「（」，请写「(」' },
    ])
  })

  it('places what stands after escaped characters exactly', () => {
    expect(check(withProps({ title: '"\\n\u0001"{{ 1 + }}' }))).toEqual([
      { rule: 'expression-syntax', underlined: '}', message: '没有写完，缺少一个值' },
    ])
  })

  it('shows names that mean something to JavaScript', () => {
    expect(check(withProps({ title: '{{ offers.constructor }}' }))).toEqual([
      { rule: 'expression-syntax', underlined: 'constructor', message: '不能使用名字「constructor」' },
    ])
  })
})
