import { describe, expect, it } from 'vitest'
import { checkRoutes } from '../testing/shop.ts'

describe('route-without-page', () => {
  it('shows the name of an open address that has no page', () => {
    expect(
      checkRoutes(
        {
          routes: [
            { name: 'hom', path: '/', title: '首页', open: true },
            { name: 'home', path: '/home', title: '首页', open: true },
          ],
        },
        ['home'],
      ),
    ).toEqual([
      { rule: 'route-without-page', underlined: '"hom"', message: '没有页面 pages/hom.json，是不是「home」？' },
    ])
  })

  it('shows the page that an open address names', () => {
    expect(
      checkRoutes({ routes: [{ name: 'start', path: '/', title: '首页', open: true, page: 'summer' }] }, []),
    ).toEqual([{ rule: 'route-without-page', underlined: '"summer"', message: '没有页面 pages/summer.json' }])
  })
})
