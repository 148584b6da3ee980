import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { testApp, testPorts } from '../../tests/fixtures/app.ts'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { smallContent } from '../../tests/fixtures/small-content.ts'
import { refundParcels, refunds } from '../db/schema.ts'
import { auditOrders } from '../orders/audit-orders.ts'
import { createSandboxClock } from '../ports/clock.ts'
import { createSandboxWechat } from '../ports/wechat-sandbox.ts'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { seedSandbox } from './seed.ts'

/** The orders of the sandbox of which money is asked back. */
const [APPLIED, OTHER, BROKEN] = ['90000341R1', '90000312R2', '90000341R5']
/** A refund of goods that nobody wants back yet, and of some that were sent back. */
const [GOODS, SENT] = ['90000343R1', '90000344R2']

describeOnDatabases('the reviewer of the sandbox', (opened) => {
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

  const page = async () => (await app.inject('/sandbox/refunds')).body
  const review = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/sandbox/refunds',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const read = async (id: string) => {
    const [row] = await orm().select().from(refunds).where(eq(refunds.id, id))
    return [row?.status, row?.reviewNote]
  }

  const give = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/sandbox/refunds/give',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })

  it('[B9] is the service too, which gives back what has no button, once and with a word', async () => {
    const wanted = { orderId: '90000328', why: 'agreed', note: '已和您商量好，全额退回' }
    expect(await page()).toContain('商家主动退款')
    expect((await give({ ...wanted, note: ' ' })).statusCode).toBe(400)
    expect((await give({ ...wanted, orderId: '0' })).statusCode).toBe(404)
    expect((await give(wanted)).statusCode).toBe(303)
    const [row] = await orm().select().from(refunds).where(eq(refunds.orderId, '90000328'))
    expect(row).toMatchObject({ status: 1, reason: 1, description: wanted.note })
    expect((await give(wanted)).json()).toMatchObject({ code: 'refund-no-lines' })
    expect(await auditOrders(orm())).toEqual([])
  })

  it('sees who waits, and the words of who asks', async () => {
    const text = await page()
    expect(text).toContain(`value="${APPLIED}"`)
    expect(text).toContain('其他：临时有事去不了')
    expect(text).toContain('退款异常')
  })

  it('[B4] approves, and can’t go back on it', async () => {
    expect((await review({ refundId: APPLIED, decision: 'approve' })).statusCode).toBe(303)
    expect(await read(APPLIED)).toEqual([1, ''])
    await review({ refundId: APPLIED, decision: 'refuse', note: '不行' })
    expect(await read(APPLIED)).toEqual([1, ''])
    expect(await page()).not.toContain(`value="${APPLIED}"`)
  })

  it('[B4] refuses with words that the buyer reads', async () => {
    await review({ refundId: OTHER, decision: 'refuse', note: ' 船已改期 ' })
    expect(await read(OTHER)).toEqual([3, '船已改期'])
    expect(await auditOrders(orm())).toEqual([])
  })

  it('[B4] has what could not be given back tried once more, and nothing else', async () => {
    expect(await page()).toContain(`aria-label="再退一次 ${BROKEN}"`)
    await review({ refundId: APPLIED, decision: 'retry' })
    await review({ refundId: BROKEN, decision: 'retry' })
    expect([await read(APPLIED), await read(BROKEN)]).toEqual([
      [1, ''],
      [1, '同意退款'],
    ])
    expect(await page()).not.toContain('再退一次 ')
  })

  it('[B2.9] wants goods back, and sees the parcel in which they come', async () => {
    expect(await page()).toContain(`买家已寄回：顺丰速运 SF1234567890123`)
    expect(await page()).toContain(`aria-label="要求寄回 ${GOODS}"`)
    expect(await page()).not.toContain(`aria-label="要求寄回 ${SENT}"`)
    expect(await page()).not.toContain(`aria-label="要求寄回 ${OTHER}"`)
    const asked = { refundId: GOODS, decision: 'goods', note: ' 商城仓库 ' }
    expect((await review(asked)).statusCode).toBe(303)
    const [parcel] = await orm().select().from(refundParcels).where(eq(refundParcels.refundId, GOODS))
    expect(parcel).toMatchObject({ state: 'asked', address: '商城仓库' })
    expect(await page()).toContain('已要求买家寄回，等买家填写物流')
    expect(await page()).not.toContain(`aria-label="要求寄回 ${GOODS}"`)
    expect(await auditOrders(orm())).toEqual([])
  })

  it.each([
    ['says not where to', { refundId: GOODS, decision: 'goods', note: ' ' }],
    ['says nothing to who is refused', { refundId: OTHER, decision: 'refuse', note: ' ' }],
    ['decides something else', { refundId: OTHER, decision: 'settle' }],
    ['says too much', { refundId: OTHER, decision: 'refuse', note: 'a'.repeat(101) }],
    ['decides about nothing', { decision: 'approve' }],
  ])('is not understood when it %s', async (_what, fields) => {
    expect((await review(fields as unknown as Record<string, string>)).statusCode).toBe(400)
  })
})
