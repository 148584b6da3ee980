import { afterEach, describe, expect, it, vi } from 'vitest'
import { roundsAtWork, startInterval } from './start-interval.ts'

describe('rounds', () => {
  afterEach(() => vi.useRealTimers())

  it('come again and again, also after one that failed, until they are stopped', async () => {
    vi.useFakeTimers()
    const problems: unknown[] = []
    const act = vi.fn(() => Promise.reject(new Error('busy')))
    const job = startInterval(1_000, act, (problem) => problems.push(problem))
    await vi.advanceTimersByTimeAsync(2_000)
    job.stop()
    await vi.advanceTimersByTimeAsync(2_000)
    expect([act.mock.calls.length, problems.length]).toEqual([2, 2])
  })

  it('wait for the one before', async () => {
    vi.useFakeTimers()
    let end = () => {}
    const act = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          end = resolve
        }),
    )
    const job = startInterval(1_000, act, () => {})
    await vi.advanceTimersByTimeAsync(3_000)
    expect(act).toHaveBeenCalledOnce()
    end()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(act).toHaveBeenCalledTimes(2)
    end()
    job.stop()
  })

  it('can be waited for, also those that fail', async () => {
    vi.useFakeTimers()
    let end = () => {}
    const act = () => new Promise<void>((_resolve, reject) => (end = () => reject(new Error('busy'))))
    const problems: unknown[] = []
    const job = startInterval(1_000, act, (problem) => problems.push(problem))
    await roundsAtWork()
    await vi.advanceTimersByTimeAsync(1_000)
    let isOver = false
    const waiting = roundsAtWork().then(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(500)
    expect(isOver).toBe(false)
    end()
    await waiting
    expect(problems).toHaveLength(1)
    job.stop()
  })
})
