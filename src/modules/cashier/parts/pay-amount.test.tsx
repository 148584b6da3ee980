// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PayAmount } from './pay-amount.tsx'

const NOW = Date.UTC(2026, 10, 20, 0, 0, 0)

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const now = () => Date.now()
const show = (props: { amount: number; paid?: number; until: string }) => {
  const onOver = vi.fn()
  render(<PayAmount paid={0} {...props} now={now} onOver={onOver} />)
  return onOver
}

describe('what is to be paid', () => {
  it('[R2, B9] counts down until the time to pay is over, and tells of its end once', () => {
    const onOver = show({ amount: 1072, until: '2026-11-20T08:00:05' })
    expect(screen.getByRole('timer').textContent).toBe('剩余支付时间00:00:05')
    expect(onOver).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(6_000))
    expect(screen.getByText('支付时间已到')).toBeTruthy()
    expect(onOver).toHaveBeenCalledOnce()
  })

  it('says what was paid already, when something was', () => {
    show({ amount: 260.5, paid: 100, until: '2026-11-20T09:00:00' })
    expect(screen.getByText(/已付/).textContent).toContain('100')
    cleanup()
    show({ amount: 360, paid: 0, until: '2026-11-20T09:00:00' })
    expect(screen.queryByText(/已付/)).toBeNull()
  })
})
