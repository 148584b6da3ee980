import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Orm } from '../db/open-database.ts'
import { startCodeExpiry } from './code-expiry.ts'

describe('the end of codes', () => {
  afterEach(() => vi.useRealTimers())

  it('is looked for every minute, reports a failure and goes on, until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const problems: unknown[] = []
    const execute = vi.fn(() => Promise.reject(new Error('busy')))
    const job = startCodeExpiry({ execute } as unknown as Orm, { now: () => 0 }, (problem) => problems.push(problem))
    for (const count of [1, 2]) {
      vi.advanceTimersByTime(60_000)
      await vi.waitFor(() => expect(problems).toHaveLength(count))
    }
    job.stop()
    vi.advanceTimersByTime(60_000)
    expect(execute).toHaveBeenCalledTimes(2)
  })
})
