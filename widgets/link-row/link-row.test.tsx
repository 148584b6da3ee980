// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import LinkRow from './link-row.tsx'

afterEach(cleanup)

describe('link-row', () => {
  it('leads to its address, and tells of it', () => {
    const emit = vi.fn()
    render(<LinkRow text="查看预约库存" note="付款后由商家确认" to="/appointments/660101" {...fakeTools({ emit })} />)
    const link = screen.getByRole('link', { name: /查看预约库存/ })
    expect(link.getAttribute('href')).toBe('/tc-fostay/appointments/660101')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledWith('select', {})
  })

  it('without an address it is a button, and leaves to the page what a tap does', () => {
    const emit = vi.fn()
    render(<LinkRow text="服务保障" {...fakeTools({ emit, variant: 'plain' })} />)
    fireEvent.click(screen.getByRole('button', { name: '服务保障' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('select', {})
  })
})
