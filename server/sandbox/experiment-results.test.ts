import { isNotNull, isNull } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { NOON } from '../../tests/fixtures/sandbox-mall.ts'
import { orders, trackedEvents } from '../db/schema.ts'
import { experimentResults } from './experiment-results.ts'

type Body = (typeof trackedEvents.$inferInsert)['body']

describeInSandbox('how the arms of an experiment did', NOON, (opened) => {
  const db = () => opened().database.orm
  const happened = (device: string, kind: 'view' | 'exposure' | 'click' | 'custom', body: Partial<Body> = {}) =>
    db()
      .insert(trackedEvents)
      .values({
        ...{ receivedAt: NOON, distinctId: device, visit: 'v', channel: 'h5', brand: 'lantu', kind },
        ...{ page: kind === 'custom' ? 'order-fill' : 'spring', path: '/', body: { at: NOON, ...body } },
      })
  const arms = (arm: string) => ({ arms: { offers: arm } })
  const placed = (device: string, order: string) => happened(device, 'custom', { name: 'order', data: { order } })
  const orderIds = async (where: ReturnType<typeof isNull>) =>
    (await db().select({ id: orders.id }).from(orders).where(where).orderBy(orders.id)).map(({ id }) => id)

  beforeEach(() => db().delete(trackedEvents))

  it('is nothing while nobody saw a page with an experiment', async () => {
    await happened('a', 'view')
    expect(await experimentResults(db())).toEqual([])
  })

  it('is what was seen and tapped in each arm, and by how many devices', async () => {
    await happened('a', 'view', arms('list'))
    await happened('a', 'exposure', arms('list'))
    await happened('a', 'exposure', arms('list'))
    await happened('b', 'view', arms('list'))
    await happened('c', 'view', arms('countdown'))
    await happened('c', 'click', arms('countdown'))
    const none = { orders: 0, paidOrders: 0, page: 'spring', experiment: 'offers' }
    expect(await experimentResults(db())).toEqual([
      { ...none, arm: 'countdown', devices: 1, views: 1, exposures: 0, clicks: 1 },
      { ...none, arm: 'list', devices: 2, views: 2, exposures: 2, clicks: 0 },
    ])
  })

  it('counts orders that a device placed after it was in the arm, each once, and no invented ones', async () => {
    const [paid] = await orderIds(isNotNull(orders.paidAt))
    const [unpaid, before] = await orderIds(isNull(orders.paidAt))
    await placed('a', before!)
    await happened('a', 'view', arms('list'))
    await happened('a', 'view', arms('list'))
    await placed('a', paid!)
    await placed('a', paid!)
    await placed('a', unpaid!)
    await placed('a', 'invented')
    await placed('stranger', unpaid!)
    expect(await experimentResults(db())).toMatchObject([{ arm: 'list', devices: 1, orders: 2, paidOrders: 1 }])
  })
})
