import { describe, expect, it } from 'vitest'
import type { Contract } from '../../../schemas/api/contract.ts'
import type { Route } from '../../../schemas/page/route.ts'
import { rootsOf, schemaOfState, typeOfData } from './page-types.ts'
import { shop } from './testing/shop.ts'

const { contracts, routes } = shop
const roots = (pageName: string, state = {}, data = {}) =>
  rootsOf({ pageName, routes, contracts, state, data, submits: {} })

describe('typeOfData', () => {
  it('is what stands where the contract says', () => {
    expect(typeOfData(contracts.offers)).toMatchObject({
      kind: 'object',
      fields: { total: { type: { kind: 'number' } } },
    })
  })

  it('may be null when a step on the way is optional', () => {
    expect(typeOfData(contracts.detail)).toMatchObject({ kind: 'object', nullable: true })
    expect(typeOfData(contracts.offers)).not.toHaveProperty('nullable')
  })

  it('is one element where several calls travel as one', () => {
    const offers = contracts.offers!
    const value = ['data', 'list']
    const batch: Contract = {
      ...offers,
      page: { ...offers.page!, value, batch: { list: 'codes', match: 'name', max: 50 } },
    }
    expect(typeOfData(batch)).toMatchObject({ kind: 'object', fields: { name: { optional: false } } })
    expect(typeOfData({ ...batch, page: { ...offers.page!, value } })).toMatchObject({ kind: 'list' })
  })

  it('is anything for an endpoint that there is not', () => {
    expect(typeOfData(undefined)).toEqual({ kind: 'any' })
  })
})

describe('rootsOf', () => {
  it('knows the parts of the address of the page, and any of a page without one', () => {
    expect(roots('goods').params).toEqual({
      kind: 'object',
      fields: { id: { type: { kind: 'string' }, optional: false } },
      open: false,
    })
    expect(roots('elsewhere').params).toEqual({ kind: 'map', of: { kind: 'string' } })
  })

  it('takes a part for optional when not every address of the page has it', () => {
    const two = [...routes, { name: 'goods-old', page: 'goods', path: '/goods', title: '商品', open: true }]
    const { params } = rootsOf({ pageName: 'goods', routes: two, contracts, state: {}, data: {}, submits: {} })
    expect(params).toMatchObject({ fields: { id: { optional: true } } })
  })

  it('knows what the routes of the page say in `with`, optional where not all of them do', () => {
    const two: readonly Route[] = [
      { name: 'pro', page: 'hotel', path: '/pro/:id', title: '酒店', open: true, with: { kind: 'pro', rooms: true } },
      { name: 'casa', page: 'hotel', path: '/casa/:id', title: '酒店', open: true, with: { kind: 'casa' } },
    ]
    const { route } = rootsOf({ pageName: 'hotel', routes: two, contracts, state: {}, data: {}, submits: {} })
    expect(route).toEqual({
      kind: 'object',
      fields: {
        kind: { type: { kind: 'string', enum: ['pro', 'casa'] }, optional: false },
        rooms: { type: { kind: 'boolean' }, optional: true },
      },
      open: false,
    })
    expect(roots('goods').route).toEqual({ kind: 'object', fields: {}, open: false })
  })

  it('takes data with a condition for nullable', () => {
    const data = { a: { from: 'offers', when: '{{ user.loggedIn }}' }, b: { from: 'offers' } }
    expect(roots('home', {}, data).a).toMatchObject({ nullable: true })
    expect(roots('home', {}, data).b).not.toHaveProperty('nullable')
  })

  it('keeps the fixed names fixed', () => {
    expect(roots('home', {}, { user: { from: 'offers' } }).user).toMatchObject({ fields: { level: {} } })
  })
})

describe('schemaOfState', () => {
  it('says of what kind a state is by its first value', () => {
    expect(schemaOfState({ tab: 0, names: ['a'], none: null, on: false })).toEqual({
      type: 'object',
      properties: {
        tab: { type: 'number' },
        names: { type: 'array', items: { type: 'string' } },
        none: {},
        on: { type: 'boolean' },
      },
      required: ['tab', 'names', 'none', 'on'],
      additionalProperties: false,
    })
  })
})
