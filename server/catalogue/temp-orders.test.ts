import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { tempOrders } from '../db/schema.ts'
import { UnreadableJson } from '../db/stored-json.ts'
import { readDraft } from '../orders/draft.ts'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { choiceRow } from '../sandbox/rows.ts'
import { changeQuantity, keepTempOrder, readTempOrder } from './temp-orders.ts'

const NOON = Date.parse('2026-11-20T12:00:00+08:00')
const clock = { now: () => NOON, offset: () => 0 }
const chosen = { kind: 'product', memberId: 'm1', productId: '230101', createdAt: NOON } as const

describeOnDatabases('what was chosen', (opened) => {
  const db = () => opened().database.orm
  const keep = () => keepTempOrder(db(), { ...chosen, body: { packageId: '2301011', quantity: 1, isGroup: false } })

  it('is read as it was kept, by whom it belongs to alone', async () => {
    const id = await keep()
    const kept = await readTempOrder(db(), { id, memberId: 'm1' })
    expect(kept).toEqual({ ...chosen, id, body: { packageId: '2301011', quantity: 1, isGroup: false } })
    expect(await readTempOrder(db(), { id, memberId: 'm2' })).toBeUndefined()
    expect(await readTempOrder(db(), { id: 'none', memberId: 'm1' })).toBeUndefined()
  })

  it('of a product can be had in another number', async () => {
    const id = await keep()
    const kept = await readTempOrder(db(), { id, memberId: 'm1' })
    if (!kept || kept instanceof UnreadableJson || kept.kind !== 'product') throw new Error('it was kept')
    await changeQuantity(db(), kept, 3)
    expect(await readTempOrder(db(), { id, memberId: 'm1' })).toMatchObject({ body: { quantity: 3, isGroup: false } })
  })

  it('has a readable form in every choice of the sandbox', async () => {
    const { choices } = sandboxContent('2026-11-20')
    await db()
      .insert(tempOrders)
      .values(choices.map(choiceRow(NOON)))
    const unreadable: string[] = []
    for (const { id, memberId } of choices) {
      const kept = await readTempOrder(db(), { id, memberId })
      if (kept instanceof UnreadableJson) unreadable.push(kept.message)
    }
    expect(choices.length).toBeGreaterThan(20)
    expect(unreadable).toEqual([])
  })

  it.each([
    ['another version', '{"version": 7}', 'has version 7, version 1 is known'],
    ['another shape', '{"quantity": "three"}', 'quantity must be integer'],
  ])(
    '[B8] of %s has to be chosen again, in the words for what is too old; which one, the log is told',
    async (_, by, why) => {
      const id = await keep()
      await db()
        .update(tempOrders)
        .set({ body: sql`${tempOrders.body} || ${by}::jsonb` })
        .where(eq(tempOrders.id, id))
      const told: string[] = []
      const draft = await readDraft(db(), clock, { shoppingId: id, memberId: 'm1' }, ({ message }) =>
        told.push(message),
      )
      expect(draft).toEqual({
        code: '8440001',
        message: '停留时间较长，资源可能更新，请返回选择资源页，重新选择',
      })
      expect(told).toEqual([expect.stringContaining(`temp order ${id}: temp_orders.body of a product`)])
      expect(told[0]).toContain(why)
    },
  )
})
