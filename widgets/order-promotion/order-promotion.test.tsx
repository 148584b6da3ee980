// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { examples } from './examples.ts'
import OrderPromotion from './order-promotion.tsx'

afterEach(cleanup)

const text = (name: string) =>
  render(<OrderPromotion {...examples.find((example) => example.name === name)!.props} />).container.textContent

describe('order-promotion', () => {
  it.each([
    ['秒杀', '秒杀价已按活动价计算'],
    ['砍价省了钱', '砍价底价比平时省 ¥130'],
    ['拼团', '拼团价比平时省 ¥30.50'],
    ['不能用了', '秒杀价活动已结束或不能使用'],
  ])('[B9] %s says at whose price it is bought', (name, words) => {
    expect(text(name)).toBe(words)
  })
})
