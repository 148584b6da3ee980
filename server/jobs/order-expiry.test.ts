import { afterEach, expect, it, vi } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import type { Orm } from '../db/open-database.ts'
import { PAY_TIME } from '../orders/place-order.ts'
import { fakeLine, fakeQuote, placingOf } from '../orders/testing/fake-quote.ts'
import { NOW, orderBook } from '../orders/testing/order-book.ts'
import { startOrderExpiry } from './order-expiry.ts'

describeOnDatabases('the end of the time to pay', (opened) => {
  const book = orderBook(() => opened().database.orm)
  afterEach(() => vi.useRealTimers())

  it('ends an order within ten seconds, and nothing after it is stopped', async () => {
    const { orm } = opened().database
    const id = await book.place(placingOf('m1', book.fresh('temp'), fakeQuote([fakeLine(book.fresh('item'), 5)])))
    const clock = { time: NOW, now: () => clock.time }
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const problems: unknown[] = []
    const job = startOrderExpiry(orm, clock, (problem) => problems.push(problem))
    clock.time = NOW + PAY_TIME
    vi.advanceTimersByTime(10_000)
    await vi.waitFor(async () => expect((await book.order(id))?.orderStatus).toBe(3))
    job.stop()
    expect(vi.getTimerCount()).toBe(0)
    expect(problems).toEqual([])
  })

  it('reports a failure and goes on', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const problems: unknown[] = []
    const execute = () => Promise.reject(new Error('busy'))
    const job = startOrderExpiry({ execute } as unknown as Orm, { now: () => NOW }, (problem) => problems.push(problem))
    for (const count of [1, 2]) {
      vi.advanceTimersByTime(10_000)
      await vi.waitFor(() => expect(problems).toHaveLength(count))
    }
    job.stop()
  })
})
