import { eq, ne } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bizCodeStatuses } from '../../schemas/domain/order-status.ts'
import { shopDay } from '../../src/domain/dates.ts'
import { orderState } from '../../src/domain/order/order-state.ts'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { readUses } from '../../tests/fixtures/uses-written.ts'
import { companyRefunds, orderCodes, orderHolds, orders, redemptions } from '../db/schema.ts'
import { auditOrders } from '../orders/audit-orders.ts'
import { cancelOrder } from '../orders/end-order.ts'
import { readOrder } from '../orders/read-order.ts'
import { createSandboxPayment } from '../ports/payment-sandbox.ts'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { seedSandbox } from './seed.ts'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const DAY = 86_400_000
/** bizCodeStatus of a code that was used up (B4). */
const USED = 1

describeInSandbox('the orders that the sandbox opens with', NOON, (opened) => {
  const db = () => opened().database.orm

  it('are right in all books', async () => {
    expect(await auditOrders(db())).toEqual([])
  })

  it('stand in each state, and their codes too (B4)', async () => {
    const states = new Set((await db().select().from(orders)).map(orderState))
    expect([...states].sort()).toEqual(['cancelled', 'confirmed', 'paid', 'part-paid', 'unpaid', 'unsubscribed'])
    const codes = new Set((await db().select().from(orderCodes)).map(({ status }) => String(status)))
    expect(codes).toEqual(new Set(Object.keys(bizCodeStatuses)))
  })

  it('were paid at the payment company, which gives back what is left of them and no more', async () => {
    const company = createSandboxPayment(db(), { now: () => NOON, offset: () => 0 })
    const wish = { providerNo: 'sandbox-90000312', refundKey: 'test-1' }
    const [order] = await db().select().from(orders).where(eq(orders.id, '90000312'))
    const left = (order?.paidFen ?? 0) - (order?.refundedFen ?? 0)
    expect(await company.refund({ ...wish, amountFen: left + 1 })).toBe('refused')
    expect(await company.refund({ ...wish, amountFen: left })).toBe('returned')
    // The company alone was asked: the shop's books know nothing of it.
    await db().delete(companyRefunds).where(eq(companyRefunds.refundKey, wish.refundKey))
  })

  it('are read by their buyer alone', async () => {
    expect(await readOrder(db(), '90000311', '900003', NOON)).toMatchObject({ statusText: '已确认', refundShow: 1 })
    expect(await readOrder(db(), '90000311', '900011', NOON)).toBeUndefined()
  })

  it('have written down each use of their codes and coupons, after they were paid; who exchanges a presale stands at no counter (B2.9)', async () => {
    const uses = await readUses(db(), NOON)
    expect(uses.length).toBeGreaterThan(10)
    expect(uses.filter(({ used, written }) => used !== written)).toEqual([])
    const all = uses.reduce((sum, { written }) => sum + written, 0)
    expect(await db().$count(redemptions), 'and nothing else').toBe(all)
  })

  it('hold stock on the days that the shop sells', async () => {
    const unused = await db()
      .select({ orderId: orderCodes.orderId })
      .from(orderCodes)
      .where(ne(orderCodes.status, USED))
    const waiting = new Set(unused.map(({ orderId }) => orderId))
    const held = (await db().select().from(orderHolds)).filter(({ orderId }) => waiting.has(orderId))
    expect(held.length).toBeGreaterThan(0)
    expect(held.filter(({ day }) => day !== '' && day < shopDay(NOON - 2 * DAY))).toEqual([])
  })

  it('stay what visitors made of them when the next day fills the shop anew', async () => {
    expect(await cancelOrder(db(), '90000301', '900003', NOON)).toBe(true)
    expect(await seedSandbox(db(), sandboxContent, NOON + DAY)).toBe(true)
    expect(await readOrder(db(), '90000301', '900003', NOON)).toMatchObject({ statusText: '已取消' })
    expect(await auditOrders(db())).toEqual([])
  })
})

describe('an order of the sandbox', () => {
  it('has an id of its own', () => {
    const ids = sandboxContent('2026-11-21').orders.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
