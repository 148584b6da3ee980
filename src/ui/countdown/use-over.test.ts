// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useOver } from './use-over.ts'

const [FIRST, NEXT] = ['2026-11-20T08:00:10', '2026-11-20T09:00:00']
let time = 0
const now = () => time
const pass = (ms: number) => {
  time += ms
  act(() => void vi.advanceTimersByTime(ms))
}
beforeEach(() => {
  vi.useFakeTimers()
  time = Date.UTC(2026, 10, 20, 0, 0, 0)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function wait() {
  const tell = vi.fn()
  const { rerender } = renderHook(({ until }: { until: string }) => useOver(until, now, tell), {
    initialProps: { until: FIRST },
  })
  return { told: () => tell.mock.calls.length, then: (until: string) => rerender({ until }) }
}

it('a moment that is over is told once where the server says what comes next', () => {
  const { told, then } = wait()
  pass(10_000)
  expect(told()).toBe(1)
  then(NEXT)
  pass(60_000)
  expect(told()).toBe(1)
})

it('a server whose clock is behind by a second is asked once more, and no more often', () => {
  const { told } = wait()
  pass(10_000)
  pass(60_000)
  expect(told()).toBe(2)
})
