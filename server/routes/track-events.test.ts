import { fastify, type FastifyInstance } from 'fastify'
import { asc } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { trackedEvents } from '../db/schema.ts'
import { problemHandlers } from '../plugins/problems.ts'
import { strictValidation } from '../plugins/validation.ts'
import { trackEventsRoute } from './track-events.ts'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')
const event = { kind: 'view', page: 'home', path: '/', at: NOW - 5 }
const batch = { distinctId: 'd1', visit: 'v1', channel: 'h5', from: 'lantu', events: [event] }

describeOnDatabases('trackEvents', (opened) => {
  let app: FastifyInstance
  let now = NOW
  const db = () => opened().database.orm
  const post = (payload: unknown, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: contracts.trackEvents.path,
      headers: { 'content-type': type },
      payload: JSON.stringify(payload),
    })

  beforeAll(async () => {
    app = fastify()
    problemHandlers(app)
    strictValidation(app)
    trackEventsRoute(app, { db: db(), ports: { clock: { now: () => now, offset: () => 0 } }, trackedPerDay: 250 })
    await app.ready()
  })
  beforeEach(async () => {
    await db().delete(trackedEvents)
    // Each test has a day of its own.
    now += 2 * 24 * 60 * 60 * 1000
  })

  it('stores a batch in the order in which things happened, with the time at which it came', async () => {
    const click = {
      ...event,
      kind: 'click',
      block: 'deals',
      widget: 'package-offers',
      name: 'more',
      data: { index: 2, big: true },
    }
    const reply = await post({ ...batch, events: [event, click] })
    expect(reply.json()).toEqual({ hasError: false, data: { stored: 2 } })
    const [first, second] = await db().select().from(trackedEvents).orderBy(asc(trackedEvents.id))
    const visit = { distinctId: 'd1', visit: 'v1', memberId: null, channel: 'h5', brand: 'lantu', receivedAt: now }
    expect(first).toMatchObject({ ...visit, kind: 'view', page: 'home', path: '/', block: null, body: { at: NOW - 5 } })
    expect(second).toMatchObject({ kind: 'click', block: 'deals' })
    expect(second?.body).toEqual({ at: NOW - 5, widget: 'package-offers', name: 'more', data: { index: 2, big: true } })
  })

  it('takes no batch of more than 32 KB, and keeps nothing of it', async () => {
    const long = { ...event, name: 'x'.repeat(64), data: { text: 'y'.repeat(200) } }
    expect((await post({ ...batch, events: Array(100).fill(long) })).json()).toMatchObject({ code: 'too-large' })
    expect(await db().$count(trackedEvents)).toBe(0)
  })

  it('keeps a day’s number of events, and takes the rest without keeping it', async () => {
    const hundred = { ...batch, events: Array(100).fill(event) }
    const kept: number[] = []
    for (let posted = 0; posted < 3; posted++) kept.push((await post(hundred)).json().data.stored)
    expect(kept).toEqual([100, 100, 0])
    expect((await post(batch)).json().data).toEqual({ stored: 1 })
    expect(await db().$count(trackedEvents)).toBe(201)
    now += 24 * 60 * 60 * 1000
    expect((await post(hundred)).json().data).toEqual({ stored: 100 })
  })

  it('stores so many batches at once, and turns the others away', async () => {
    const replies = await Promise.all(Array.from({ length: 60 }, () => post(batch)))
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect([200, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([50, 10])
    expect((await post(batch)).statusCode).toBe(200)
  })

  it('takes the JSON patch content type that the shop sends (A7)', async () => {
    expect((await post(batch, 'application/json-patch+json')).statusCode).toBe(200)
  })

  it('takes a hundred events at once and no more', async () => {
    expect((await post({ ...batch, events: Array(100).fill(event) })).json().data).toEqual({ stored: 100 })
    expect((await post({ ...batch, events: Array(101).fill(event) })).statusCode).toBe(400)
  })

  it.each([
    ['no events', { ...batch, events: [] }],
    ['an unknown kind', { ...batch, events: [{ ...event, kind: 'typed' }] }],
    ['an unknown field', { ...batch, events: [{ ...event, phone: '13800000000' }] }],
    ['an unknown channel', { ...batch, channel: 'tv' }],
    ['a time that is no whole number', { ...batch, events: [{ ...event, at: 1.5 }] }],
    ['nested data', { ...batch, events: [{ ...event, data: { a: { b: 1 } } }] }],
    ['a text that no database takes', { ...batch, visit: 'a\u0000' }],
    ['a text in the data that no database takes', { ...batch, events: [{ ...event, data: { a: '\u0000' } }] }],
  ])('refuses %s and stores nothing of the batch', async (_title, body) => {
    expect(
      (await post({ ...body, events: [...body.events, ...(body.events.length > 0 ? [event] : [])] })).json(),
    ).toMatchObject({
      hasError: true,
      code: 'invalid-request',
    })
    expect(await db().$count(trackedEvents)).toBe(0)
  })
})
