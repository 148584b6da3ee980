import { afterEach, expect, it, vi } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import type { Orm } from '../db/open-database.ts'
import { trackedEvents } from '../db/schema.ts'
import { RETENTION, startTrackingCleanup } from './tracking-cleanup.ts'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')
const HOUR = 3_600_000

describeOnDatabases('the clean-up of what pages recorded', (opened) => {
  afterEach(() => vi.useRealTimers())

  it('deletes what is older than 30 days by the shop clock, every hour, and nothing after it is stopped', async () => {
    const { orm } = opened().database
    const event = {
      distinctId: 'd',
      visit: 'v',
      channel: 'h5',
      brand: 'lantu',
      page: 'home',
      path: '/',
      body: { at: 1 },
    }
    const rows = [RETENTION + 1, RETENTION, 0].map((age) => ({
      ...event,
      kind: 'view' as const,
      receivedAt: NOW - age,
    }))
    await orm.insert(trackedEvents).values(rows)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const problems: unknown[] = []
    const job = startTrackingCleanup(orm, { now: () => NOW }, (problem) => problems.push(problem))
    expect(await orm.$count(trackedEvents)).toBe(3)
    vi.advanceTimersByTime(HOUR)
    await vi.waitFor(async () => expect(await orm.$count(trackedEvents)).toBe(2))
    job.stop()
    expect(vi.getTimerCount()).toBe(0)
    expect(problems).toEqual([])
  })

  it('reports a failure and goes on', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const problems: unknown[] = []
    const where = () => Promise.reject(new Error('busy'))
    const job = startTrackingCleanup({ delete: () => ({ where }) } as unknown as Orm, { now: () => NOW }, (problem) =>
      problems.push(problem),
    )
    vi.advanceTimersByTime(2 * HOUR)
    await vi.waitFor(() => expect(problems).toHaveLength(2))
    job.stop()
  })
})
