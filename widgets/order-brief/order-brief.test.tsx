// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import OrderBrief from './order-brief.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  render(<OrderBrief {...examples.find((example) => example.name === name)!.props} {...fakeTools({ emit })} />)
  return emit
}

describe('order-brief', () => {
  it('leads to its page, and tells of it', () => {
    const emit = show('齐全')
    const link = screen.getByRole('link', { name: /帆船出海/ })
    expect(link.getAttribute('href')).toBe('/tc-fostay/play/orderDetail/90000311')
    expect(link.textContent).toContain('实付¥1,072')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledExactlyOnceWith('select', {})
  })

  it('is no link without an address, and says an amount of nothing', () => {
    show('不付钱的')
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('0')).toBeTruthy()
  })
})
