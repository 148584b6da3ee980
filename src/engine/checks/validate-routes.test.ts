import { describe, expect, it } from 'vitest'
import { shop } from './testing/shop.ts'
import { validateRoutes } from './validate-routes.ts'

const home = { name: 'home', path: '/', title: '首页', open: true }
const validate = (text: string, pageNames = ['home']) =>
  validateRoutes({ name: 'routes', file: 'pages/routes.json', text }, { ...shop, pageNames })

describe('validateRoutes', () => {
  it('gives the routes when nothing is wrong, and when there are warnings only', () => {
    expect(validate(JSON.stringify({ routes: [home] }))).toEqual({ routes: [home], problems: [] })
    const { routes, problems } = validate(JSON.stringify({ routes: [home] }), ['home', 'summer'])
    expect(problems.map(({ severity }) => severity)).toEqual(['warning'])
    expect(routes).toEqual([home])
  })

  it('gives no routes when there is an error', () => {
    const { routes, problems } = validate(JSON.stringify({ routes: [{ ...home, path: 'home' }] }))
    expect(routes).toBeUndefined()
    expect(problems).toMatchObject([{ rule: 'routes-shape', file: 'pages/routes.json', start: { line: 1 } }])
  })

  it.each(['', '{', '[]', 'null', '{ "routes": 5 }', '{ "routes": [5] }'])('takes %j without throwing', (text) => {
    expect(validate(text, []).problems).toHaveLength(1)
  })
})
