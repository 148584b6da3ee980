import { beforeAll, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { refundParcels } from '../db/schema.ts'
import { smallContent } from '../../tests/fixtures/small-content.ts'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { seedSandbox } from '../sandbox/seed.ts'
import { auditOrders } from './audit-orders.ts'
import { readRefund, readRefundLines, readRefunds } from './read-refunds.ts'
import { advanceRefund } from './refund-order.ts'
import { askParcel, sendParcel } from './refund-parcel.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const GOLD = '900003'
/** Goods that are wanted back: not sent yet, and sent. A refund of goods that are not wanted back, and one of a play. */
const [ASKED, SENT, OTHER, PLAY] = ['90000344R1', '90000344R2', '90000343R1', '90000341R1']
const orderOf = (refundId: string) => refundId.slice(0, 8)

describeOnDatabases('the parcel of a refund', (opened) => {
  const db = () => opened().database.orm
  beforeAll(async () => {
    const { orders, teams } = sandboxContent('2026-11-20')
    await seedSandbox(db(), () => ({ ...smallContent, orders, teams }), NOW)
  })

  const read = async (refundId: string) =>
    (await readRefund(db(), { orderId: orderOf(refundId), memberId: GOLD }, refundId))?.parcel
  const send = (refundId: string, more: Partial<Parameters<typeof sendParcel>[1]> = {}) => {
    const parcel = { company: '中通快递', number: '7312 3456 7890' }
    return sendParcel(db(), { orderId: orderOf(refundId), refundId, memberId: GOLD, ...parcel, ...more }, NOW)
  }

  it('[B2.9] is asked for of retail goods whose refund waits for its review, and of nothing else', async () => {
    expect(await askParcel(db(), PLAY, '仓库', NOW)).toBe(false)
    expect(await askParcel(db(), 'nothing', '仓库', NOW)).toBe(false)
    expect(await askParcel(db(), OTHER, '仓库', NOW)).toBe(true)
    expect(await askParcel(db(), OTHER, '别的地方', NOW + 1)).toBe(true)
    expect(await read(OTHER)).toEqual({ state: 'asked', address: '仓库', askTime: '2026-11-20T10:00:00' })
    expect(await read(PLAY)).toBeUndefined()
  })

  it('is told by its buyer, and told again when it was told wrongly', async () => {
    expect(await send(ASKED)).toBeUndefined()
    expect(await read(ASKED)).toMatchObject({ state: 'sent', company: '中通快递', number: '731234567890' })
    expect(await send(ASKED, { number: 'zt-73123456' })).toBeUndefined()
    expect(await read(ASKED)).toMatchObject({ state: 'sent', number: 'ZT73123456', sendTime: '2026-11-20T10:00:00' })
    const listed = await readRefunds(db(), { orderId: '90000344', memberId: GOLD })
    expect(listed?.map(({ parcel }) => parcel?.state)).toEqual(['sent', 'sent'])
  })

  it('is refused when it is no parcel, wanted by nobody, or not of the order', async () => {
    expect(await send(ASKED, { number: '单号' })).toBe('parcel-wrong')
    expect(await send(ASKED, { company: '蜗牛快递' })).toBe('parcel-wrong')
    expect(await send(PLAY)).toBe('parcel-not-wanted')
    expect(await send(ASKED, { orderId: '90000343' })).toBe('not-found')
  })

  it('is neither told nor read by another member', async () => {
    const before = await db().select().from(refundParcels).where(eq(refundParcels.refundId, SENT))
    expect(await send(SENT, { memberId: '900011' })).toBe('not-found')
    expect(await db().select().from(refundParcels).where(eq(refundParcels.refundId, SENT))).toEqual(before)
    expect(await readRefund(db(), { orderId: '90000344', memberId: '900011' }, SENT)).toBeUndefined()
  })

  it('is closed when the refund is decided, with the goods or without them', async () => {
    await advanceRefund(db(), SENT, 'approve', NOW)
    await advanceRefund(db(), OTHER, 'refuse', NOW, '拆封了')
    expect([(await read(SENT))?.state, (await read(OTHER))?.state]).toEqual(['closed', 'closed'])
    expect([await send(SENT), await send(OTHER)]).toEqual(['parcel-not-wanted', 'parcel-not-wanted'])
    expect(await askParcel(db(), OTHER, '仓库', NOW)).toBe(false)
    expect(await auditOrders(db())).toEqual([])
  })

  it('has its page among those of an order of retail goods', async () => {
    const pathsOf = async (orderId: string) =>
      (await readRefundLines(db(), { orderId, memberId: GOLD }, NOW))?.paths.refundLogistics
    expect(await pathsOf('90000344')).toBe('/retail/refund/logistics/90000344')
    expect(await pathsOf('90000341')).toBeUndefined()
  })
})
