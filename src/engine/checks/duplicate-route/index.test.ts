import { describe, expect, it } from 'vitest'
import { checkRoutes } from '../testing/shop.ts'

describe('duplicate-route', () => {
  it('shows the second of two equal names', () => {
    expect(
      checkRoutes(
        {
          routes: [
            { name: 'a', path: '/a', title: '一', open: false },
            { name: 'a', path: '/b', title: '二', open: false },
          ],
        },
        [],
      ),
    ).toEqual([{ rule: 'duplicate-route', underlined: '"a"', message: '名字「a」已经用过了' }])
  })

  it('shows the second of two addresses that differ in names of parts only', () => {
    expect(
      checkRoutes(
        {
          routes: [
            { name: 'a', path: '/a/:id', title: '一', open: false },
            { name: 'b', path: '/a/:code', title: '二', open: false },
          ],
        },
        [],
      ),
    ).toEqual([{ rule: 'duplicate-route', underlined: '"/a/:code"', message: '地址「/a/:code」已经用过了' }])
  })

  it('shows the second of two addresses with the same query, and not one with another', () => {
    const member = (name: string, query?: object) => ({
      name,
      path: '/',
      title: '我的',
      open: false,
      ...(query && { query }),
    })
    const table = (...routes: object[]) => checkRoutes({ routes }, [])
    expect(table(member('a'), member('b', { p: 'My' }), member('c', { p: 'Home' }))).toEqual([])
    expect(table(member('a', { p: 'My', v: '1' }), member('b', { v: '1', p: 'My' }))).toEqual([
      { rule: 'duplicate-route', underlined: '"/"', message: '地址「/?v=1&p=My」已经用过了' },
    ])
  })
})
