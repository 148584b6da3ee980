import { afterEach, expect, it, vi } from 'vitest'
import type { Orm } from '../db/open-database.ts'
import { EXPIRY_ROUND } from '../points/ledger.ts'
import { startPointsExpiry } from './points-expiry.ts'

const clock = { now: () => 1 }

afterEach(() => vi.useRealTimers())

it('writes down what is gone each minute, round after round until nothing is left, and nothing after it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const rounds = [EXPIRY_ROUND, EXPIRY_ROUND, 2]
  const transaction = vi.fn(() => Promise.resolve(rounds.shift() ?? 0))
  const job = startPointsExpiry({ transaction } as unknown as Orm, clock, (error) => expect.fail(String(error)))
  vi.advanceTimersByTime(60_000)
  await vi.waitFor(() => expect(transaction).toHaveBeenCalledTimes(3))
  job.stop()
  expect(vi.getTimerCount()).toBe(0)
})

it('reports a failure and goes on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const problems: unknown[] = []
  const db = { transaction: () => Promise.reject(new Error('busy')) } as unknown as Orm
  const job = startPointsExpiry(db, clock, (error) => problems.push(error))
  for (const count of [1, 2]) {
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(problems).toHaveLength(count))
  }
  job.stop()
})
