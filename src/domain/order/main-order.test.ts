import { describe, expect, it } from 'vitest'
import { mainOrderMismatch } from './main-order.ts'

const people = (mainOrderAdults: number, mainOrderChilds: number) => ({ mainOrderAdults, mainOrderChilds })
const adult = (copies: number) => ({ availablePeopleType: 1, copies })
const child = (copies: number) => ({ availablePeopleType: 2, copies })

describe('[B5] tickets to a main order', () => {
  it('match when there is one for each adult and each child', () => {
    expect(mainOrderMismatch(people(2, 1), [adult(2), child(1)])).toBeUndefined()
    expect(mainOrderMismatch(people(2, 0), [adult(1), adult(1), child(0)])).toBeUndefined()
  })

  it.each([
    ['too few', [adult(1), child(1)]],
    ['too many', [adult(2), child(2)]],
    ['the wrong kind', [adult(3)]],
    ['none', []],
  ])('do not match when they are %s: both numbers are told', (_why, chosen) => {
    expect(mainOrderMismatch(people(2, 1), chosen)).toBe('请选择成人票2份、儿童票1份')
  })

  it('tell of only one number where nobody of the other kind stays', () => {
    expect(mainOrderMismatch(people(2, 0), [adult(1)])).toBe('请选择成人票2份')
    expect(mainOrderMismatch(people(0, 3), [child(1)])).toBe('请选择儿童票3份')
  })

  it.each([
    ['shared', 3],
    ['group', 4],
  ])('a %s one covers everybody', (_kind, availablePeopleType) => {
    expect(mainOrderMismatch(people(4, 2), [{ availablePeopleType, copies: 1 }])).toBeUndefined()
    expect(mainOrderMismatch(people(1, 0), [adult(0), { availablePeopleType, copies: 0 }])).toBe('请选择成人票1份')
  })
})
