import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttled } from './throttled.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('does at once what is asked for, and once more for all who ask within the time', () => {
  const work = vi.fn()
  const ask = throttled(work, 1000)
  ask()
  expect(work).toHaveBeenCalledTimes(1)
  for (let order = 0; order < 1000; order += 1) ask()
  vi.advanceTimersByTime(999)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(2)
})

it('does it at once again for who asks after the time', () => {
  const work = vi.fn()
  const ask = throttled(work, 1000)
  ask()
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(1)
  ask()
  expect(work).toHaveBeenCalledTimes(2)
})
