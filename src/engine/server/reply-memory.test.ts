import { beforeEach, describe, expect, it } from 'vitest'
import type { CallShape } from '../../../schemas/page/plan.ts'
import { createReplyMemory, type ReplyMemory } from './reply-memory.ts'

const shape = (path: string, more: Partial<CallShape> = {}): CallShape => ({
  ...{ method: 'GET', path, params: [], query: [], body: [], value: [] },
  ...more,
})
const signal = new AbortController().signal

let now = 0
let asked: string[] = []
let memory: ReplyMemory
let fails = false

beforeEach(() => {
  now = 1_000_000
  asked = []
  fails = false
  const call = async ({ path }: CallShape, args: unknown) => {
    asked.push(`${path} ${JSON.stringify(args)}`)
    if (fails) throw new Error('down')
    return { path, number: asked.length }
  }
  memory = createReplyMemory({ call, deadline: 1_000, now: () => now })
})

const page = (maxStale = 30) => memory.open({ maxStale: () => maxStale })

describe('what a page asked for', () => {
  it('is there for the next page, the same object, as long as it may be old', async () => {
    const first = await page().call(shape('/goods'), { id: 1 }, signal)
    now += 29_999
    expect(await page().call(shape('/goods'), { id: 1 }, signal)).toBe(first)
    now += 1
    expect(await page().call(shape('/goods'), { id: 1 }, signal)).not.toBe(first)
  })

  it('is another reply for another endpoint, method or argument', async () => {
    const { call } = page()
    await call(shape('/goods'), { id: 1 }, signal)
    await call(shape('/goods'), { id: 2 }, signal)
    await call(shape('/goods', { method: 'POST' }), { id: 1 }, signal)
    await call(shape('/hotels'), { id: 1 }, signal)
    expect(asked).toHaveLength(4)
  })

  it('is asked for once by all who wait for it', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => page().call(shape('/goods'), {}, signal)))
    expect(one).toBe(other)
    expect(asked).toHaveLength(1)
  })

  it('tells at which paths somebody was asked now, for the page and for its member', async () => {
    await page().call(shape('/goods'), {}, signal)
    const other = memory.open({ member: async () => ({}), maxStale: () => 30 })
    await other.call(shape('/goods', { auth: 'none' }), {}, signal)
    await other.call(shape('/mine'), {}, signal)
    expect(['/goods', '/mine'].map(other.isAsked)).toEqual([false, true])
  })

  it('is not kept when it is refused', async () => {
    fails = true
    await expect(page().call(shape('/goods'), {}, signal)).rejects.toThrow('down')
    fails = false
    await expect(page().call(shape('/goods'), {}, signal)).resolves.toMatchObject({ path: '/goods' })
  })

  it('makes the page hold no longer than the oldest of it', async () => {
    await page(60).call(shape('/goods'), {}, signal)
    now += 50_000
    const { call, freshFor } = page(60)
    expect(freshFor()).toBe(Infinity)
    await call(shape('/hotels'), {}, signal)
    expect(freshFor()).toBe(60)
    await call(shape('/goods'), {}, signal)
    expect(freshFor()).toBe(10)
  })

  it('is asked for again when all is forgotten, also what was on its way', async () => {
    const slow = page().call(shape('/goods'), {}, signal)
    memory.clear()
    await slow
    await page().call(shape('/goods'), {}, signal)
    expect(asked).toHaveLength(2)
  })
})

describe('a member’s page', () => {
  it('shares what depends on nobody, and asks for the rest as the member', async () => {
    const mine: string[] = []
    const member = async ({ path }: CallShape) => void mine.push(path)
    await page().call(shape('/goods', { auth: 'none' }), {}, signal)
    const { call } = memory.open({ member, maxStale: () => 30 })
    await call(shape('/goods', { auth: 'none' }), {}, signal)
    await call(shape('/prices'), {}, signal)
    await call(shape('/orders', { auth: 'required' }), {}, signal)
    expect(asked).toHaveLength(1)
    expect(mine).toEqual(['/prices', '/orders'])
  })
})
