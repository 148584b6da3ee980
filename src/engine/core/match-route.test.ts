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

  it('[R45] prefers, of equal paths, the route whose query the request has, wherever it stands in the table', () => {
    const named = (name: string, path: string, query?: Record<string, string>) => ({
      name,
      path,
      title: name,
      open: true,
      ...(query && { query }),
    })
    const table = [
      named('home', '/'),
      named('any', '/:any', { p: 'My' }),
      named('member', '/', { p: 'My' }),
      named('old', '/', { p: 'My', v: '1' }),
      named('combo', '/combo'),
      named('secret', '/secret', { key: 'x' }),
    ]
    const nameOf = (path: string, query?: Record<string, string>) => matchRoute(table, path, query)?.route.name
    expect(nameOf('/', {})).toBe('home')
    expect(nameOf('/', { p: 'Home' })).toBe('home')
    expect(nameOf('/', { p: 'My', from: 'lantu' })).toBe('member')
    expect(nameOf('/', { v: '1', p: 'My' })).toBe('old')
    expect(nameOf('/combo', { p: 'My' })).toBe('combo')
    expect([nameOf('/secret', {}), nameOf('/secret', { key: 'x' })]).toEqual([undefined, 'secret'])
  })

  it('[R45] takes the query of the address when none is given', () => {
    const table = [
      { name: 'home', path: '/', title: 'x', open: true },
      { name: 'member', path: '/', title: 'x', open: true, query: { p: '我 的' } },
    ]
    const nameOf = (path: string, query?: Record<string, string>) => matchRoute(table, path, query)?.route.name
    expect(['/?p=%E6%88%91+%E7%9A%84#x', '/', '/#?p=x', '/?p'].map((path) => nameOf(path))).toEqual([
      'member',
      'home',
      'home',
      'home',
    ])
    expect(nameOf('/?p=%E6%88%91+%E7%9A%84', {})).toBe('home')
  })

  it('[R45] takes no name of the language for a query', () => {
    const table = [{ name: 'odd', path: '/', title: 'x', open: true, query: { constructor: 'x' } }]
    expect(matchRoute(table, '/', {})).toBeUndefined()
  })

  it.each(['/nothing', '/goods', '/goods/1/2', '/goods/%', '/Combo'])('finds none for %j', (path) => {
    expect(match(path)).toBeUndefined()
  })
})
