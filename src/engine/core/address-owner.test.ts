import { describe, expect, it } from 'vitest'
import type { Route } from '../../../schemas/page/route.ts'
import { addressOwner } from './address-owner.ts'

const route = (name: string, path: string, more: Partial<Route> = {}): Route => ({
  ...{ name, path, title: name, open: true },
  ...more,
})
const routes = [
  route('home', '/'),
  route('mine', '/', { query: { p: 'My' } }),
  route('goods', '/goods/:id'),
  route('list', '/goods/list'),
  route('refund', '/order/:kind/refund'),
  route('asked', '/asked', { query: { q: '1' } }),
]
const owner = (path: string) => {
  const found = addressOwner(routes, path)
  return found && [found.route.name, found.isSame]
}

describe('whose address a new one is', () => {
  it.each([
    ['/', ['home', true]],
    ['/goods/list', ['list', true]],
    ['/goods/list/', ['list', true]],
    ['/goods/:code', ['goods', true]],
    ['/goods/sale', ['goods', false]],
    ['/order/retail/refund', ['refund', false]],
    ['/:a/:b/refund', undefined],
    ['/:a/list', undefined],
    ['/summer', undefined],
    ['/goods', undefined],
    ['/goods/sale/1', undefined],
    ['/asked', undefined],
  ])('%s: %j', (path, told) => {
    expect(owner(path)).toEqual(told)
  })
})
