import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { orderStatuses } from '../../schemas/domain/order-status.ts'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { products, refunds } from '../db/schema.ts'
import { productRow } from '../sandbox/rows.ts'
import { redeemCode } from './codes/redeem-code.ts'
import { cancelOrder } from './end-order.ts'
import { placeOrder } from './place-order.ts'
import { readRefundLines } from './read-refunds.ts'
import { advanceRefund, applyRefund } from './refund-order.ts'
import { COUNTER } from './testing/counter.ts'
import { fakeLine, fakeQuote, placingOf } from './testing/fake-quote.ts'
import { NOW, orderBook } from './testing/order-book.ts'

/** 610105 is sold to guests of a stay alone, 610102 to everybody. */
const [FOR_GUESTS, FOR_ALL] = ['610105', '610102'].map((id) =>
  sandboxContent('2026-11-20').products.find((one) => one.id === id),
)

describeOnDatabases('what was bought to a stay', (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)

  async function stay() {
    const line = fakeLine(book.fresh('room'), 9, { resourceType: 1, freeUntil: '2026-12-06T18:00' })
    const id = await book.place(placingOf('m1', book.fresh('temp'), fakeQuote([line])))
    await book.pay(id, 'm1')
    return id
  }
  /** Breakfasts for the guests, unless something else is said. */
  async function bought(stayId: string, product = FOR_GUESTS!) {
    await db().insert(products).values(productRow(product)).onConflictDoNothing()
    const quote = fakeQuote([fakeLine(book.fresh('item'), 9, { copies: 2 })], { product })
    const placing = placingOf('m1', book.fresh('temp'), quote, { kind: 'combo' })
    return book.place({ ...placing, filled: { ...placing.filled, mainOrderId: stayId } })
  }
  /** The whole stay comes back. */
  async function givenBack(stayId: string) {
    const [line] = await book.lines(stayId)
    const request = { orderId: stayId, memberId: 'm1', requestKey: book.fresh('key'), reason: 2, description: '' }
    const made = await applyRefund(db(), { ...request, wanted: [{ subOrderId: line?.id ?? '', copies: 1 }] }, NOW)
    const id = 'refundId' in made ? made.refundId : ''
    for (const event of ['approve', 'settle'] as const) await advanceRefund(db(), id, event, NOW)
  }
  const refundsOf = (orderId: string) => db().select().from(refunds).where(eq(refunds.orderId, orderId))

  it('[B5] by its guests alone ends with it: what was paid comes back whole, what was not can’t be paid any more', async () => {
    const id = await stay()
    const [paid, unpaid] = [await bought(id), await bought(id)]
    await book.pay(paid, 'm1')
    await givenBack(id)
    expect(await refundsOf(paid)).toMatchObject([
      { status: 1, quantity: 2, amountFen: 36_000, description: '住宿已退订，住客专享的加购一并退回' },
    ])
    expect((await book.order(unpaid))?.orderStatus).toBe(orderStatuses.cancelled)
    const [refund] = await refundsOf(paid)
    await advanceRefund(db(), refund?.id ?? '', 'settle', NOW)
    expect(await book.order(paid)).toMatchObject({ orderStatus: orderStatuses.unsubscribed, refundedFen: 36_000 })
    expect(await book.audit()).toEqual([])
  })

  it('and used is not given back', async () => {
    const id = await stay()
    const paid = await bought(id)
    await book.pay(paid, 'm1')
    const [code] = await book.codes(paid)
    await redeemCode(db(), code?.bizCode ?? '', COUNTER)
    await givenBack(id)
    expect((await refundsOf(paid)).map(({ quantity, amountFen }) => [quantity, amountFen])).toEqual([[1, 18_000]])
    expect(await book.audit()).toEqual([])
  })

  it('is told before the stay is given back, as long as something of it is left', async () => {
    const id = await stay()
    const [paid, unpaid] = [await bought(id), await bought(id)]
    await book.pay(paid, 'm1')
    await bought(id, FOR_ALL!)
    const told = async () => (await readRefundLines(db(), { orderId: id, memberId: 'm1' }, NOW))?.purchases
    expect(await told()).toBe(2)
    await cancelOrder(db(), unpaid, 'm1', NOW)
    expect(await told()).toBe(1)
    for (const { bizCode } of await book.codes(paid)) await redeemCode(db(), bizCode, COUNTER)
    expect(await told()).toBeUndefined()
  })

  it('by its guests alone is not ordered any more once it ended', async () => {
    const id = await stay()
    const quote = fakeQuote([fakeLine(book.fresh('item'), 9)], { product: FOR_GUESTS!, stay: id })
    const order = () => placeOrder(db(), placingOf('m1', book.fresh('temp'), quote, { kind: 'combo' }), NOW)
    expect(await order()).toHaveProperty('orderId')
    await givenBack(id)
    expect(await order()).toEqual({ refused: 'stay-over' })
  })

  it('stays where everybody may have it', async () => {
    const id = await stay()
    const paid = await bought(id, FOR_ALL!)
    await book.pay(paid, 'm1')
    await givenBack(id)
    expect([await refundsOf(paid), (await book.order(paid))?.orderStatus]).toEqual([[], orderStatuses.confirmed])
    expect(await book.audit()).toEqual([])
  })
})
