import { expect, it } from 'vitest'
import { packageButton } from './package-button.ts'

it('[A4] the button of a package says 立即购买 unless it has words of its own, 已售罄 when there is none', () => {
  expect(packageButton({ packageStatus: 1, stock: 9 })).toBe('立即购买')
  expect(packageButton({ packageStatus: 2, stock: 9, buttonText: '即将开售' })).toBe('即将开售')
  expect(packageButton({ packageStatus: 1, stock: 0, buttonText: '抢' })).toBe('已售罄')
})
