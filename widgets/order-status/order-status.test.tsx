// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import OrderStatus from './order-status.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  const props = examples.find((one) => one.name === name)!.props
  const { container } = render(<OrderStatus {...props} {...fakeTools({ emit })} />)
  return { emit, container }
}

describe('order-status', () => {
  it('[B4] counts down while something is to be paid, and leads to the cashier', () => {
    const { emit } = show('待支付')
    expect(screen.getByRole('timer').textContent).toBe('剩余00:20:00')
    fireEvent.click(screen.getByRole('button', { name: /去支付/ }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('pay', {})
  })

  it('has neither countdown nor button once nothing is to be paid', () => {
    for (const name of ['已支付', '已确认', '已取消', '已退订']) {
      show(name)
      expect([screen.queryByRole('timer'), screen.queryByRole('button')]).toEqual([null, null])
      expect(screen.getByRole('heading', { name })).toBeTruthy()
      cleanup()
    }
  })

  it('tells once that the time is over, also when it was before', () => {
    const emit = vi.fn()
    const props = examples.find((one) => one.name === '待支付')!.props
    render(<OrderStatus {...props} retainTime={0} {...fakeTools({ emit })} />)
    expect(emit).toHaveBeenCalledExactlyOnceWith('over', {})
    expect(screen.getByText('支付超时')).toBeTruthy()
  })
})
