import { describe, expect, it } from 'vitest'
import { checkRoutes } from '../testing/shop.ts'

describe('page-without-route', () => {
  it('shows that a page has no address', () => {
    expect(
      checkRoutes({ routes: [{ name: 'home', path: '/', title: '首页', open: true }] }, ['home', 'summer', 'not-open']),
    ).toEqual([{ rule: 'page-without-route', underlined: '"routes"', message: '页面 pages/summer.json 没有地址' }])
  })
})
