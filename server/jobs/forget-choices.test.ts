import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { tempOrders } from '../db/schema.ts'
import { orderOfChoice, placeOrder } from '../orders/place-order.ts'
import { fakeLine, fakeQuote, placingOf } from '../orders/testing/fake-quote.ts'
import { CLEANUP_ROUND, forgetChoices, RETENTION } from './forget-choices.ts'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')

describeOnDatabases('the clean-up of what was chosen', (opened) => {
  it('deletes what is older than a day by the shop clock, ordered or not', async () => {
    const { orm } = opened().database
    const choose = (id: string, age: number) => ({
      ...{ id, kind: 'play' as const, memberId: 'm1', productId: 'p1', body: {} },
      createdAt: NOW - age,
    })
    const chosen = [
      choose('old', RETENTION + 1),
      choose('day', RETENTION),
      choose('new', 0),
      choose('ordered', RETENTION + 1),
      ...Array.from({ length: CLEANUP_ROUND }, (_, at) => choose(`crowd-${at}`, RETENTION + 2)),
    ]
    await orm.insert(tempOrders).values(chosen)
    await placeOrder(orm, placingOf('m1', 'ordered', fakeQuote([fakeLine('item', 5)])), NOW)
    await forgetChoices(orm, NOW)
    const left = (await orm.select({ id: tempOrders.id }).from(tempOrders)).map(({ id }) => id)
    expect(left.toSorted()).toEqual(['day', 'new'])
    expect(
      await orderOfChoice(orm, { tempOrderId: 'ordered', memberId: 'm1' }),
      'its order is found by it',
    ).toBeDefined()
  })
})
