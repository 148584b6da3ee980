import { describe, expect, it } from 'vitest'
import type { Offer, Purchase } from '../../../schemas/domain/purchase.ts'
import { missingChoice, needsLoginFirst } from './missing-choice.ts'

const plain: Offer = { hasSkus: false, isTwiceConfirmed: false }
const packages: Offer = { ...plain, packageList: [{}, {}] }
const goods = (more: object = {}): Purchase => ({ kind: 'goods', product: '680101', ...more })

describe('what is missing of goods', () => {
  it('is nothing where nothing is to be chosen, or the page asked already', () => {
    expect(missingChoice(goods(), plain)).toBeUndefined()
    expect(missingChoice(goods(), undefined)).toBeUndefined()
  })

  it('[A5] is a package where there are any, called a product where it is confirmed twice', () => {
    expect(missingChoice(goods({ package: '' }), packages)).toEqual({ what: 'package', text: '请选择套餐' })
    expect(missingChoice(goods(), { ...packages, isTwiceConfirmed: true })).toEqual({
      what: 'package',
      text: '请选择购买的产品',
    })
    expect(missingChoice(goods({ package: '1' }), packages)).toBeUndefined()
    expect(missingChoice(goods({ package: '' }), { ...plain, packageList: [] })).toBeUndefined()
  })

  it('[A9] is then the second confirmation, once', () => {
    const offer = { ...packages, isTwiceConfirmed: true, hasSkus: true }
    expect(missingChoice(goods({ package: '1' }), offer)).toEqual({ what: 'confirmation' })
    expect(missingChoice(goods({ package: '1', confirmed: true }), offer)).toEqual({ what: 'specs' })
  })

  it('[A4] is then the specs', () => {
    const offer = { ...plain, hasSkus: true }
    expect(missingChoice(goods({ sku: '' }), offer)).toEqual({ what: 'specs' })
    expect(missingChoice(goods({ sku: '1' }), offer)).toBeUndefined()
  })

  it('[A4] is the qualification before all else, of a team alone', () => {
    const offer = { ...packages, groupProduct: { mayOpen: false } }
    expect(missingChoice(goods({ group: true }), offer)).toEqual({ what: 'qualification', text: '不符合开团资质' })
    expect(missingChoice(goods({ group: false }), offer)?.what).toBe('package')
    expect(missingChoice(goods({ group: true }), { ...plain, groupProduct: { mayOpen: true } })).toBeUndefined()
  })

  it('is no second confirmation for who opens a team', () => {
    expect(missingChoice(goods({ group: true }), { ...plain, isTwiceConfirmed: true })).toBeUndefined()
  })
})

it('[A5] of a hotel package it is the package', () => {
  const buy = (chosen: string): Purchase => ({ kind: 'hotel-package', product: '810101', package: chosen })
  expect(missingChoice(buy(''), packages)).toEqual({ what: 'package', text: '请选择套餐' })
  expect(missingChoice(buy('8101011'), packages)).toBeUndefined()
})

describe.each(['combo', 'vacation', 'presale'] as const)('what is missing of a %s', (kind) => {
  const buy = (...quantities: number[]): Purchase => ({
    ...{ kind, product: '1', date: '2026-11-20' },
    choices: quantities.map((quantity, at) => ({ id: String(at), quantity })),
  })

  it('[A5] is a quantity while there is none', () => {
    const missing = { what: 'quantity', text: '请选择数量' }
    expect(missingChoice(buy(), undefined)).toEqual(missing)
    expect(missingChoice(buy(0, 0), undefined)).toEqual(missing)
    expect(missingChoice(buy(0, 1), undefined)).toBeUndefined()
  })
})

it('[B5] of a combo it is what its main order wants, in those words', () => {
  const combo = { kind: 'combo' as const, product: '1', date: '2026-11-20', choices: [{ id: '1', quantity: 1 }] }
  const problem = '请选择成人票2份、儿童票1份'
  expect(missingChoice({ ...combo, problem }, undefined)).toEqual({ what: 'quantity', text: problem })
  expect(missingChoice({ ...combo, problem: '' }, undefined)).toBeUndefined()
})

it('[A5] is nothing of what is chosen before it can be bought', () => {
  const retail: Purchase = { kind: 'retail', product: '1', sku: '1', quantity: 1 }
  expect(missingChoice(retail, { ...plain, hasSkus: true })).toBeUndefined()
})

describe('[A5] the login comes first', () => {
  const room = { kind: 'room', hotel: 'hotel' } as Purchase
  it.each([
    [room, true],
    [goods({ group: true }), true],
    [goods({ group: false }), false],
    [goods(), false],
  ])('of %j: %s', (buy, isFirst) => expect(needsLoginFirst(buy)).toBe(isFirst))
})
