// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import StayCards from './stay-cards.tsx'
import { withStay } from './with-stay.ts'

afterEach(cleanup)

describe('stay-cards', () => {
  it('leads to each hotel with the days of the stay, and tells of it', () => {
    const emit = vi.fn()
    render(<StayCards {...examples[1]!.props} {...fakeTools({ emit })} />)
    const [link] = screen.getAllByRole('link')
    expect(link!.getAttribute('href')).toBe('/tc-fostay/goods/e1?checkInDate=2026-11-28&checkOutDate=2026-11-30')
    fireEvent.click(link!)
    expect(emit).toHaveBeenCalledWith('select', { item: expect.objectContaining({ id: 'e1' }), index: 0 })
  })

  it.each([
    ['', ''],
    ['2026-11-28', ''],
    ['2026-11-28', '2026-13-01'],
    ['2026-11-28&x=1', '2026-11-30'],
  ])('carries no days that are none: %j %j', (from, until) => {
    const target = { kind: 'page', to: '/hotel/detail/1' } as const
    expect(withStay(target, from, until)).toBe(target)
  })
})
