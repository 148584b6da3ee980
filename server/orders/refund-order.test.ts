import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { refunds } from '../db/schema.ts'
import { readOrder } from './read-order.ts'
import { readRefundLines } from './read-refunds.ts'
import { redeemCode } from './codes/redeem-code.ts'
import { advanceRefund, applyRefund, type RefundOutcome } from './refund-order.ts'
import { confirmOrder } from './take-payment.ts'
import { COUNTER } from './testing/counter.ts'
import { fakeLine, fakeQuote, placingOf } from './testing/fake-quote.ts'
import { NOW, orderBook } from './testing/order-book.ts'

const idOf = (outcome: RefundOutcome) => ('refundId' in outcome ? outcome.refundId : '')

describeOnDatabases('a refund', (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)

  /** Somebody paid for as many copies, of which the shop has nine. */
  async function paid(copies: number, resourceType = 64) {
    const item = book.fresh('item')
    const quote = fakeQuote([
      fakeLine(item, 9, { copies, resourceType }),
      fakeLine(book.fresh('item'), 9, { resourceType: 1 }),
    ])
    const orderId = await book.place(placingOf('m1', book.fresh('temp'), quote))
    await book.pay(orderId, 'm1')
    const [line] = await book.lines(orderId)
    const apply = (wanted: number, more: Partial<Parameters<typeof applyRefund>[1]> = {}) =>
      applyRefund(
        db(),
        {
          ...{ orderId, memberId: 'm1', requestKey: book.fresh('key'), reason: 2, description: '' },
          wanted: [{ subOrderId: line?.id ?? '', copies: wanted }],
          ...more,
        },
        NOW,
      )
    const statuses = async () =>
      (await book.codes(orderId)).filter(({ lineId }) => lineId === line?.id).map(({ status }) => status)
    return { item, orderId, apply, statuses }
  }

  it('holds the codes of what it asks for, and gives the money back when it is approved and settled', async () => {
    const { item, orderId, apply, statuses } = await paid(3)
    const id = idOf(await apply(2))
    expect(await statuses()).toEqual([3, 3, 0])
    expect(await advanceRefund(db(), id, 'approve', NOW)).toBe('returning')
    expect(await advanceRefund(db(), id, 'settle', NOW)).toBe('returned')
    expect([await statuses(), await book.taken(item)]).toEqual([[2, 2, 0], [1]])
    expect(await book.order(orderId)).toMatchObject({ refundedFen: 36_000, orderStatus: 5 })
    expect(await book.audit()).toEqual([])
  })

  it('sent again is the same one; changed meanwhile it is told that the one before stands', async () => {
    const { apply, statuses } = await paid(3)
    const requestKey = book.fresh('key')
    const [first, again] = [await apply(1, { requestKey }), await apply(1, { requestKey })]
    expect([first, again]).toEqual([{ refundId: idOf(first) }, { refundId: idOf(first) }])
    const earlier = { refundId: idOf(first), isEarlier: true }
    expect(await apply(2, { requestKey })).toEqual(earlier)
    expect(await apply(1, { requestKey, reason: 3 })).toEqual(earlier)
    expect(await apply(1, { requestKey, description: '下雨' })).toEqual(earlier)
    expect(await apply(0, { requestKey })).toEqual(earlier)
    expect(await statuses()).toEqual([3, 0, 0])
  })

  it('that is refused leaves everything as it was', async () => {
    const { orderId, apply, statuses } = await paid(2)
    const id = idOf(await apply(2))
    expect(await advanceRefund(db(), id, 'refuse', NOW)).toBe('refused')
    expect([await statuses(), (await book.order(orderId))?.refundedFen]).toEqual([[0, 0], 0])
    expect(idOf(await apply(2))).not.toBe('')
  })

  it('that can’t be paid back is tried again', async () => {
    const { apply } = await paid(1)
    const id = idOf(await apply(1))
    const events = ['approve', 'break', 'retry', 'settle', 'settle'] as const
    const states: unknown[] = []
    for (const event of events) states.push(await advanceRefund(db(), id, event, NOW))
    expect(states).toEqual(['returning', 'broken', 'returning', 'returned', undefined])
  })

  it('sent twice is one', async () => {
    const { apply, statuses } = await paid(3)
    const requestKey = book.fresh('key')
    const both = await Promise.all([apply(1, { requestKey }), apply(1, { requestKey })])
    expect(both[0]).toEqual(both[1])
    expect(await statuses()).toEqual([3, 0, 0])
  })

  it('never asks for more than what is unused, however many ask at once', async () => {
    const { orderId, apply } = await paid(3)
    const all = await Promise.all(Array.from({ length: 12 }, () => apply(1)))
    const made = all.map(idOf).filter((id) => id !== '')
    expect(made).toHaveLength(3)
    expect(all.filter((outcome) => JSON.stringify(outcome).includes('refund-too-many'))).toHaveLength(9)
    for (const id of made) {
      await advanceRefund(db(), id, 'approve', NOW)
      await advanceRefund(db(), id, 'settle', NOW)
    }
    expect((await book.order(orderId))?.refundedFen).toBe(54_000)
    expect(await book.audit()).toEqual([])
  })

  it('[B5] is for lines of type 64 and 65 alone, and for what was not redeemed', async () => {
    const other = await paid(1, 63)
    expect(await other.apply(1)).toEqual({ obstacle: 'refund-no-lines' })
    const { orderId, apply } = await paid(1)
    const [code] = await book.codes(orderId)
    expect(await redeemCode(db(), code?.bizCode ?? '', COUNTER)).toMatchObject({ left: 0 })
    expect(await apply(1)).toEqual({ obstacle: 'refund-too-many' })
  })

  it('[B9] is not for a copy of which a part was used, and the order does not offer it', async () => {
    const line = fakeLine(book.fresh('item'), 9, { childNames: ['船票', '茶点'] })
    const orderId = await book.place(placingOf('m1', book.fresh('temp'), fakeQuote([line])))
    await book.pay(orderId, 'm1')
    const offers = async () => (await readOrder(db(), orderId, 'm1', NOW))?.refundShow
    expect(await offers()).toBe(1)
    const [code] = await book.codes(orderId)
    await redeemCode(db(), code?.bizCode ?? '', COUNTER)
    expect(await offers()).toBe(0)
  })

  it('[B9] is not for orders of type 65', async () => {
    const quote = fakeQuote([fakeLine(book.fresh('item'), 9, { resourceType: 65 })])
    const goods = { ...quote, product: { ...quote.product, productType: 65 } }
    const orderId = await book.place(placingOf('m1', book.fresh('temp'), goods))
    await book.pay(orderId, 'm1')
    const [line] = await book.lines(orderId)
    const request = { orderId, memberId: 'm1', requestKey: 'k', reason: 2, description: '' }
    const outcome = await applyRefund(db(), { ...request, wanted: [{ subOrderId: line?.id ?? '', copies: 1 }] }, NOW)
    expect(outcome).toEqual({ obstacle: 'refund-no-lines' })
    expect((await readOrder(db(), orderId, 'm1', NOW))?.refundShow).toBe(0)
  })

  it('[A3] of a stay is of the whole stay until its free time is over: both rooms of both nights are free again', async () => {
    const item = book.fresh('room')
    const needs = ['2026-12-07', '2026-12-08'].map((day) => ({ itemId: item, day, copies: 2, capacity: 3 }))
    const stay = { ...fakeLine(item, 3, { resourceType: 1 }), needs, freeUntil: '2026-12-06T18:00' }
    const orderId = await book.place(placingOf('m1', book.fresh('temp'), fakeQuote([stay])))
    await book.pay(orderId, 'm1')
    const [line] = await book.lines(orderId)
    const apply = (time: string) =>
      applyRefund(
        db(),
        {
          ...{ orderId, memberId: 'm1', requestKey: book.fresh('key'), reason: 2, description: '' },
          wanted: [{ subOrderId: line?.id ?? '', copies: 1 }],
        },
        Date.parse(`${time}+08:00`),
      )
    expect(await apply('2026-12-06T18:00:00')).toEqual({ obstacle: 'refund-too-many' })
    const id = idOf(await apply('2026-12-06T17:59:59'))
    await advanceRefund(db(), id, 'approve', NOW)
    await advanceRefund(db(), id, 'settle', NOW)
    expect([(await book.order(orderId))?.orderStatus, await book.taken(item)]).toEqual([4, [0, 0]])
    expect(await book.audit()).toEqual([])
  })

  it('that is refused after its order was confirmed leaves its codes sent', async () => {
    const line = fakeLine(book.fresh('item'), 9)
    const orderId = await book.place(placingOf('m1', book.fresh('temp'), fakeQuote([line], { isInstant: false })))
    await book.pay(orderId, 'm1')
    const [first] = await book.lines(orderId)
    const request = { orderId, memberId: 'm1', requestKey: 'k', reason: 2, description: '' }
    const id = idOf(await applyRefund(db(), { ...request, wanted: [{ subOrderId: first?.id ?? '', copies: 1 }] }, NOW))
    await confirmOrder(db(), orderId, NOW)
    await advanceRefund(db(), id, 'refuse', NOW, '已备货')
    expect((await book.codes(orderId)).map(({ status }) => status)).toEqual([0])
    const [refund] = await db().select().from(refunds).where(eq(refunds.id, id))
    expect(refund).toMatchObject({ status: 3, reviewNote: '已备货', reviewedAt: NOW, endedAt: NOW })
  })

  it('and the counter at the same moment: either gets the copy, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { orderId, apply } = await paid(1)
      const [code] = await book.codes(orderId)
      const [applied, redeemed] = await Promise.all([apply(1), redeemCode(db(), code?.bizCode ?? '', COUNTER)])
      expect(idOf(applied) === '').toBe('left' in redeemed)
    }
    expect(await book.audit()).toEqual([])
  })

  it('is applied for by the buyer alone, of what was paid', async () => {
    const { apply } = await paid(1)
    expect(await apply(1, { memberId: 'm2' })).toEqual({ obstacle: 'not-found' })
    const unpaid = await book.place(placingOf('m1', book.fresh('temp'), fakeQuote([fakeLine(book.fresh('item'), 9)])))
    expect(await apply(1, { orderId: unpaid })).toEqual({ obstacle: 'refund-no-lines' })
  })

  it('of all there was makes the order unsubscribed (B4)', async () => {
    const item = book.fresh('item')
    const orderId = await book.place(placingOf('m1', book.fresh('temp'), fakeQuote([fakeLine(item, 9, { copies: 2 })])))
    await book.pay(orderId, 'm1')
    const [line] = await book.lines(orderId)
    const request = { orderId, memberId: 'm1', requestKey: 'all', reason: 2, description: '' }
    const id = idOf(await applyRefund(db(), { ...request, wanted: [{ subOrderId: line?.id ?? '', copies: 2 }] }, NOW))
    await advanceRefund(db(), id, 'approve', NOW)
    await advanceRefund(db(), id, 'settle', NOW)
    expect([(await book.order(orderId))?.orderStatus, await book.taken(item)]).toEqual([4, [0]])
    const left = await readRefundLines(db(), { orderId, memberId: 'm1' }, NOW)
    expect(left, 'nothing is left, which is no failure').toMatchObject({ refundShow: 0, lines: [{ refundable: 0 }] })
    expect(await book.audit()).toEqual([])
  })
})

describeOnDatabases('a code', (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)

  it('of which a refund is under way is not redeemed', async () => {
    const orderId = await book.place(placingOf('m1', book.fresh('temp'), fakeQuote([fakeLine(book.fresh('item'), 9)])))
    await book.pay(orderId, 'm1')
    const [[line], [code]] = [await book.lines(orderId), await book.codes(orderId)]
    const request = { orderId, memberId: 'm1', requestKey: 'k', reason: 2, description: '' }
    await applyRefund(db(), { ...request, wanted: [{ subOrderId: line?.id ?? '', copies: 1 }] }, NOW)
    expect(await redeemCode(db(), code?.bizCode ?? '', COUNTER)).toEqual({ problem: 'code-refunding' })
  })
})
