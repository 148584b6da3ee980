import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { smallContent } from '../../tests/fixtures/small-content.ts'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { orderShipments } from '../db/schema.ts'
import { seedSandbox } from '../sandbox/seed.ts'
import { listOrders } from './list-orders.ts'
import { readOrder } from './read-order.ts'
import { dispatchOrder, receiveOrder, receiveOverdue } from './shipments.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const GOLD = '900003'
/** Goods that wait to be sent, goods on their way, goods that came, goods that nobody paid, and a play. */
const [WAITING, SENT, CAME, UNPAID, PLAY] = ['90000354', '90000336', '90000335', '90000340', '90000311']

describeOnDatabases('goods that are sent by post', (opened) => {
  const db = () => opened().database.orm
  beforeAll(async () => {
    const { orders, teams } = sandboxContent('2026-11-20')
    await seedSandbox(db(), () => ({ ...smallContent, orders, teams }), NOW)
  })

  const read = (orderId: string) => readOrder(db(), orderId, GOLD, NOW)
  const send = (orderId: string, more: Partial<Parameters<typeof dispatchOrder>[1]> = {}) =>
    dispatchOrder(db(), { orderId, company: '中通快递', number: 'zt 7312-3456 7890', ...more }, NOW)

  it('wait from when their order is confirmed, and nobody shows a code for them', async () => {
    const order = await read(WAITING)
    expect(order?.shipment).toMatchObject({ state: 'waiting', text: '待发货', canReceive: false })
    expect(order?.delivery?.city).toBe('三亚市')
    expect(order?.subOrders.flatMap(({ subOrderLifeStyle }) => subOrderLifeStyle.detail)).toEqual([])
    expect(await read(UNPAID)).not.toHaveProperty('shipment')
    expect(await read(PLAY)).not.toHaveProperty('shipment')
  })

  it('are not said to have come before they are sent, nor by anybody else', async () => {
    expect(await receiveOrder(db(), WAITING, GOLD, NOW)).toBe('not-shipped')
    expect(await receiveOrder(db(), SENT, '900011', NOW)).toBe('not-found')
    expect(await receiveOrder(db(), PLAY, GOLD, NOW)).toBe('not-found')
  })

  it('are sent once they are confirmed, with a parcel that can be; its number is corrected until they came', async () => {
    expect(await send(UNPAID)).toBe('shipment-closed')
    expect(await send(PLAY)).toBe('not-found')
    expect(await send(WAITING, { number: '?' })).toBe('parcel-wrong')
    expect(await send(WAITING)).toBeUndefined()
    expect((await read(WAITING))?.shipment).toMatchObject({
      ...{ state: 'sent', text: '已发货', company: '中通快递', number: 'ZT731234567890' },
      ...{ sendTime: '2026-11-20T10:00:00', canReceive: true },
    })
    expect(await send(WAITING, { number: 'ZT000000000000' })).toBeUndefined()
    expect((await read(WAITING))?.shipment).toMatchObject({ state: 'sent', number: 'ZT000000000000' })
    expect(await send(CAME)).toBe('shipment-closed')
  })

  it('came when their buyer says so, the first time counts, and they are waited for no more', async () => {
    const usable = async () =>
      (
        await listOrders(
          db(),
          { memberId: GOLD, tab: 'usable', kind: 'all', pageNumber: 1, pageSize: 50, now: NOW },
          () => {},
        )
      ).orders
    expect((await usable()).find(({ orderId }) => orderId === SENT)).toMatchObject({
      ...{ usableCodes: 0, shipmentText: '已发货' },
    })
    expect(await receiveOrder(db(), SENT, GOLD, NOW)).toBeUndefined()
    expect(await receiveOrder(db(), SENT, GOLD, NOW + 60_000)).toBeUndefined()
    expect((await read(SENT))?.shipment).toMatchObject({
      ...{ state: 'received', text: '已收货', receiveTime: '2026-11-20T10:00:00', canReceive: false },
    })
    expect((await usable()).map(({ orderId }) => orderId)).not.toContain(SENT)
  })

  it('tell what is asked back of them without a code', async () => {
    const codes = (await read('90000343'))?.subOrders.flatMap(({ subOrderLifeStyle }) => subOrderLifeStyle.detail)
    expect(codes?.map(({ bizCodeStatus }) => bizCodeStatus)).toEqual([3])
  })

  it('count as received ten days after they were sent, though their buyer says nothing', async () => {
    const [order, day] = ['90000336', 24 * 60 * 60 * 1000]
    const sentAt = NOW - 5 * 60 * 60 * 1000
    await db()
      .update(orderShipments)
      .set({ state: 'sent', receivedAt: null, sentAt })
      .where(eq(orderShipments.orderId, order))
    await receiveOverdue(db(), sentAt + 10 * day - 1)
    expect((await read(order))?.shipment).toMatchObject({
      state: 'sent',
      hint: expect.stringContaining('10 天后自动确认'),
    })
    expect(await receiveOverdue(db(), sentAt + 10 * day)).toBeGreaterThan(0)
    expect((await read(order))?.shipment).toMatchObject({ state: 'received', canReceive: false })
    expect(await receiveOverdue(db(), sentAt + 10 * day)).toBe(0)
  })
})
