// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { cancelledOrder, paidOrder } from '../../src/kit/example-orders.ts'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import OrderRail from './order-rail.tsx'

afterEach(cleanup)

describe('order-rail', () => {
  it('[B2.9] leads to each order by its own address and to all of them, and says which one is looked at', () => {
    render(<OrderRail orders={[paidOrder, cancelledOrder]} chosen={cancelledOrder.orderId} {...fakeTools()} />)
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])
    expect(links).toEqual([
      ['/tc-fostay/order', null],
      [`/tc-fostay${paidOrder.paths.detail}`, null],
      [`/tc-fostay${cancelledOrder.paths.detail}`, 'page'],
    ])
  })
})
