// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PayExtra } from './pay-extra.tsx'

afterEach(cleanup)

it('[R9] a difference that is owed is paid at the cashier', () => {
  render(<PayExtra orderId="8" />)
  expect(screen.getByRole('link', { name: '支付差价' }).getAttribute('href')).toBe('/tc-fostay/cashier/8')
})
