import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { shopDay } from '../../src/domain/dates.ts'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { testApp } from '../../tests/fixtures/app.ts'
import { smallContent } from '../../tests/fixtures/small-content.ts'
import { cachedProduct } from '../catalogue/products.ts'
import * as tables from '../db/schema.ts'
import { createLivePorts } from '../ports/ports.ts'
import { createSandboxPorts } from './ports.ts'
import { createSandboxClock, FARTHEST_OFFSET } from '../ports/clock.ts'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { hasSandboxContent } from '../db/server-settings.ts'
import { seedSandbox } from './seed.ts'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const DAY = 86_400_000

const liveSettings = {
  weatherUrl: undefined,
  sms: { url: undefined, key: undefined },
  identity: { url: undefined, key: undefined },
  mail: { url: undefined, key: undefined },
  agents: { url: undefined, secret: undefined, appKeys: {} },
  payment: { url: undefined, id: undefined, secret: undefined, shopUrl: undefined },
  wechat: { appId: undefined, appSecret: undefined, apiBase: '', authorizeUrl: '' },
} as const

describeOnDatabases('the sandbox', (opened) => {
  const orm = () => opened().database.orm

  describe('seedSandbox', () => {
    it('fills an empty database with everything that the sandbox has, once', async () => {
      expect(await hasSandboxContent(orm())).toBe(false)
      const filled = await Promise.all([1, 2, 3].map(() => seedSandbox(orm(), sandboxContent, NOON)))
      expect(filled.filter(Boolean)).toHaveLength(1)
      expect(await hasSandboxContent(orm())).toBe(true)
      const content = sandboxContent(shopDay(NOON))
      const count = async (table: Parameters<ReturnType<typeof orm>['$count']>[0]) => orm().$count(table)
      expect(await count(tables.products)).toBe(content.products.length)
      expect(await count(tables.pageComponents)).toBe(content.pageComponents.length)
      expect(await count(tables.packageOffers)).toBe(content.packageOffers.length)
      expect(await count(tables.activities)).toBe(content.activities.length)
      expect(await count(tables.members)).toBe(content.members.length)
      expect(await count(tables.companies)).toBe(content.companies.length)
    })

    it('keeps prices in whole fen', async () => {
      const [row] = await orm().select().from(tables.products).limit(1)
      const product = sandboxContent(shopDay(NOON)).products.find(({ id }) => id === row?.id)
      expect(row?.startPriceFen).toBe(Math.round((product?.startPrice ?? -1) * 100))
      expect(row?.body).not.toHaveProperty('startPrice')
      expect(row?.body).toHaveProperty('description')
    })

    it("replaces yesterday's shop, and leaves today's alone", async () => {
      const shown = () => cachedProduct(orm(), '310101')
      expect(await shown()).toBeDefined()
      expect(await seedSandbox(orm(), () => smallContent, NOON + 2 * 60_000)).toBe(false)
      expect(await seedSandbox(orm(), () => smallContent, NOON + DAY)).toBe(true)
      expect(await orm().$count(tables.packageOffers)).toBe(3)
      expect(await orm().$count(tables.products)).toBe(0)
      expect(await shown()).toBeUndefined()
    })

    it('leaves the database as it was when the content can not be taken', async () => {
      const broken = { ...smallContent, packageOffers: [{ ...smallContent.packageOffers[0]!, currentPrice: -1 }] }
      await expect(seedSandbox(orm(), () => broken, NOON + 2 * DAY)).rejects.toThrow('not a price')
      expect(await orm().$count(tables.packageOffers)).toBe(3)
    })
  })

  describe('the movable clock', () => {
    let app: FastifyInstance
    beforeAll(async () => {
      app = await testApp(opened().database, { ports: await createSandboxPorts(orm()) })
    })
    const move = (time: string, headers = {}) =>
      app.inject({
        method: 'POST',
        url: '/sandbox/clock',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: `time=${encodeURIComponent(time)}`,
      })

    it('is moved by a plain form to a Beijing time, for every instance, and back', async () => {
      const reply = await move('2030-01-02T03:04')
      expect([reply.statusCode, reply.headers.location]).toEqual([303, '/sandbox/'])
      expect((await app.inject('/sandbox/')).body).toContain('2030-01-02 03:04')
      const elsewhere = await createSandboxClock(orm())
      expect(new Date(elsewhere.now()).toISOString()).toMatch(/^2030-01-01T19:04/)
      await move('')
      expect(elsewhere.offset()).not.toBe(0)
      await elsewhere.refresh()
      expect(elsewhere.offset()).toBe(0)
    })

    it.each(['tomorrow', '2030-13-40T99:99', '9999-01-01T00:00', '2030-01-02'])('refuses the time %s', async (time) => {
      expect((await move(time)).json()).toMatchObject({ code: 'invalid-request' })
    })

    it('is not moved by another site', async () => {
      expect((await move('', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    })

    it('is never moved farther than ten years', async () => {
      const clock = await createSandboxClock(orm())
      await expect(clock.moveTo(FARTHEST_OFFSET + 1)).rejects.toThrow(RangeError)
      await expect(clock.moveTo(Number.NaN)).rejects.toThrow(RangeError)
    })

    it('has a page without scripts', async () => {
      const page = await app.inject('/sandbox/')
      expect(page.headers['content-security-policy']).toContain("default-src 'none'")
      expect(page.body).not.toContain('<script')
      expect((await app.inject('/sandbox')).headers.location).toBe('/sandbox/')
    })
  })
})

describe('live mode', () => {
  it('has the real clock and nothing of the sandbox', async () => {
    const ports = createLivePorts(liveSettings, () => {})
    expect(ports).not.toHaveProperty('sandbox')
    expect(ports.clock.offset()).toBe(0)
    expect((await ports.weather.today()).status).toBe(0)
  })
})
