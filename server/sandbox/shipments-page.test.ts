import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { testApp, testPorts } from '../../tests/fixtures/app.ts'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { smallContent } from '../../tests/fixtures/small-content.ts'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { orderShipments } from '../db/schema.ts'
import { createSandboxClock } from '../ports/clock.ts'
import { createSandboxWechat } from '../ports/wechat-sandbox.ts'
import { seedSandbox } from './seed.ts'

/** Goods that wait to be sent, and a play. */
const [WAITING, PLAY] = ['90000354', '90000311']

describeOnDatabases('the warehouse of the sandbox', (opened) => {
  let app: FastifyInstance
  const orm = () => opened().database.orm
  beforeAll(async () => {
    const clock = await createSandboxClock(orm())
    const wechat = createSandboxWechat(orm(), clock)
    app = await testApp(opened().database, {
      ports: testPorts(opened().database, { clock, sandbox: { clock, wechat } }),
      shop: { register: () => undefined, forget: vi.fn() },
    })
    const { orders, teams } = sandboxContent('2026-11-20')
    await seedSandbox(orm(), () => ({ ...smallContent, orders, teams }), Date.parse('2026-11-20T10:00:00+08:00'))
  })

  const page = async () => (await app.inject('/sandbox/shipments')).body
  const send = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/sandbox/shipments',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })

  it('sees what is to be sent, and where to', async () => {
    const text = await page()
    expect(text).toContain(`aria-label="发货 ${WAITING}"`)
    expect(text).toContain('顾长风 13800000003 海南省三亚市天涯区 椰林路 18 号 海风花园 3 栋 1202')
    expect(text).not.toContain(PLAY)
  })

  it('hands it to a carrier, and corrects the number', async () => {
    const parcel = { orderId: WAITING, company: '圆通速递', number: 'YT12345678' }
    expect((await send({ ...parcel, number: '1' })).statusCode).toBe(400)
    expect((await send({ orderId: WAITING })).statusCode).toBe(400)
    expect((await send({ ...parcel, orderId: PLAY })).statusCode).toBe(404)
    expect((await send(parcel)).statusCode).toBe(303)
    const text = await page()
    expect(text).not.toContain(`aria-label="发货 ${WAITING}"`)
    expect(text).toContain(`aria-label="改单号 ${WAITING}"`)
    expect((await send({ ...parcel, number: 'YT87654321' })).statusCode).toBe(303)
    const [row] = await orm().select().from(orderShipments).where(eq(orderShipments.orderId, WAITING))
    expect(row).toMatchObject({ state: 'sent', company: '圆通速递', number: 'YT87654321' })
  })
})
