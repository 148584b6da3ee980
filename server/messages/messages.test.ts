import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { smallContent } from '../../tests/fixtures/small-content.ts'
import { messages, orderCodes } from '../db/schema.ts'
import { advanceAppointment, cancelDay, changeDay } from '../orders/appointments/change-appointment.ts'
import { redeemCode } from '../orders/codes/redeem-code.ts'
import { cancelOrder, expireOrders } from '../orders/end-order.ts'
import { TIME_TO_PAY } from '../orders/time-to-pay.ts'
import { advanceRefund, applyRefund } from '../orders/refund-order.ts'
import { dispatchOrder } from '../orders/shipments.ts'
import { confirmOrder, handlePaymentWebhook } from '../orders/take-payment.ts'
import { bookedOrders } from '../orders/testing/booked-order.ts'
import { COUNTER } from '../orders/testing/counter.ts'
import { fakeLine, fakeQuote, placingOf } from '../orders/testing/fake-quote.ts'
import { NOW } from '../orders/testing/order-book.ts'
import { seedSandbox } from '../sandbox/seed.ts'
import { forgetOldMessages, listMessages, MESSAGE_RETENTION, readAll, readCenter, removeOwn } from './message-book.ts'
import { writeMessage } from './write-message.ts'

describeOnDatabases('messages', (opened) => {
  const db = () => opened().database.orm
  const { book, product, buy, ask } = bookedOrders(db)
  beforeAll(async () => {
    const { orders, teams } = sandboxContent('2026-11-20')
    await seedSandbox(db(), () => ({ ...smallContent, orders, teams }), NOW)
  })

  const told = async (reference: string, memberId = 'm1') => {
    const mine = and(eq(messages.memberId, memberId), eq(messages.reference, reference))
    const rows = await db().select().from(messages).where(mine).orderBy(asc(messages.createdAt), asc(messages.event))
    return rows.map(({ event }) => event)
  }
  const order = (isInstant = true) =>
    book.place(placingOf('m1', book.fresh('temp'), fakeQuote([fakeLine(book.fresh('item'), 9)], { isInstant })))

  it('tell of an order that is paid, once however often the company says so, and of its later confirmation', async () => {
    const id = await order(false)
    const { notice } = await book.pay(id, 'm1')
    await Promise.all([handlePaymentWebhook(db(), notice, NOW), handlePaymentWebhook(db(), notice, NOW)])
    expect(await told(id)).toEqual(['order-paid'])
    await Promise.all([confirmOrder(db(), id, NOW + 1), confirmOrder(db(), id, NOW + 1)])
    expect(await told(id)).toEqual(['order-paid', 'order-confirmed'])
    const [paid] = await db().select().from(messages).where(eq(messages.reference, id)).orderBy(asc(messages.createdAt))
    expect(paid).toMatchObject({ link: `/play/orderDetail/${id}`, text: expect.stringContaining('¥180') })
  })

  it('tell of an order that ended, and by whom', async () => {
    const [cancelled, expired] = [await order(), await order()]
    await cancelOrder(db(), cancelled, 'm1', NOW)
    await cancelOrder(db(), cancelled, 'm1', NOW)
    await Promise.all([expireOrders(db(), NOW + TIME_TO_PAY), expireOrders(db(), NOW + TIME_TO_PAY)])
    expect([await told(cancelled), await told(expired)]).toEqual([['order-cancelled'], ['order-expired']])
  })

  it('tell nothing of what did not happen: the transaction that was undone takes its message along', async () => {
    const places = { product: '帆船', order: '/order' }
    const undone = db().transaction(async (tx) => {
      await writeMessage(tx, { memberId: 'm1', event: 'order-confirmed', reference: 'undone', places }, NOW)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await told('undone')).toEqual([])
  })

  it('tell of goods that were sent, and not of a number that was corrected', async () => {
    const sent = { orderId: '90000354', company: '中通快递', number: '731234567890' }
    expect(await dispatchOrder(db(), sent, NOW)).toBeUndefined()
    expect(await dispatchOrder(db(), { ...sent, number: '731234567891' }, NOW)).toBeUndefined()
    expect(await told('90000354', '900003')).toEqual(['order-shipped'])
  })

  it('tell how far money on its way back has come', async () => {
    const id = await order()
    await book.pay(id, 'm1')
    const [line] = await book.lines(id)
    const apply = () =>
      applyRefund(
        db(),
        {
          ...{ orderId: id, memberId: 'm1', requestKey: book.fresh('key'), reason: 1, description: '' },
          wanted: [{ subOrderId: line!.id, copies: 1 }],
        },
        NOW,
      )
    const applied = async () => {
      const made = await apply()
      return 'refundId' in made ? made.refundId : ''
    }
    const refused = await applied()
    await advanceRefund(db(), refused, 'refuse', NOW)
    const returned = await applied()
    for (const [at, event] of (['approve', 'break', 'retry', 'settle', 'settle'] as const).entries())
      await advanceRefund(db(), returned, event, NOW + at)
    expect(await told(refused)).toEqual(['refund-refused'])
    expect(await told(returned)).toEqual(['refund-approved', 'refund-broken', 'refund-returned'])
  })

  it('tell of a booked day, each time it is changed, and of its end', async () => {
    const made = await ask(await buy(await product(), 1), 1, { date: '2026-11-25' })
    const [id = ''] = 'appointmentIds' in made ? made.appointmentIds : []
    expect(await told(id)).toEqual(['appointment-booked'])
    await advanceAppointment(db(), id, 'confirm', { now: NOW })
    await changeDay(db(), { id, memberId: 'm1', date: '2026-11-26' }, NOW + 1)
    await changeDay(db(), { id, memberId: 'm1', date: '2026-11-25' }, NOW + 2)
    await cancelDay(db(), { id, memberId: 'm1' }, NOW + 3)
    expect((await told(id)).toSorted()).toEqual(['appointment-booked', 'appointment-confirmed'])
    expect([await told(`${id}-${NOW + 1}`), await told(`${id}-${NOW + 2}`), await told(`${id}-${NOW + 3}`)]).toEqual([
      ...[['appointment-changed'], ['appointment-changed'], ['appointment-cancelled']],
    ])
  })

  it('tell of a code that was used at a counter', async () => {
    const id = await order()
    await book.pay(id, 'm1')
    const [code] = await db().select().from(orderCodes).where(eq(orderCodes.orderId, id))
    const used = () => redeemCode(db(), code!.bizCode, { ...COUNTER, now: COUNTER.now + 77 })
    await used()
    await used()
    const rows = await db()
      .select()
      .from(messages)
      .where(eq(messages.createdAt, COUNTER.now + 77))
    expect(rows.map(({ event, memberId }) => [event, memberId])).toEqual([['code-used', 'm1']])
  })

  it('are counted until they are read, are their member’s alone, and are gone once removed', async () => {
    const write = (reference: string, createdAt: number) =>
      writeMessage(db(), { memberId: 'm9', event: 'code-used', reference, places: { product: '帆船' } }, createdAt)
    await Promise.all(Array.from({ length: 50 }, () => write('one', NOW)))
    await write('two', NOW + 1)
    const list = async () => (await listMessages(db(), 'm9', { kind: 'service', pageNumber: 1, pageSize: 20 })).messages
    const [two, one] = await list()
    expect((await readCenter(db(), 'm9')).unread).toBe(2)
    expect([await readAll(db(), 'm1', { id: one!.id }, NOW), await removeOwn(db(), 'm1', one!.id, NOW)]).toEqual([
      undefined,
      false,
    ])
    expect(await readAll(db(), 'm9', { kind: 'order' }, NOW)).toBe(2)
    expect(await readAll(db(), 'm9', { id: two!.id }, NOW)).toBe(1)
    expect((await list()).map(({ isRead }) => isRead)).toEqual([true, false])
    expect([await removeOwn(db(), 'm9', one!.id, NOW), await removeOwn(db(), 'm9', one!.id, NOW)]).toEqual([true, true])
    await write('one', NOW)
    expect((await list()).map(({ id }) => id)).toEqual([two!.id])
    expect(await readCenter(db(), 'm9')).toMatchObject({
      ...{
        unread: 0,
        groups: [
          { kind: 'order', unread: 0 },
          { kind: 'service', last: { id: two!.id } },
        ],
      },
    })
  })

  it('are forgotten after half a year', async () => {
    const write = (reference: string, createdAt: number) =>
      writeMessage(db(), { memberId: 'm8', event: 'code-used', reference, places: { product: '帆船' } }, createdAt)
    await write('old', NOW - MESSAGE_RETENTION - 1)
    await write('young', NOW - MESSAGE_RETENTION)
    await forgetOldMessages(db(), NOW)
    expect([await told('old', 'm8'), await told('young', 'm8')]).toEqual([[], ['code-used']])
  })
})
