import { describe, expect, it } from 'vitest'
import { checkRoutes } from '../testing/shop.ts'

describe('unknown-screen', () => {
  const route = { name: 'pay', path: '/pay', title: '付款', open: true }

  it('shows a module that is not there', () => {
    expect(checkRoutes({ routes: [{ ...route, module: 'tils' }] }, [])).toEqual([
      { rule: 'unknown-screen', underlined: '"tils"', message: '没有模块「tils」，是不是「till」？' },
    ])
  })

  it('shows a screen that the module does not have', () => {
    expect(checkRoutes({ routes: [{ ...route, module: 'till', screen: 'til' }] }, [])).toEqual([
      { rule: 'unknown-screen', underlined: '"til"', message: '模块「till」没有「til」这一屏，是不是「till」？' },
    ])
  })

  it('says nothing of a screen that is there, which needs no page file', () => {
    expect(checkRoutes({ routes: [{ ...route, module: 'till' }] }, [])).toEqual([])
  })
})
