import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withinDeadline } from './deadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gives what a call came to in time, and leaves no timer behind', async () => {
  expect(await withinDeadline(Promise.resolve(7))).toBe(7)
  await expect(withinDeadline(Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})

it('[A8] refuses after 25 s, before a browser gives up at 30 s; a late failure is nobody’s any more', async () => {
  let fail = (_error: Error) => {}
  const work = new Promise<never>((_resolve, reject) => (fail = reject))
  const answer = withinDeadline(work).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(await answer).toMatchObject({ statusCode: 503 })
  fail(new Error('late'))
  await vi.advanceTimersByTimeAsync(1)
})
