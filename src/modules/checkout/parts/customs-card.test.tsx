// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CustomsCard } from './customs-card.tsx'

afterEach(cleanup)

it('[R19] says whose name the customs are told, or that somebody is to be named, and leads there; other goods say nothing', () => {
  const { rerender } = render(<CustomsCard info={{ shoppingId: 't1', customs: {} }} />)
  expect(screen.getByRole('link').textContent).toBe('清关实名跨境商品，请先填写购买人身份信息')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/tc-fostay/retail/formFill?order=t1')
  rerender(<CustomsCard info={{ shoppingId: 't1', customs: { name: '林**', number: '110***002X' } }} />)
  expect(screen.getByRole('link').textContent).toBe('清关实名林** 110***002X')
  rerender(<CustomsCard info={{ shoppingId: 't1' }} />)
  expect(screen.queryByRole('link')).toBeNull()
})
