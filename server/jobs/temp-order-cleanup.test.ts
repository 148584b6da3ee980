import { afterEach, expect, it, vi } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import type { Orm } from '../db/open-database.ts'
import { tempOrders } from '../db/schema.ts'
import { orderOfChoice, placeOrder } from '../orders/place-order.ts'
import { fakeLine, fakeQuote, placingOf } from '../orders/testing/fake-quote.ts'
import { CLEANUP_ROUND, RETENTION, startTempOrderCleanup } from './temp-order-cleanup.ts'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')
const HOUR = 3_600_000

describeOnDatabases('the clean-up of what was chosen', (opened) => {
  afterEach(() => vi.useRealTimers())

  it('deletes what is older than a day by the shop clock, ordered or not, every hour, until it is stopped', async () => {
    const { orm } = opened().database
    const choose = (id: string, age: number) => ({
      ...{ id, kind: 'play' as const, memberId: 'm1', productId: 'p1', body: {} },
      createdAt: NOW - age,
    })
    const chosen = [
      choose('old', RETENTION + 1),
      choose('day', RETENTION),
      choose('new', 0),
      choose('ordered', RETENTION + 1),
      ...Array.from({ length: CLEANUP_ROUND }, (_, at) => choose(`crowd-${at}`, RETENTION + 2)),
    ]
    await orm.insert(tempOrders).values(chosen)
    await placeOrder(orm, placingOf('m1', 'ordered', fakeQuote([fakeLine('item', 5)])), NOW)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const problems: unknown[] = []
    const job = startTempOrderCleanup(orm, { now: () => NOW }, (problem) => problems.push(problem))
    expect(await orm.$count(tempOrders)).toBe(4 + CLEANUP_ROUND)
    vi.advanceTimersByTime(HOUR)
    await vi.waitFor(async () => expect(await orm.$count(tempOrders)).toBe(2))
    const left = (await orm.select({ id: tempOrders.id }).from(tempOrders)).map(({ id }) => id)
    expect(left.toSorted()).toEqual(['day', 'new'])
    expect(
      await orderOfChoice(orm, { tempOrderId: 'ordered', memberId: 'm1' }),
      'its order is found by it',
    ).toBeDefined()
    job.stop()
    expect([vi.getTimerCount(), problems]).toEqual([0, []])
  })

  it('reports a failure and goes on', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const problems: unknown[] = []
    const select = () => {
      throw new Error('busy')
    }
    const nowhere = { select }
    const job = startTempOrderCleanup(nowhere as unknown as Orm, { now: () => NOW }, (problem) =>
      problems.push(problem),
    )
    for (const count of [1, 2]) {
      vi.advanceTimersByTime(HOUR)
      await vi.waitFor(() => expect(problems).toHaveLength(count))
    }
    job.stop()
  })
})
