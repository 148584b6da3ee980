import { describe, expect, it } from 'vitest'
import { checkRoutes } from '../testing/shop.ts'

describe('routes-shape', () => {
  it('shows a path without its slash', () => {
    expect(checkRoutes({ routes: [{ name: 'combo', path: 'combo', title: '套餐', open: false }] }, [])).toEqual([
      { rule: 'routes-shape', underlined: '"combo"', message: '「path」应该是：/ 开头的地址，没有 ? 和 #' },
    ])
  })

  it('shows a field that routes do not have', () => {
    expect(checkRoutes({ routes: [{ name: 'combo', path: '/combo', titel: '套餐', open: false }] }, [])).toEqual([
      { rule: 'routes-shape', underlined: '"titel"', message: '没有字段「titel」，是不是「title」？' },
    ])
  })
})
