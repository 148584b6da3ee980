import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeOnDatabases, openFrom } from '../../tests/fixtures/databases.ts'
import { jobs } from '../db/schema.ts'
import { claim, forgetJobs, type Job, noteRound, readJobs, retryAfter } from './claim.ts'
import { runJobs } from './run-jobs.ts'
import { roundsAtWork } from './start-interval.ts'

/** How long a machine under load may take. */
const PATIENCE = { timeout: 30_000 }

describeOnDatabases('jobs', (opened) => {
  const db = () => opened().database.orm
  const problems: unknown[] = []
  const began: { stop: () => Promise<void> }[] = []
  const run = (job: Job, holder = 'one', on = db()) => {
    const running = runJobs([job], { db: on, holder, onError: (error, name) => problems.push([name, error]) })
    began.push(running)
    return running
  }
  const job = (round: Job['run'], every = 20): Job => ({ name: 'sweep', task: 'Sweeps', every, run: round })
  const row = async () => (await db().select().from(jobs))[0]
  const isTaken = async (holder: string, on = db()) =>
    (
      await claim(
        on,
        job(async () => {}),
        holder,
      )
    ).wait === undefined
  const isDue = () => db().update(jobs).set({ dueAt: 0 })
  beforeEach(async () => {
    problems.length = 0
    await db().delete(jobs)
  })
  afterEach(async () => {
    for (const running of began.splice(0)) await running.stop()
    vi.useRealTimers()
  })

  it('are done by one of several instances at a time, again and again', async () => {
    const { source } = opened()
    const other = source.databaseUrl ? await openFrom(source) : undefined
    const by: string[] = []
    let [inside, most] = [0, 0]
    const round = (holder: string) => async () => {
      by.push(holder)
      most = Math.max(most, (inside += 1))
      await db().execute('select pg_sleep(0.01)')
      inside -= 1
    }
    for (const holder of ['one', 'two', 'three']) run(job(round(holder)), holder, other?.orm ?? db())
    await vi.waitFor(() => expect(by.length).toBeGreaterThan(10), PATIENCE)
    expect([most, new Set(by).size, problems]).toEqual([1, 1, []])
    for (const running of began.splice(0)) await running.stop()
    await other?.close()
  })

  it('of an instance that was killed in the middle of them are taken by another one when its lease is over, and not before', async () => {
    const { source } = opened()
    const other = source.databaseUrl ? await openFrom(source) : undefined
    const lost = other?.orm ?? db()
    await isTaken('killed', lost)
    await isDue()
    expect(await isTaken('killed', lost)).toBe(true)
    await other?.close()
    expect(await isTaken('other')).toBe(false)
    await db().update(jobs).set({ leasedUntil: 1 })
    const both = await Promise.all([isTaken('other'), isTaken('third')])
    expect(both.filter((isMine) => isMine)).toHaveLength(1)
  })

  it('are taken though the clock was set back since they were done, by the lease and by the next round that it had set', async () => {
    await isTaken('one')
    const [lateNow] = (await db().execute<{ at: string }>('select (extract(epoch from now()) * 1000)::bigint as at'))
      .rows
    const ahead = Number(lateNow?.at) + 30 * 24 * 3_600_000
    await db().update(jobs).set({ dueAt: ahead, leasedUntil: ahead, holder: 'gone' })
    expect(await isTaken('one')).toBe(true)
  })

  it('are not taken from whoever is at them where the clock is put forward: who finds out goes on to the end, and gives way', async () => {
    let end = () => {}
    const round = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
    run(job(round))
    await vi.waitFor(() => expect(round).toHaveBeenCalled(), PATIENCE)
    await db().update(jobs).set({ dueAt: 0, leasedUntil: 1 })
    expect(await isTaken('other')).toBe(true)
    end()
    await roundsAtWork()
    expect([round.mock.calls.length, await row()]).toEqual([
      1,
      expect.objectContaining({ holder: 'other', endedAt: null }),
    ])
  })

  it('that take longer than a lease stay with whoever is at them', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let end = () => {}
    run(job(() => new Promise<void>((resolve) => (end = resolve))))
    await vi.waitFor(async () => expect((await row())?.startedAt).toBeTruthy(), PATIENCE)
    expect((await readJobs(db()))[0]).toMatchObject({ name: 'sweep', state: 'running', holder: 'one' })
    await db().update(jobs).set({ leasedUntil: 1 })
    vi.advanceTimersByTime(10_000)
    await vi.waitFor(async () => expect((await row())?.leasedUntil).toBeGreaterThan(1), PATIENCE)
    expect(await isTaken('other')).toBe(false)
    end()
  })

  it('are given back by an instance that stops: another goes on with them at once', async () => {
    const round = vi.fn(async () => undefined)
    const running = run(job(round))
    await vi.waitFor(() => expect(round).toHaveBeenCalled(), PATIENCE)
    await vi.waitFor(async () => expect((await row())?.endedAt).toBeTruthy(), PATIENCE)
    await running.stop()
    await vi.waitFor(async () => expect((await row())?.leasedUntil).toBeNull(), PATIENCE)
    await isDue()
    expect(await isTaken('other')).toBe(true)
  })

  it('that fail are told of, tried again, and found well again; what they said last stays to be read', async () => {
    let isBroken = true
    run(job(async () => (isBroken ? Promise.reject(new Error('busy')) : undefined)))
    await vi.waitFor(async () => expect((await row())?.failures).toBeGreaterThan(1), PATIENCE)
    expect((await readJobs(db()))[0]).toMatchObject({ state: 'failing', error: 'Error: busy' })
    isBroken = false
    await vi.waitFor(async () => expect((await row())?.failures).toBe(0), PATIENCE)
    expect(problems.length).toBeGreaterThan(1)
    expect(problems[0]).toEqual(['sweep', new Error('busy')])
    expect((await row())?.error).toBe('Error: busy')
  })

  it('that failed under one instance are put off further where they fail under another', async () => {
    await isTaken('one')
    await isDue()
    await isTaken('one')
    await noteRound(db(), 'sweep', 'one', { ...{ took: 1, next: 0, isKept: false }, failures: 3, error: 'busy' })
    let end = () => {}
    const rounds = [
      () => Promise.reject(new Error('busy still')),
      () => new Promise<void>((resolve) => (end = resolve)),
    ]
    run(
      job(async () => rounds.shift()?.()),
      'two',
    )
    await vi.waitFor(async () => expect((await row())?.error).toBe('Error: busy still'), PATIENCE)
    expect((await row())?.failures).toBe(4)
    end()
  })

  it('that fail in the database tell why without what was asked: that may be a phone number', async () => {
    run(job(() => db().execute(sql`select ${'13800138000'}::int / 0`)))
    await vi.waitFor(async () => expect((await row())?.error).toMatch(/zero|range/), PATIENCE)
    expect((await row())?.error).not.toContain('select')
  })

  it('that are seldom are due by what was done, not by when the server began', async () => {
    const hourly = job(async () => {}, 3_600_000)
    for (const { wait } of [await claim(db(), hourly, 'one'), await claim(db(), hourly, 'one')])
      expect(wait).toBeGreaterThan(3_000_000)
    await isDue()
    expect(await claim(db(), hourly, 'began again')).toEqual({ failures: 0 })
  })

  it('that no release does any more are listed for a week, unless somebody is at them', async () => {
    const old = { task: 'Sweeps', every: 20, dueAt: 1 }
    await db()
      .insert(jobs)
      .values([{ ...old, name: 'gone' }])
    await isTaken('one')
    await forgetJobs(db())
    expect((await readJobs(db())).map(({ name }) => name)).toEqual(['sweep'])
  })

  it('that nobody takes are late', async () => {
    await isTaken('one')
    await db().update(jobs).set({ dueAt: 1 })
    expect((await readJobs(db()))[0]).toMatchObject({ state: 'late', dueAt: '1970-01-01T08:00:00+08:00' })
  })
})

describe('a round that failed', () => {
  it('is tried again twice as late each time, and no later than the job is due, or a minute', () => {
    const waits = (every: number) => [1, 2, 3, 20].map((failures) => retryAfter(every, failures))
    expect(waits(1_000)).toEqual([1_000, 2_000, 4_000, 60_000])
    expect(waits(3_600_000)).toEqual([5_000, 10_000, 20_000, 3_600_000])
  })
})
