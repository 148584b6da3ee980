import { readFileSync } from 'node:fs'
import { strictly } from './strict-ajv.ts'
import { describe, expect, it } from 'vitest'
import { productKinds, seckillPaths } from '../../schemas/domain/product-kind.ts'
import { matchRoute } from '../../src/engine/core/match-route.ts'
import { routeTableSchema, type RouteTable } from '../../schemas/page/route.ts'

const text = readFileSync(new URL('../../pages/routes.json', import.meta.url), 'utf8')
const table = JSON.parse(text) as RouteTable
const pattern = (path: string) => path.replace(/:\w+/g, ':')
const find = (path: string) => table.routes.find((route) => !route.query && pattern(route.path) === pattern(path))

describe('pages/routes.json', () => {
  it('follows the route table schema', () => {
    const validate = strictly(routeTableSchema)
    validate(table)
    expect(validate.errors).toBeNull()
  })

  it('has each name and each address once; an address may be several by their query', () => {
    const names = table.routes.map((route) => route.name)
    const addresses = table.routes.map(({ path, query }) => `${pattern(path)} ${JSON.stringify(query ?? {})}`)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    expect(addresses.filter((address, i) => addresses.indexOf(address) !== i)).toEqual([])
  })

  it('has one route a line, so that a change reads as one line', () => {
    const lines = text.split('\n').filter((line) => line.includes('"path"'))
    expect(lines).toHaveLength(table.routes.length)
  })

  it('has the detail page of every product kind and every flash sale', () => {
    const paths = [...Object.values(productKinds).map((kind) => kind.path), ...Object.values(seckillPaths)]
    expect(paths.filter((path) => !find(`${path}:id`))).toEqual([])
  })

  it('opens the home page at / and at /atlantis without a header', () => {
    for (const path of ['/', '/atlantis']) {
      expect(find(path)).toMatchObject({ open: true, header: 'none' })
    }
    expect(find('/atlantis')?.page).toBe('home')
  })

  it('opens the member page at both with p=My, and the home page with p=Home (A2)', () => {
    for (const path of ['/', '/atlantis']) {
      const pageAt = (query: string) => {
        const route = matchRoute(table.routes, path, Object.fromEntries(new URLSearchParams(query)))?.route
        return route && (route.page ?? route.name)
      }
      expect(['p=My', 'p=Home', '', 'p=my'].map(pageAt)).toEqual(['member', 'home', 'home', 'home'])
    }
  })

  it('looks for a forward address by a param that its address has (B2)', () => {
    const forwarding = table.routes.filter((route) => route.forward !== undefined)
    expect(forwarding.length).toBeGreaterThan(0)
    expect(forwarding.filter(({ path, forward }) => !path.includes(`:${forward}`)).map(({ path }) => path)).toEqual([])
  })

  it('leaves each page of the home open to who is not logged in, the login itself too', () => {
    const locked = table.routes.filter(({ name, group, login }) => login && (name === 'login' || group === '首页'))
    expect(locked.map(({ path }) => path)).toEqual([])
  })

  it('asks for login on the ordering, booking and car-park routes (B2.9, B6)', () => {
    const open = table.routes.filter((route) => ['下单', '预约', '停车'].includes(route.group ?? '') && !route.login)
    expect(open.map((route) => route.path)).toEqual([])
  })

  it('asks for login on every refund route and every play order route (B6)', () => {
    const personal = /refund(?!ed)|\/play\/order|\/apply\//i
    const open = table.routes.filter((route) => personal.test(route.path) && !route.login)
    expect(open.map((route) => route.path)).toEqual([])
  })

  it('lets visitors browse: no detail page asks for login', () => {
    const locked = Object.values(productKinds).filter((kind) => find(`${kind.path}:id`)?.login)
    expect(locked).toEqual([])
  })
})
