import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../../tests/fixtures/databases.ts'
import { lastDayOf } from '../../../src/domain/order/code-use.ts'
import { orderCodes, redemptions } from '../../db/schema.ts'
import { readOrder } from '../read-order.ts'
import { COUNTER } from '../testing/counter.ts'
import { fakeLine, fakeQuote, placingOf } from '../testing/fake-quote.ts'
import { NOW, orderBook } from '../testing/order-book.ts'
import type { QuoteLine } from '../quote.ts'
import { expireCodes } from './expire-codes.ts'
import { redeemCode } from './redeem-code.ts'

const DAY = 86_400_000

describeOnDatabases('a code', (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)
  const paid = async (more: Partial<QuoteLine> = {}) => {
    const line = fakeLine(book.fresh('item'), 9, { usingStartDate: '2026-11-20', ...more })
    const orderId = await book.place(placingOf('m1', book.fresh('temp'), fakeQuote([line])))
    await book.pay(orderId, 'm1')
    const [code] = await book.codes(orderId)
    return { orderId, bizCode: code!.bizCode }
  }
  const redeem = (bizCode: string, now = NOW) => redeemCode(db(), bizCode, { ...COUNTER, now })
  const uses = (bizCode: string) => db().select().from(redemptions).where(eq(redemptions.bizCode, bizCode))
  /** As its buyer reads it: uses that are left, and those of today. */
  const leftOf = async (orderId: string, now: number) => {
    const order = await readOrder(db(), orderId, 'm1', now)
    const [code] = order?.subOrders[0]?.subOrderLifeStyle.detail ?? []
    return [code?.canUseTimes, code?.canUseTimesToday]
  }
  const statusOf = async (orderId: string) => (await book.codes(orderId)).map(({ status }) => status)

  it('is redeemed once, whoever is faster, and that is written down once', async () => {
    const { orderId, bizCode } = await paid()
    const counters = await Promise.all(Array.from({ length: 5 }, () => redeem(bizCode)))
    expect(counters.filter((outcome) => 'left' in outcome)).toHaveLength(1)
    expect(counters.filter((outcome) => 'problem' in outcome && outcome.problem === 'code-used')).toHaveLength(4)
    expect(await uses(bizCode)).toMatchObject([
      { memberId: 'm1', orderId, name: '成人票', productName: '帆船出海', operator: '前台', redeemedAt: NOW },
    ])
    expect(await redeem('000')).toEqual({ problem: 'code-unknown' })
    expect(await book.audit()).toEqual([])
  })

  it('whose redemption is sent twice, since its answer was lost, is redeemed once', async () => {
    const { orderId, bizCode } = await paid({ useTimes: 3, usingEndDate: '2026-12-31' })
    const seen = (seenTimes: number) => redeemCode(db(), bizCode, { ...COUNTER, now: NOW, seenTimes })
    expect([await seen(3), await seen(3)]).toEqual([expect.objectContaining({ left: 2 }), { problem: 'code-changed' }])
    expect(await uses(bizCode)).toHaveLength(1)
    expect(await seen(2)).toMatchObject({ left: 1 })
    expect(await leftOf(orderId, NOW)).toEqual([1, 1])
  })

  it('[B3] of several uses has so many in a day, whoever is faster, and is used up by the last', async () => {
    const { orderId, bizCode } = await paid({ useTimes: 3, timesPerDay: 2, usingEndDate: '2026-12-31' })
    const first = await Promise.all([redeem(bizCode), redeem(bizCode), redeem(bizCode)])
    expect(first.filter((outcome) => 'problem' in outcome)).toEqual([{ problem: 'code-today' }])
    expect(await statusOf(orderId)).toEqual([6])
    expect([await leftOf(orderId, NOW), await leftOf(orderId, NOW + DAY)]).toEqual([
      [1, 0],
      [1, 1],
    ])
    expect(await redeem(bizCode, NOW + DAY)).toMatchObject({ left: 0 })
    expect([await statusOf(orderId), (await uses(bizCode)).length]).toEqual([[1], 3])
    expect(await redeem(bizCode, NOW + DAY)).toEqual({ problem: 'code-used' })
    expect(await book.audit()).toEqual([])
  })

  it('[B4] is expired when its last day is over: at the counter at once, in the books by a job', async () => {
    const [dated, undated] = [await paid(), await paid({ usingEndDate: undefined, validDays: 30 } as never)]
    const over = Date.parse('2026-11-26T00:00:00+08:00')
    expect(await redeem(dated.bizCode, over)).toEqual({ problem: 'code-expired' })
    await expireCodes(db(), over - 1)
    expect(await statusOf(dated.orderId)).toEqual([0])
    await expireCodes(db(), over)
    expect([await statusOf(dated.orderId), await statusOf(undated.orderId)]).toEqual([[5], [0]])
    const last = lastDayOf({ validDays: 30 }, '2026-11-20')
    await expireCodes(db(), Date.parse(`${last}T23:59:59+08:00`))
    expect(await statusOf(undated.orderId), 'its last day').toEqual([0])
    await expireCodes(db(), Date.parse(`${last}T23:59:59+08:00`) + 1000)
    expect(await statusOf(undated.orderId), 'the day after').toEqual([5])
  })

  it('of a day lets nobody in before it, at any hour, and does on it', async () => {
    const { bizCode } = await paid({ usingStartDate: '2026-11-25' })
    for (const early of ['2026-11-20T10:00:00', '2026-11-24T23:59:59'])
      expect(await redeem(bizCode, Date.parse(`${early}+08:00`))).toEqual({
        ...{ problem: 'code-early', words: '11月25日起可以使用' },
      })
    expect(await uses(bizCode)).toEqual([])
    expect(await redeem(bizCode, Date.parse('2026-11-25T00:00:00+08:00'))).toMatchObject({ left: 0 })
  })

  it('is expired however many are looked at in one round', async () => {
    const made = [await paid(), await paid(), await paid()]
    const over = Date.parse('2026-11-26T00:00:00+08:00')
    expect(await expireCodes(db(), over, 1)).toBeGreaterThanOrEqual(made.length)
    for (const { orderId } of made) expect(await statusOf(orderId)).toEqual([5])
    expect(await expireCodes(db(), over, 1)).toBe(0)
  })

  it('of no day says until when any day will do, as the counter goes by it', async () => {
    const dated = fakeLine(book.fresh('item'), 9, { inventoryType: 'T', validDays: 30 })
    const { usingStartDate: _from, usingEndDate: _until, ...undated } = dated
    const orderId = await book.place(placingOf('m1', book.fresh('temp'), fakeQuote([undated])))
    await book.pay(orderId, 'm1')
    const [{ bizCode } = { bizCode: '' }] = await book.codes(orderId)
    const until = async (id: string) => (await readOrder(db(), id, 'm1', NOW))?.subOrders[0]?.validUntil
    expect([await until(orderId), await until((await paid()).orderId)]).toEqual(['2026-12-20', undefined])
    expect(await redeem(bizCode, Date.parse('2026-12-21T00:00:00+08:00'))).toEqual({ problem: 'code-expired' })
    expect(await redeem(bizCode, Date.parse('2026-12-20T23:59:59+08:00'))).toMatchObject({ left: 0 })
  })

  it('keeps how it is used from its package', async () => {
    const { bizCode } = await paid({ useTimes: 20, continuous: true })
    const [row] = await db().select().from(orderCodes).where(eq(orderCodes.bizCode, bizCode))
    expect([row?.canUseTimes, row?.continuousUsedFlag]).toEqual([20, 1])
  })
})
