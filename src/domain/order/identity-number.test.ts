import { describe, expect, it } from 'vitest'
import { ageOn, birthDateOf, isIdentityNumber } from './identity-number.ts'

describe('the number of an identity card', () => {
  it.each(['11010519491231002X', '11010519491231002x', '440524188001010014', '110101199003074514'])(
    '%s is one',
    (text) => {
      expect(isIdentityNumber(text)).toBe(true)
    },
  )

  it.each([
    ['another check digit', '110105194912310021'],
    ['a day of birth that there is not', '11010519490231002X'],
    ['fifteen digits', '110105491231002'],
    ['a letter among the digits', '1101051949123100AX'],
    ['nothing', ''],
  ])('with %s it is none', (_, text) => {
    expect(isIdentityNumber(text)).toBe(false)
  })

  it('holds the day of birth', () => {
    expect(birthDateOf('11010519491231002X')).toBe('1949-12-31')
    expect(birthDateOf('110105')).toBeUndefined()
  })

  it('[A5] gives an age in full years', () => {
    expect([ageOn('2008-11-22', '2026-11-21'), ageOn('2008-11-22', '2026-11-22')]).toEqual([17, 18])
  })
})
