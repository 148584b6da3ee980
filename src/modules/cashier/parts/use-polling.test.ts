// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePolling } from './use-polling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

describe('asking how paying went', () => {
  it('[R9, B9] happens every 3 s, at most 3 times, and is late 3 s after the last', () => {
    const poll = vi.fn()
    const { result } = renderHook(() => usePolling(true, poll))
    pass(2_999)
    expect(poll).not.toHaveBeenCalled()
    pass(1)
    pass(3_000)
    pass(3_000)
    expect([poll.mock.calls.length, result.current]).toEqual([3, false])
    pass(3_000)
    pass(60_000)
    expect([poll.mock.calls.length, result.current]).toEqual([3, true])
  })

  it('ends once it is known', () => {
    const poll = vi.fn()
    const { result, rerender } = renderHook(({ isWanted }) => usePolling(isWanted, poll), {
      initialProps: { isWanted: true },
    })
    pass(3_000)
    rerender({ isWanted: false })
    pass(60_000)
    expect([poll.mock.calls.length, result.current]).toEqual([1, false])
  })
})
