import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { bargains, payments } from '../db/schema.ts'
import { cancelOrder, expireOrders } from './end-order.ts'
import { TIME_TO_PAY } from './time-to-pay.ts'
import { beginPayment, confirmOrder, handlePaymentWebhook } from './take-payment.ts'
import { readCashierOrder } from './read-payment.ts'
import { fakeLine, fakeQuote, placingOf } from './testing/fake-quote.ts'
import { NOW, orderBook } from './testing/order-book.ts'

describeOnDatabases('a payment', (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)
  const order = (isInstant = true, copies = 1) => {
    const line = fakeLine(book.fresh('item'), 9, { copies, childNames: ['船票', '茶点'] })
    return book.place(placingOf('m1', book.fresh('temp'), fakeQuote([line], { isInstant })))
  }
  const statuses = async (id: string) => {
    const row = await book.order(id)
    return [row?.orderStatus, row?.paymentStatus, row?.paidFen]
  }
  const states = async (id: string) =>
    (await db().select().from(payments).where(eq(payments.orderId, id)).orderBy(payments.createdAt)).map(
      ({ state }) => state,
    )

  it('makes an order paid and confirmed, and a code for each part of each copy', async () => {
    const id = await order(true, 2)
    expect((await book.pay(id, 'm1')).state).toBe('paid')
    expect(await statuses(id)).toEqual([5, 3, 36_000])
    const codes = await book.codes(id)
    expect(codes.map(({ copy, status, paidFen }) => [copy, status, paidFen])).toEqual([
      [0, 0, 18_000],
      [0, 0, 0],
      [1, 0, 18_000],
      [1, 0, 0],
    ])
    expect(new Set(codes.map(({ bizCode }) => bizCode)).size).toBe(4)
  })

  it('[A9] leaves the confirmation to the merchant where there is a second one: its codes are sent then', async () => {
    const id = await order(false)
    await book.pay(id, 'm1')
    expect([await statuses(id), (await book.codes(id)).map(({ status }) => status)]).toEqual([
      [1, 3, 18_000],
      [-1, -1],
    ])
    expect([await confirmOrder(db(), id, NOW), await confirmOrder(db(), id, NOW)]).toEqual([true, false])
    expect([(await statuses(id))[0], (await book.codes(id)).map(({ status }) => status)]).toEqual([5, [0, 0]])
  })

  it('that is told of more than once counts once', async () => {
    const id = await order()
    const { notice } = await book.pay(id, 'm1')
    const again = await Promise.all([handlePaymentWebhook(db(), notice, NOW), handlePaymentWebhook(db(), notice, NOW)])
    expect([again, await statuses(id), await states(id)]).toEqual([['paid', 'paid'], [5, 3, 18_000], ['paid']])
  })

  it('that failed leaves the order to be paid, and counts when it came after all', async () => {
    const id = await order()
    const { payId = '', amountFen = 0 } = (await beginPayment(db(), id, 'm1', NOW)) ?? {}
    const notice = { payId, amountFen, providerNo: book.fresh('provider') }
    expect(await handlePaymentWebhook(db(), { ...notice, isPaid: false }, NOW)).toBe('failed')
    expect(await statuses(id)).toEqual([1, 1, 0])
    expect(await handlePaymentWebhook(db(), { ...notice, isPaid: true }, NOW)).toBe('paid')
    expect(await handlePaymentWebhook(db(), { ...notice, isPaid: false }, NOW)).toBe('paid')
    expect(await statuses(id)).toEqual([5, 3, 18_000])
  })

  it('for what was paid already goes back: by another try, or by the same one paid twice', async () => {
    const id = await order()
    const other = await beginPayment(db(), id, 'm1', NOW, 'alipay')
    const { notice } = await book.pay(id, 'm1')
    const late = { ...notice, payId: other?.payId ?? '', providerNo: book.fresh('provider') }
    expect(await handlePaymentWebhook(db(), late, NOW)).toBe('returning')
    expect(await handlePaymentWebhook(db(), { ...notice, providerNo: book.fresh('provider') }, NOW)).toBe('paid')
    expect([await statuses(id), (await states(id)).toSorted()]).toEqual([
      [5, 3, 18_000],
      ['paid', 'returning', 'returning'],
    ])
  })

  it('under the company’s name of another one counts nowhere, however often it is told', async () => {
    const [one, other, paid] = [await order(), await order(), await order()]
    const { notice: known } = await book.pay(one, 'm1')
    const { notice } = await book.begin(other, 'm1')
    const { notice: first } = await book.pay(paid, 'm1')
    for (const wrong of [notice, notice, first])
      expect(await handlePaymentWebhook(db(), { ...wrong, providerNo: known.providerNo }, NOW)).toBe('taken')
    expect([await statuses(one), await statuses(other), await states(other), await states(paid)]).toEqual([
      ...[
        [5, 3, 18_000],
        [1, 1, 0],
      ],
      ...[['waiting'], ['paid']],
    ])
    expect(await handlePaymentWebhook(db(), known, NOW), 'its own notice again').toBe('paid')
    expect(await handlePaymentWebhook(db(), notice, NOW), 'under a name of its own').toBe('paid')
    expect(await book.audit()).toEqual([])
  })

  it('for what was cancelled meanwhile goes back', async () => {
    const id = await order()
    const { payId = '', amountFen = 0 } = (await beginPayment(db(), id, 'm1', NOW)) ?? {}
    expect(await cancelOrder(db(), id, 'm1', NOW)).toBe(true)
    expect(
      await handlePaymentWebhook(db(), { payId, amountFen, providerNo: book.fresh('provider'), isPaid: true }, NOW),
    ).toBe('returning')
    expect(await statuses(id)).toEqual([3, 1, 0])
  })

  it('for what can’t be used any more goes back, also while the order waits to be ended', async () => {
    const soon = fakeQuote([fakeLine(book.fresh('item'), 9)], { usableUntil: '2026-11-20T10:05' })
    const placed = await Promise.all(['one', 'two'].map((temp) => book.place(placingOf('m1', book.fresh(temp), soon))))
    const end = NOW + 5 * 60_000
    for (const [at, id] of placed.entries()) {
      const { notice } = await book.begin(id, 'm1')
      expect(await handlePaymentWebhook(db(), notice, at === 0 ? end - 1 : end)).toBe(at === 0 ? 'paid' : 'returning')
      expect(await statuses(id)).toEqual(at === 0 ? [5, 3, 18_000] : [1, 1, 0])
      expect(await beginPayment(db(), id, 'm1', end)).toBeUndefined()
    }
  })

  it('of an order whose half an hour is over goes back too', async () => {
    const id = await order()
    const { notice } = await book.begin(id, 'm1')
    expect(await handlePaymentWebhook(db(), notice, NOW + TIME_TO_PAY)).toBe('returning')
    expect(await statuses(id)).toEqual([1, 1, 0])
  })

  it('[B4] of a bargain ends it: it was bought', async () => {
    const bargain = {
      id: book.fresh('cut'),
      memberId: 'm1',
      productId: '310101',
      activityId: 'a',
      cutFen: 1,
      leftFen: 0,
      ...{ state: 'reached' as const, fullFen: 1, ownFen: 1, helpers: 0 },
    }
    await db()
      .insert(bargains)
      .values({ ...bargain, iconUrl: '', memberName: '', beganAt: NOW })
    await book.pay(await order(), 'm1')
    const [found] = await db().select().from(bargains).where(eq(bargains.id, bargain.id))
    expect(found).toMatchObject({ state: 'bought', boughtAt: NOW })
  })

  it('of a part makes it partly paid; the rest is left to pay', async () => {
    const id = await order()
    const { payId = '' } = (await beginPayment(db(), id, 'm1', NOW)) ?? {}
    await handlePaymentWebhook(
      db(),
      { payId, amountFen: 10_000, providerNo: book.fresh('provider'), isPaid: true },
      NOW,
    )
    expect(await statuses(id)).toEqual([1, 2, 10_000])
    expect((await beginPayment(db(), id, 'm1', NOW))?.amountFen).toBe(8_000)
    await book.pay(id, 'm1')
    expect(await statuses(id)).toEqual([5, 3, 18_000])
  })

  it('begun twice, or at the same moment, is one try; by another way it is another', async () => {
    const id = await order()
    const begin = (way?: 'alipay') => beginPayment(db(), id, 'm1', NOW, way)
    const [one, two, again, other] = [...(await Promise.all([begin(), begin()])), await begin(), await begin('alipay')]
    expect([two?.payId, again?.payId]).toEqual([one?.payId, one?.payId])
    expect(other?.payId).not.toBe(one?.payId)
    expect(one).toMatchObject({ amountFen: 18_000, productName: '帆船出海', payUntil: NOW + TIME_TO_PAY })
  })

  it('is begun by the buyer alone, and while there is time', async () => {
    const id = await order()
    expect(await beginPayment(db(), id, 'm2', NOW)).toBeUndefined()
    expect(await beginPayment(db(), id, 'm1', NOW + TIME_TO_PAY)).toBeUndefined()
    expect(
      await handlePaymentWebhook(db(), { payId: 'none', amountFen: 1, providerNo: 'x', isPaid: true }, NOW),
    ).toBeUndefined()
  })

  it('and a cancellation at the same moment: one of them wins, and the books are right', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await order()
      const { payId = '', amountFen = 0 } = (await beginPayment(db(), id, 'm1', NOW)) ?? {}
      const notice = { payId, amountFen, providerNo: book.fresh('provider'), isPaid: true }
      const [state, isCancelled] = await Promise.all([
        handlePaymentWebhook(db(), notice, NOW),
        cancelOrder(db(), id, 'm1', NOW),
      ])
      expect(state).toBe(isCancelled ? 'returning' : 'paid')
    }
    expect(await book.audit()).toEqual([])
  })
})

