import { describe, expect, it } from 'vitest'
import { check, pageOf } from '../testing/shop.ts'

describe('endpoint-argument', () => {
  it('shows an argument that the endpoint does not take', () => {
    expect(check(pageOf({ data: { offers: { from: 'offers', with: { size: 10, plase: '三亚' } } } }))).toEqual([
      { rule: 'endpoint-argument', underlined: '"plase"', message: '没有参数「plase」，是不是「place」？' },
    ])
  })

  it('shows arguments that lack one', () => {
    expect(check(pageOf({ data: { offers: { from: 'offers', with: { place: '三亚' } } } }))).toEqual([
      { rule: 'endpoint-argument', underlined: '"with"', message: '缺少参数「size」' },
    ])
  })

  it('shows the endpoint when there are no arguments at all', () => {
    expect(check(pageOf({ data: { offers: { from: 'offers' } } }))).toEqual([
      { rule: 'endpoint-argument', underlined: '"offers"', message: '缺少参数「size」' },
    ])
  })

  it('shows a number out of range', () => {
    expect(check(pageOf({ data: { offers: { from: 'offers', with: { size: 51 } } } }))).toEqual([
      { rule: 'endpoint-argument', underlined: '51', message: '「size」应该是：不大于 50' },
    ])
  })
})
