// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PointsPrice } from './index.tsx'

afterEach(cleanup)
const textOf = (element: React.ReactElement) => render(element).container.textContent

describe('PointsPrice', () => {
  it('says how many points, and the money beside them where there is any', () => {
    expect(textOf(<PointsPrice points={8_000} amount={88} />)).toBe('8,000积分 + ¥88')
    expect(textOf(<PointsPrice points={2_900} amount={0} />)).toBe('2,900积分')
  })

  it('is a price in money where nothing takes points', () => {
    expect(textOf(<PointsPrice amount={99} original={199} isFrom />)).toBe('¥99起原价¥199')
  })
})
