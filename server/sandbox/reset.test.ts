import { eq } from 'drizzle-orm'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { testApp, testPorts } from '../../tests/fixtures/app.ts'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { teams } from '../db/schema.ts'
import { roundsAtWork } from '../jobs/start-interval.ts'
import { startTeamExpiry } from '../jobs/team-expiry.ts'
import { createSandboxClock } from '../ports/clock.ts'
import { createSandboxWechat } from '../ports/wechat-sandbox.ts'
import { seedSandbox } from './seed.ts'
import { ownContent } from './tools.ts'

const DAY = 86_400_000
const BETWEEN_ROUNDS = 5_000

describeOnDatabases('a reset of a sandbox whose clock was moved', (opened) => {
  afterEach(() => vi.useRealTimers())

  it('ends nothing of the new shop by the clock of the old one, whatever is at work meanwhile', async () => {
    const { database } = opened()
    const { orm } = database
    const clock = await createSandboxClock(orm)
    const sandbox = { clock, wechat: createSandboxWechat(orm, clock) }
    const app = await testApp(database, { ports: testPorts(database, { clock, sandbox }) })
    await seedSandbox(orm, ownContent, Date.now())
    const forming = () => orm.$count(teams, eq(teams.state, 'forming'))
    const formingOnFirstDay = await forming()
    expect(formingOnFirstDay).toBeGreaterThan(1)

    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const problems: unknown[] = []
    const job = startTeamExpiry(orm, clock, (problem) => problems.push(problem))
    await clock.moveTo(3 * DAY)
    vi.advanceTimersByTime(BETWEEN_ROUNDS)
    const reset = app.inject({ method: 'POST', url: '/sandbox/reset' })
    const done = reset.then(({ statusCode }) => statusCode)
    let status: number | undefined
    while (status === undefined) {
      vi.advanceTimersByTime(BETWEEN_ROUNDS)
      status = await Promise.race([done, delay(20, undefined)])
    }
    expect(status).toBe(303)
    vi.advanceTimersByTime(BETWEEN_ROUNDS)
    await roundsAtWork()
    job.stop()
    expect([await forming(), clock.offset(), problems]).toEqual([formingOnFirstDay, 0, []])
  })
})
