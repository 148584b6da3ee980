import { expect, it } from 'vitest'
import { fewLeft } from './few-left.ts'

it('[B4] says 仅剩N for 1 to 5, with its unit and without a space; nothing for none and for more', () => {
  expect([1, 5].map((stock) => fewLeft(stock, '份'))).toEqual(['仅剩1份', '仅剩5份'])
  expect(fewLeft(3)).toBe('仅剩3')
  expect([0, 6].map((stock) => fewLeft(stock, '份'))).toEqual([undefined, undefined])
})
