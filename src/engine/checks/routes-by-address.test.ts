import { describe, expect, it } from 'vitest'
import type { Route } from '../../../schemas/page/route.ts'
import { routeOf } from './routes-by-address.ts'

const route = (name: string, path: string): Route => ({ name, path, title: name, open: true })

describe('the route of an address', () => {
  it('is that of the table that is asked, again and again', () => {
    const goods = route('goods', '/goods/:id')
    const combo = route('combo', '/combo')
    const [one, other] = [[goods], [goods, combo]]
    const asked = () => [routeOf(one, '/goods/1'), routeOf(one, '/combo'), routeOf(other, '/combo')]
    expect(asked()).toEqual([goods, undefined, combo])
    expect(asked()).toEqual([goods, undefined, combo])
  })

  it('is looked up once for a table', () => {
    let reads = 0
    const counted = route('goods', '/goods/:id')
    const routes = [
      {
        ...counted,
        get query() {
          reads += 1
          return undefined
        },
      },
    ]
    expect(routeOf(routes, '/goods/1')?.name).toBe('goods')
    const before = reads
    expect(routeOf(routes, '/goods/1')?.name).toBe('goods')
    expect(reads).toBe(before)
  })
})
