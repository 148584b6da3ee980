import { describe, expect, it } from 'vitest'
import { check, pageOf } from '../testing/shop.ts'

const withNumber = (number: string) => JSON.stringify(pageOf({ state: { sum: 7777 } })).replace('7777', number)

describe('number-too-large', () => {
  it.each(['1e999', '-1E+999', `1${'0'.repeat(400)}`])('refuses %s, which nothing can calculate with', (number) => {
    expect(check(withNumber(number))).toEqual([
      { rule: 'number-too-large', underlined: number, message: '数字太大，请写一个小一些的' },
    ])
  })

  it.each(['1e21', '0', '-1.5e-400', '123456789012345678901234567890'])('takes %s', (number) => {
    expect(check(withNumber(number)).filter(({ rule }) => rule === 'number-too-large')).toEqual([])
  })

  it('does not look into texts', () => {
    expect(check(pageOf({ description: '1e999' }))).toEqual([])
  })
})
