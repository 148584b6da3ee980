// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import PayResult from './pay-result.tsx'
import type { PayResultProps } from './props.schema.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (props: PayResultProps) => {
  const emit = vi.fn()
  const view = render(<PayResult {...props} {...fakeTools({ emit })} />)
  return { emit, again: (next: PayResultProps) => view.rerender(<PayResult {...next} {...fakeTools({ emit })} />) }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

describe('pay-result', () => {
  it('says that it was paid, how much, and leads to the order and home', () => {
    const { emit } = show({ outcome: 'paid', amount: 1072, returned: 0 })
    expect(screen.getByRole('status').textContent).toContain('支付成功已付 ¥1,072')
    expect(screen.queryByText(/多付/)).toBeNull()
    press('查看订单')
    press('返回首页')
    expect(emit.mock.calls).toEqual([
      ['order', {}],
      ['home', {}],
    ])
  })

  it('[A4] alerts 支付失败, and lets it be tried again', () => {
    const { emit } = show({ outcome: 'failed' })
    expect(screen.getByRole('alert').textContent).toContain('支付失败')
    press('重新支付')
    expect(emit).toHaveBeenCalledExactlyOnceWith('again', {})
  })

  it.each([
    ['part-paid', '已付一部分', '继续支付'],
    ['unpaid', '还没有支付', '去支付'],
    ['free', '订单无需支付', '查看订单'],
    ['returning', '订单已关闭', '查看订单'],
    ['returned', '款项已退回', '查看订单'],
    ['closed', '订单已取消', '查看订单'],
    ['expired', '超过支付时间', '查看订单'],
  ] as const)('of %s says %s, and the next is %s', (outcome, title, button) => {
    show({ outcome })
    expect([screen.getByRole('heading').textContent, screen.getAllByRole('button')[0]?.textContent]).toEqual([
      title,
      button,
    ])
  })

  it('says what goes back of what was paid twice', () => {
    show({ outcome: 'paid', amount: 268, returned: 268 })
    expect(screen.getByText(/多付的/).textContent).toBe('多付的 ¥268 会原路退回')
  })

  it('[B9] asks every 3 s, at most 3 times, and then says that it is being confirmed', () => {
    vi.useFakeTimers()
    const { emit } = show({ outcome: 'confirming' })
    expect(screen.getByText('正在确认支付结果')).toBeTruthy()
    pass(2_999)
    expect(emit).not.toHaveBeenCalled()
    pass(1)
    pass(3_000)
    pass(3_000)
    expect(emit.mock.calls).toEqual(Array.from({ length: 3 }, () => ['poll', {}]))
    pass(3_000)
    expect(screen.getByText('支付结果确认中')).toBeTruthy()
    pass(60_000)
    expect(emit).toHaveBeenCalledTimes(3)
    press('再查一次')
    expect(emit).toHaveBeenCalledTimes(4)
  })

  it('asks no more once it is known', () => {
    vi.useFakeTimers()
    const { emit, again } = show({ outcome: 'confirming' })
    pass(3_000)
    again({ outcome: 'paid', amount: 268 })
    pass(60_000)
    expect([emit.mock.calls.length, screen.getByRole('heading').textContent]).toEqual([1, '支付成功'])
  })
})
