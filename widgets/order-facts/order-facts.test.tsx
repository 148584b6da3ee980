// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import OrderFacts from './order-facts.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  const props = examples.find((one) => one.name === name)!.props
  const { container } = render(<OrderFacts {...props} {...fakeTools({ emit })} />)
  return { emit, container }
}

describe('order-facts', () => {
  it('[B2.5] tells the number to be copied, times, state, money and who booked', () => {
    const { emit, container } = show('全部')
    fireEvent.click(screen.getByRole('button', { name: /复制/ }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('copy', { text: '202611201234567890' })
    expect(container.textContent).toContain('下单时间2026-11-20 08:00:00支付时间2026-11-20 08:01:30')
    expect(container.textContent).toContain('手机号138****0003备注想要上午的船')
    expect(container.textContent).toContain('实付金额¥996.30')
    fireEvent.click(screen.getByRole('button', { name: '明细' }))
    expect(emit).toHaveBeenLastCalledWith('prices', {})
  })

  it('folds all but the number and the money', () => {
    const { container } = show('全部')
    expect(container.querySelector('details')?.open).toBe(false)
    expect(container.querySelector('details')?.textContent).not.toMatch(/订单号|金额/)
  })

  it('says what came and is not kept, on its way back and back', () => {
    expect(show('关闭后付的钱退回').container.textContent).toContain('原路退回中¥996.30已原路退回¥100')
  })

  it('asks for no money of an order that was cancelled', () => {
    const { container } = show('关闭后付的钱退回')
    expect(container.textContent).toContain('订单金额¥996.30')
    expect(container.textContent).not.toContain('应付')
  })

  it('says what is to be paid while nothing is, and leaves out what is not there', () => {
    expect(show('待支付').container.textContent).toContain('应付金额¥996.30')
    cleanup()
    expect(show('只有订单号').container.textContent).toBe('订单信息订单号90000301复制订单号')
  })
})
