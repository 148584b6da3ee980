import { describe, expect, it } from 'vitest'
import { checkRoutes } from '../testing/shop.ts'

describe('closed-route-with-page', () => {
  it('shows that an address is closed though its page is there', () => {
    expect(checkRoutes({ routes: [{ name: 'home', path: '/', title: '首页', open: false }] }, ['home'])).toEqual([
      { rule: 'closed-route-with-page', underlined: 'false', message: 'pages/home.json 已经有了，这个地址还没有开放' },
    ])
  })
})
