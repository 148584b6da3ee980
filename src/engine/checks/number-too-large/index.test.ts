import { describe, expect, it } from 'vitest'
import { check, pageOf } from '../testing/shop.ts'

const withNumber = (number: string) => JSON.stringify(pageOf({ state: { sum: 7777 } })).replace('7777', number)

describe('number-too-large', () => {
  it.each(['1e999', '-1E+999', `1${'0'.repeat(400)}`])('refuses %s, which nothing can calculate with', (number) => {
    expect(check(withNumber(number))).toEqual([
      { rule: 'number-too-large', underlined: number, message: '数字太大，请写一个小一些的' },
    ])
  })

  it.each([
    ['12345678901234567', '12345678901234568'],
    ['-9007199254740993', '-9007199254740992'],
    ['100000000000000000001', '100000000000000000000'],
  ])('refuses %s, which is read as %s', (number, read) => {
    const zh = `数字位数太多，读出来是 ${read}；编号请写成文字，放在双引号里`
    expect(check(withNumber(number))).toEqual([{ rule: 'number-too-large', underlined: number, message: zh }])
  })

  it.each([
    '1e21',
    '0',
    '-1.5e-400',
    '999999999999999',
    '9007199254740991',
    '12345678901234568',
    '1.0000000000000000001',
  ])('takes %s', (number) => {
    expect(check(withNumber(number)).filter(({ rule }) => rule === 'number-too-large')).toEqual([])
  })

  it('does not look into texts', () => {
    expect(check(pageOf({ description: '1e999' }))).toEqual([])
  })
})
