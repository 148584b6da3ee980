// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import OrderPrices from './order-prices.tsx'

afterEach(cleanup)

function show(name: string) {
  const props = examples.find((one) => one.name === name)!.props
  const { container } = render(<OrderPrices {...props} {...fakeTools()} />)
  return { container }
}

describe('order-prices', () => {
  it('[B2.5] counts kinds and copies, and lists what was taken off', () => {
    const { container } = show('全部')
    expect(container.textContent).toContain('已选 2 种，共 3 份')
    expect(container.textContent).toContain('金卡会员优惠-¥50.20')
    expect(container.textContent).toContain('合计¥953.80实付¥953.80已退¥268')
  })

  it('[B9] has no counts where there are none to tell', () => {
    expect(show('一行').container.textContent).not.toContain('已选')
  })
})
