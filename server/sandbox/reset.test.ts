import { eq } from 'drizzle-orm'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { testApp, testPorts } from '../../tests/fixtures/app.ts'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { teams } from '../db/schema.ts'
import { runJobs } from '../jobs/run-jobs.ts'
import { roundsAtWork } from '../jobs/start-interval.ts'
import { teamRound } from '../teams/settle-teams.ts'
import { createSandboxClock } from '../ports/clock.ts'
import { createSandboxWechat } from '../ports/wechat-sandbox.ts'
import { seedSandbox } from './seed.ts'
import { ownContent } from './tools.ts'

const DAY = 86_400_000
/** How long a machine under load may take. */
const PATIENCE = { timeout: 30_000 }

describeOnDatabases('a reset of a sandbox whose clock was moved', (opened) => {
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

    const problems: unknown[] = []
    const onError = (problem: unknown) => problems.push(problem)
    let goOn: (() => void) | undefined
    const run = async () => {
      const now = clock.now()
      if (clock.offset() > 0) await new Promise<void>((resolve) => (goOn = resolve))
      await teamRound(orm, now, onError)
    }
    const jobs = runJobs([{ name: 'team-expiry', task: 'Ends teams', every: 1, run }], {
      ...{ db: orm, holder: 'one', onError },
    })
    await clock.moveTo(3 * DAY)
    await vi.waitFor(() => expect(goOn).toBeDefined(), PATIENCE)
    const reset = app.inject({ method: 'POST', url: '/sandbox/reset' }).then(({ statusCode }) => statusCode)
    await vi.waitFor(() => expect(clock.offset()).toBe(0), PATIENCE)
    // Time enough for a reset that would not wait for the round of before.
    await Promise.race([reset, delay(2_000)])
    goOn?.()
    expect(await reset).toBe(303)
    await jobs.stop()
    await roundsAtWork()
    expect([await forming(), clock.offset(), problems]).toEqual([formingOnFirstDay, 0, []])
  })
})
