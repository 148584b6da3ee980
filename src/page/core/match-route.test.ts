import { describe, expect, it } from 'vitest'
import { matchRoute } from './match-route.ts'

const routes = ['/', '/combo', '/goods/:id', '/goods/new', '/:any/detail', '/:step/checkout/:id'].map((path) => ({
  name: path,
  path,
  title: path,
  open: true,
}))
const match = (path: string) => {
  const found = matchRoute(routes, path)
  return found && [found.route.path, found.params]
}

describe('matchRoute', () => {
  it.each([
    ['/', '/', {}],
    ['', '/', {}],
    ['/combo', '/combo', {}],
    ['/combo/?from=tcmp#x', '/combo', {}],
    ['/goods/12', '/goods/:id', { id: '12' }],
    ['/1/checkout/9', '/:step/checkout/:id', { step: '1', id: '9' }],
    ['/goods/%E6%B5%B7', '/goods/:id', { id: '海' }],
    ['/goods/a%2Fb', '/goods/:id', { id: 'a/b' }],
    ['/goods/__proto__', '/goods/:id', { id: '__proto__' }],
  ])('finds the route of %j', (path, route, params) => {
    expect(match(path)).toEqual([route, params])
  })

  it('[R40] prefers the fixed segment, wherever the route stands in the table', () => {
    expect(match('/goods/new')).toEqual(['/goods/new', {}])
    expect(match('/goods/detail')).toEqual(['/goods/:id', { id: 'detail' }])
  })

  it.each(['/nothing', '/goods', '/goods/1/2', '/goods/%', '/Combo'])('finds none for %j', (path) => {
    expect(match(path)).toBeUndefined()
  })
})
