import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { crowd } from '../../tests/fixtures/crowd.ts'
import { describeInSandbox, openFrom } from '../../tests/fixtures/databases.ts'
import { keepTempOrder } from '../catalogue/temp-orders.ts'
import type { Orm } from '../db/open-database.ts'
import { stockTaken } from '../db/schema.ts'
import { auditOrders } from './audit-orders.ts'
import { readDraft } from './draft.ts'
import { isProblem } from './quote.ts'
import { cancelOrder } from './end-order.ts'
import { placeOrder } from './place-order.ts'

const NOON = Date.parse('2026-11-20T12:00:00+08:00')
const clock = { now: () => NOON, offset: () => 0 }
/** A flash sale of 60 in all and two for each, of a product with 200. */
const FLASH = { productId: '650102', packageId: '6501021' }

describeInSandbox('a flash sale', NOON, (opened) => {
  const db = () => opened().database.orm

  const buy = async (instance: Orm, memberId: string, quantity = 1): Promise<string> => {
    const { productId, packageId } = FLASH
    const body = { packageId, quantity, isGroup: false }
    const shoppingId = await keepTempOrder(instance, { kind: 'product', memberId, productId, body, createdAt: NOON })
    const draft = await readDraft(instance, clock, { shoppingId, memberId })
    if (!draft || isProblem(draft)) return draft?.message ?? 'gone'
    const filled = { contact: { name: '林小满', phone: '13800000000' }, passengers: [], remark: '' }
    const { order, quote } = draft
    const made = await placeOrder(instance, { memberId, kind: order.kind, tempOrderId: order.id, quote, filled }, NOON)
    return 'orderId' in made ? made.orderId : made.refused
  }
  const taken = async (itemId: string) =>
    (await db().select().from(stockTaken).where(eq(stockTaken.itemId, itemId)))[0]?.taken ?? 0
  const isOrder = (one: string) => /^\d{18}$/.test(one)

  it('[B9] sells a member no more than its limit, however many orders they make at once, and again what they cancel', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => buy(db(), 'eager')))
    expect(all.filter(isOrder)).toHaveLength(2)
    const held = '还有待支付的同款订单，请先支付或取消'
    expect(await buy(db(), 'eager')).toBe(held)
    await cancelOrder(db(), all.find(isOrder) ?? '', 'eager', NOON)
    expect(await buy(db(), 'eager', 2), 'one is left, two are too many').toBe(held)
    expect(await buy(db(), 'eager')).toSatisfy(isOrder)
    expect(await taken('activity 7002')).toBe(2)
  })

  it('[B9] of 60 is sold 60 times to 200 who want it at once, though its product has 200', async () => {
    const { source } = opened()
    const other = source.databaseUrl ? await openFrom(source) : undefined
    const instances = [db(), other?.orm ?? db()]
    const all = await crowd(200, (at) => buy(instances[at % 2] ?? db(), `buyer-${at}`)).finally(() => other?.close())
    expect(all.filter(isOrder), 'two are sold already').toHaveLength(58)
    expect([await taken('activity 7002'), await taken('6501021')]).toEqual([60, 60])
    expect(await buy(db(), 'late')).toBe('库存不足，请重新选择')
    expect(await auditOrders(db())).toEqual([])
  })
})
