// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import { orderButtons } from './order-buttons.ts'
import OrderCards from './order-cards.tsx'
import { act } from 'react'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  const props = examples.find((one) => one.name === name)!.props
  const { container } = render(<OrderCards {...props} {...fakeTools({ emit })} />)
  return { emit, container }
}

describe('order-cards', () => {
  it('[B2.9] leads to each order’s own page, and to the cashier while it can be paid', () => {
    show('各种状态')
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(paths).toContain('/tc-fostay/play/orderDetail/90000311')
    expect(screen.getByRole('link', { name: /去支付/ }).getAttribute('href')).toBe('/tc-fostay/cashier/90000311')
    expect(screen.getAllByRole('link', { name: /查看券码/ })).toHaveLength(2)
  })

  it('says how a refund stands in place of the state, and sums up what was bought', () => {
    const { container } = show('各种状态')
    const cards = [...container.querySelectorAll('article')].map((card) => card.textContent ?? '')
    expect(cards[2]).toContain('退款中')
    expect(cards[1]).toContain('12月4日 周五近岸浮潜 60 分钟 × 2 等 2 项')
    expect(cards[3]).toContain('再次预订')
  })

  it('[B4] leads to write of what was used, and to what was written, beside at most one other way', () => {
    const { orders } = examples.find(({ name }) => name === '点评')!.props
    expect(orders.map((order) => orderButtons(order).map(({ text }) => text))).toEqual([
      ['再次预订', '写点评'],
      ['看点评', '查看券码'],
      ['退款进度', '查看券码'],
    ])
  })

  it('says what came after an order was cancelled, and goes back', () => {
    const { container } = show('各种状态')
    const cards = [...container.querySelectorAll('article')].map((card) => card.textContent ?? '')
    expect(cards.map((text) => text.includes('原路退回中 ¥268'))).toEqual([false, false, false, true])
  })

  it('has the sum of what was cancelled in grey', () => {
    const { container } = show('各种状态')
    const states = [...container.querySelectorAll('article')].map((card) => card.textContent?.includes('已取消'))
    const grey = [...container.querySelectorAll('article')].map(
      (card) => card.querySelector('[data-cancelled]') !== null,
    )
    expect([grey, grey.filter(Boolean).length]).toEqual([states, 1])
  })

  it('asks for the order anew when its time to pay runs out', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 0, 0, 0) })
    const emit = vi.fn()
    const props = examples.find((one) => one.name === '各种状态')!.props
    render(<OrderCards {...props} {...fakeTools({ emit, now: () => Date.now() })} />)
    expect(emit).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(20 * 60_000))
    expect(emit).toHaveBeenCalledExactlyOnceWith('over', {})
    vi.useRealTimers()
  })
})
