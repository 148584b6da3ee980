import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TrackedEvent } from '../../../schemas/domain/tracked-event.ts'
import { createBatch, type Deliver } from './batch.ts'
import { later } from './testing/later.ts'

const event = (at: number): TrackedEvent => ({ kind: 'view', page: 'home', path: '/', at })
const many = (count: number, first = 0) => Array.from({ length: count }, (_, index) => event(first + index))

function batchThat(deliver: Deliver) {
  const deliveries: number[][] = []
  const batch = createBatch((events) => {
    deliveries.push(events.map(({ at }) => at))
    return deliver(events)
  }, later)
  return { ...batch, deliveries, addAll: (events: TrackedEvent[]) => events.forEach(batch.add) }
}

describe('a batch of recorded events', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('goes every 10 s when there is something in it', async () => {
    const { add, deliveries } = batchThat(() => true)
    await vi.advanceTimersByTimeAsync(60_000)
    add(event(1))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(deliveries).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(deliveries).toEqual([[1]])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('goes at once when 20 are in it', () => {
    const { addAll, deliveries } = batchThat(() => true)
    addAll(many(19))
    expect(deliveries).toEqual([])
    addAll(many(1, 19))
    expect(deliveries.map((sent) => sent.length)).toEqual([20])
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each<[string, Deliver]>([
    ['is refused', () => false],
    ['is rejected', () => Promise.reject(new Error('offline'))],
    [
      'throws',
      () => {
        throw new Error('too large')
      },
    ],
  ])('keeps its order for the next when a delivery %s, and does not hurry then', async (_title, fail) => {
    let works = false
    const { addAll, deliveries } = batchThat((events) => works || fail(events))
    addAll(many(20))
    await vi.advanceTimersByTimeAsync(0)
    addAll(many(20, 20))
    expect(deliveries).toHaveLength(1)
    works = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(deliveries[1]).toEqual(many(40).map(({ at }) => at))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(deliveries).toHaveLength(2)
  })

  it('keeps the newest 200 at most, and sends no more than the contract takes at once', async () => {
    let works = false
    const { addAll, flush, deliveries } = batchThat(() => works)
    addAll(many(20))
    await vi.advanceTimersByTimeAsync(0)
    addAll(many(230, 20))
    deliveries.length = 0
    works = true
    await flush()
    expect(deliveries.flat()).toEqual(many(200, 50).map(({ at }) => at))
    expect(Math.max(...deliveries.map((sent) => sent.length))).toBeLessThanOrEqual(100)
  })

  it('sends everything before the first answer, for a page that goes away', () => {
    const { addAll, flush, deliveries } = batchThat(() => new Promise(() => {}))
    addAll(many(7))
    void flush()
    expect(deliveries).toEqual([many(7).map(({ at }) => at)])
  })
})
