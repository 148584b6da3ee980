// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import OrderTabs from './order-tabs.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  const props = examples.find((one) => one.name === name)!.props
  const { container } = render(<OrderTabs {...props} {...fakeTools({ emit })} />)
  return { emit, container }
}

describe('order-tabs', () => {
  it('marks the selected list, and the first one where the address says nothing known', () => {
    show('选了一个')
    expect(screen.getByRole('button', { name: /待使用/ }).getAttribute('aria-current')).toBe('true')
    cleanup()
    show('不认识的值')
    expect(screen.getByRole('button', { name: '全部' }).getAttribute('aria-current')).toBe('true')
  })

  it('tells which list is wanted, and counts what waits in one', () => {
    const { emit } = show('选了一个')
    fireEvent.click(screen.getByRole('button', { name: /待支付/ }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('change', { value: 'unpaid' })
    expect(screen.getByRole('button', { name: /待使用/ }).textContent).toBe('待使用99+')
    expect(screen.getByRole('button', { name: /退款/ }).textContent).toBe('退款/售后')
  })
})
