// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { OrderPromotion } from './order-promotion.tsx'

afterEach(cleanup)

describe('the price of an activity', () => {
  it.each([
    [1, 0, '秒杀价已按活动价计算'],
    [2, 130, '砍价底价比平时省 ¥130'],
    [3, 30.5, '拼团价比平时省 ¥30.50'],
  ] as const)('[R11] of the kind %i that takes off %d says so', (type, discount, words) => {
    expect(render(<OrderPromotion {...{ type, discount }} />).container.textContent).toBe(words)
  })
})
