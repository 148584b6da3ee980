// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useWait } from './use-wait.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const now = () => Date.now()

it('[R3] counts the seconds down by the clock until another code may be sent', () => {
  const { result, rerender } = renderHook(({ until }) => useWait(until, now), { initialProps: { until: 0 } })
  expect(result.current).toBe(0)
  rerender({ until: now() + 30_000 })
  expect(result.current).toBe(30)
  act(() => void vi.advanceTimersByTime(29_000))
  expect(result.current).toBe(1)
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current).toBe(0)
})
