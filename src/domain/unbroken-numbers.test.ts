import { expect, it } from 'vitest'
import { unbrokenNumbers } from './unbroken-numbers.ts'

it('a number stays with what it counts, and lines may end at all other spaces', () => {
  expect(unbrokenNumbers('邀 3 位好友助力，满 500 元减 30 元；4 K 画质 10 20')).toBe(
    '邀 3\u00a0位好友助力，满 500\u00a0元减 30\u00a0元；4 K 画质 10 20',
  )
})