describeOnDatabases('the end of an order', (opened) => {
  const payPart = async (id: string, amountFen: number) => {
    const { payId = '' } = (await beginPayment(db(), id, 'm1', NOW)) ?? {}
    return handlePaymentWebhook(db(), { payId, amountFen, providerNo: book.fresh('part'), isPaid: true }, NOW)
  }
  const moneyOf = async (id: string) =>
    (await db().select().from(payments).where(eq(payments.orderId, id))).map(({ state, amountFen }) => [
      state,
      amountFen,
    ])

  const db = () => opened().database.orm
  const book = orderBook(db)
  const place = (item: string, memberId = 'm1') =>
    book.place(placingOf(memberId, book.fresh('temp'), fakeQuote([fakeLine(item, 9, { copies: 2 })])))

  it('[B4] by its buyer gives back what it held; nobody else ends it, and nobody a second time', async () => {
    const item = book.fresh('item')
    const id = await place(item)
    await place(item)
    expect(await cancelOrder(db(), id, 'm2', NOW)).toBe(false)
    expect([await cancelOrder(db(), id, 'm1', NOW), await cancelOrder(db(), id, 'm1', NOW)]).toEqual([true, false])
    expect([(await book.order(id))?.orderStatus, await book.taken(item)]).toEqual([3, [2]])
    expect(await book.audit()).toEqual([])
  })

  it('[B4] is remembered by what brought it: who cancelled in time reads that, and not that the time ran out', async () => {
    const [cancelled, expired] = [await place(book.fresh('item')), await place(book.fresh('item'))]
    await cancelOrder(db(), cancelled, 'm1', NOW)
    await expireOrders(db(), NOW + TIME_TO_PAY)
    const stateOf = async (orderId: string) =>
      (await readCashierOrder(db(), { orderId, memberId: 'm1' }, NOW + 2 * TIME_TO_PAY))?.state
    expect([await stateOf(cancelled), await stateOf(expired)]).toEqual(['cancelled', 'expired'])
  })

  it('[B4] is not for what was paid', async () => {
    const id = await place(book.fresh('item'))
    await book.pay(id, 'm1')
    expect(await cancelOrder(db(), id, 'm1', NOW)).toBe(false)
  })

  it('comes by itself when the time to pay is over, once, however many look', async () => {
    const item = book.fresh('item')
    const ids = [await place(item), await place(item)]
    const paid = await place(item)
    await book.pay(paid, 'm1')
    expect(await expireOrders(db(), NOW + TIME_TO_PAY - 1)).toEqual([])
    const ended = await Promise.all([expireOrders(db(), NOW + TIME_TO_PAY), expireOrders(db(), NOW + TIME_TO_PAY)])
    expect(ended.flat()).toEqual(expect.arrayContaining(ids))
    expect(ended.flat()).not.toContain(paid)
    expect(new Set(ended.flat()).size).toBe(ended.flat().length)
    expect(await book.taken(item)).toEqual([2])
    expect(await book.audit()).toEqual([])
  })

  it('comes to an order of which a part was paid too: the part goes back', async () => {
    const item = book.fresh('item')
    const id = await place(item)
    await payPart(id, 10_000)
    const ended = await Promise.all([expireOrders(db(), NOW + TIME_TO_PAY), expireOrders(db(), NOW + TIME_TO_PAY)])
    expect(ended.flat().filter((one) => one === id)).toEqual([id])
    expect([(await book.order(id))?.orderStatus, (await book.order(id))?.paidFen, await moneyOf(id)]).toEqual([
      3,
      0,
      [['returning', 10_000]],
    ])
    expect(await book.taken(item)).toEqual([0])
    expect(await book.audit()).toEqual([])
  })

  it('and the rest of the money at the same moment: all of it counts, or all of it goes back', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await place(book.fresh('item'))
      await payPart(id, 10_000)
      const { payId = '', amountFen = 0 } = (await beginPayment(db(), id, 'm1', NOW)) ?? {}
      const notice = { payId, amountFen, providerNo: book.fresh('rest'), isPaid: true }
      await Promise.all([expireOrders(db(), NOW + TIME_TO_PAY), handlePaymentWebhook(db(), notice, NOW)])
      const states = (await moneyOf(id)).map(([state]) => state)
      const isPaid = (await book.order(id))?.paymentStatus === 3
      expect(states).toEqual(isPaid ? ['paid', 'paid'] : ['returning', 'returning'])
    }
    expect(await book.audit()).toEqual([])
  })
})
