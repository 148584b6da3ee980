import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { tempOrders } from '../../db/schema.ts'
import { draftReader } from './draft-reader.ts'

const MEMBER = '900011'
const AGAIN = {
  responseCode: '8440001',
  message: '停留时间较长，资源可能更新，请返回选择资源页，重新选择',
}

describeInSandbox('what another version of the shop kept of a choice', NOON, (opened) => {
  const { clock, db, call } = sandboxMall(opened)
  const post = async (url: string, reqDtos: object) =>
    (await call({ method: 'POST', url, member: MEMBER, payload: { reqDtos } })).json()

  const choose = async (): Promise<string> => {
    const product = { productId: '660101', packageId: '6601011' }
    const { data } = await post('/online/order/temporder/product/create', product)
    await db()
      .update(tempOrders)
      .set({ body: sql`${tempOrders.body} || '{"version": 2}'` })
      .where(eq(tempOrders.id, data.tempOrderId))
    return data.tempOrderId
  }

  it('[B8] has to be chosen again, says its form, its booking and a change of its number', async () => {
    const shoppingId = await choose()
    const info = await call({ method: 'GET', url: `/online/order/shoppingInfo/${shoppingId}`, member: MEMBER })
    expect(info.json()).toMatchObject(AGAIN)
    const contacts = { name: '林小满', phone: '13800000000' }
    expect(await post('/online/order/booking', { shoppingId, contacts, bookPriceTotal: 1 })).toMatchObject(AGAIN)
    const more = { tempOrderId: shoppingId, quantity: 2 }
    expect(await post('/online/order/temporder/product/quantity', more)).toMatchObject(AGAIN)
  })

  it('stands in the log: which choice, and what is wrong with it', async () => {
    const warned: unknown[] = []
    const app = { log: { warn: (told: unknown) => warned.push(told) } } as unknown as FastifyInstance
    const shoppingId = await choose()
    await draftReader(app, { db: db(), ports: { clock } })({ shoppingId, memberId: MEMBER })
    const message = `temp order ${shoppingId}: temp_orders.body of a product has version 2, version 1 is known`
    expect(warned).toEqual([{ err: expect.objectContaining({ message }) }])
  })
})
