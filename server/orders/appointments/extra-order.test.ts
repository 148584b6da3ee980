import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orderStatuses } from '../../../schemas/domain/order-status.ts'
import { describeOnDatabases } from '../../../tests/fixtures/databases.ts'
import { appointments, orderLines, orders, payments, refunds } from '../../db/schema.ts'
import { readOrder } from '../read-order.ts'
import { expireOrders } from '../end-order.ts'
import { advanceRefund, applyRefund } from '../refund-order.ts'
import { beginPayment, handlePaymentWebhook } from '../take-payment.ts'
import { bookedOrders } from '../testing/booked-order.ts'
import { fakeLine } from '../testing/fake-quote.ts'
import { NOW } from '../testing/order-book.ts'
import { advanceAppointment, cancelDay, changeDay } from './change-appointment.ts'
import { settleExtras } from './settle-extras.ts'

/** Friday costs 380 more, Wednesday and Saturday do not or do as well. */
const [WEDNESDAY, FRIDAY, SATURDAY] = ['2026-11-25', '2026-11-27', '2026-11-28'] as const
const EXTRA = 38_000

describeOnDatabases('the difference of a dearer day', (opened) => {
  const db = () => opened().database.orm
  const { book, product, buy, ask } = bookedOrders(db)
  const codes = async (orderId: string) => (await book.codes(orderId)).map(({ status }) => status)
  const refundsOf = (orderId: string) => db().select().from(refunds).where(eq(refunds.orderId, orderId))

  /** Somebody asked for Friday for as many copies. */
  async function asked(copies: number) {
    const orderId = await buy(await product(), copies)
    const made = await ask(orderId, copies, { date: FRIDAY })
    if (!('extraOrderId' in made) || made.extraOrderId === undefined) throw new Error('Friday costs nothing more')
    return { orderId, id: made.appointmentIds[0] ?? '', extraId: made.extraOrderId }
  }
  /** The same, and the difference is paid. */
  async function paid(copies: number) {
    const made = await asked(copies)
    await book.pay(made.extraId, 'm1')
    await settleExtras(db(), NOW)
    return made
  }
  const confirm = (id: string) => advanceAppointment(db(), id, 'confirm', { now: NOW })
  const cancel = (id: string) => cancelDay(db(), { id, memberId: 'm1' }, NOW)
  const apply = async (orderId: string, copies: number) => {
    const [line] = await book.lines(orderId)
    const request = { orderId, memberId: 'm1', requestKey: book.fresh('key'), reason: 2, description: '' }
    return applyRefund(db(), { ...request, wanted: [{ subOrderId: line?.id ?? '', copies }] }, NOW)
  }
  /** The payment company gives back what was approved. */
  const settle = async (orderId: string) => {
    for (const { id } of await refundsOf(orderId)) await advanceRefund(db(), id, 'settle', NOW)
  }

  it.each([
    ['the merchant refuses it', 'refuse', 4, '商家没有接受预约，差价退回'],
    ['its buyer cancels it', 'cancel', 2, '预约已取消，差价退回'],
  ] as const)('goes back by itself when %s', async (_who, event, reason, description) => {
    const { id, extraId } = await paid(2)
    await advanceAppointment(db(), id, event, { now: NOW })
    const [refund, ...more] = await refundsOf(extraId)
    expect(more).toEqual([])
    expect(refund).toMatchObject({ status: 1, quantity: 2, amountFen: 2 * EXTRA, reason, description, reviewedAt: NOW })
    expect(await book.audit()).toEqual([])
    await settle(extraId)
    expect(await book.order(extraId)).toMatchObject({ refundedFen: 2 * EXTRA, orderStatus: orderStatuses.unsubscribed })
    expect(await book.audit()).toEqual([])
  })

  it('goes back too when the day was confirmed before, and its code was used by that', async () => {
    const { id, extraId } = await paid(1)
    await confirm(id)
    expect(await codes(extraId)).toEqual([1])
    expect([await cancel(id), await cancel(id)], 'sent twice').toEqual([undefined, undefined])
    expect([await codes(extraId), (await refundsOf(extraId)).map(({ amountFen }) => amountFen)]).toEqual([[3], [EXTRA]])
    await settle(extraId)
    expect(await book.audit()).toEqual([])
  })

  it('is not taken for a day that is over: the money goes back, and nobody comes on that day', async () => {
    const [late, midnight] = [Date.parse(`${FRIDAY}T23:50:00+08:00`), Date.parse(`${SATURDAY}T00:00:00+08:00`)]
    const orderId = await buy(await product({ advanceDays: 0 }), 1)
    const made = await ask(orderId, 1, { date: FRIDAY }, late)
    const extraId = ('extraOrderId' in made && made.extraOrderId) || ''
    const { payId = '', amountFen = 0, payUntil } = (await beginPayment(db(), extraId, 'm1', late)) ?? {}
    expect([amountFen, payUntil]).toEqual([EXTRA, midnight])
    const notice = { payId, amountFen, providerNo: book.fresh('late'), isPaid: true }
    expect(await handlePaymentWebhook(db(), notice, midnight)).toBe('returning')
    await expireOrders(db(), midnight)
    await settleExtras(db(), midnight)
    const days = await db().select().from(appointments).where(eq(appointments.orderId, orderId))
    expect(days.map(({ state }) => state)).toEqual(['cancelled'])
    expect(await book.audit()).toEqual([])
  })

  it('is not given back while its day stands: nobody has the day and its money', async () => {
    const { id, extraId } = await paid(2)
    const offered = async () => (await readOrder(db(), extraId, 'm1', NOW))?.refundShow
    expect([await apply(extraId, 1), await offered()]).toEqual([{ obstacle: 'refund-booked' }, 0])
    await confirm(id)
    expect([await apply(extraId, 1), await offered()]).toEqual([{ obstacle: 'refund-booked' }, 0])
    expect(await book.audit()).toEqual([])
  })

  it('goes back once, whoever asks for it at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, extraId } = await paid(1)
      await Promise.all([apply(extraId, 1), cancel(id), advanceAppointment(db(), id, 'refuse', { now: NOW })])
      expect((await refundsOf(extraId)).map(({ amountFen }) => amountFen)).toEqual([EXTRA])
    }
    expect(await book.audit()).toEqual([])
  })

  it('that was paid just before its day was cancelled, and of which the shop did not hear yet, goes back', async () => {
    const { id, extraId } = await asked(1)
    await book.pay(extraId, 'm1')
    expect(await cancel(id)).toBeUndefined()
    expect((await refundsOf(extraId)).map(({ amountFen }) => amountFen)).toEqual([EXTRA])
    expect(await book.audit()).toEqual([])
  })

  it('of which a part was paid when its day was cancelled takes no more: the part goes back, and what comes later', async () => {
    const { id, extraId } = await asked(1)
    const payment = await beginPayment(db(), extraId, 'm1', NOW)
    const notice = (amountFen: number) => ({
      ...{ payId: payment?.payId ?? '', providerNo: book.fresh('part'), isPaid: true, amountFen },
    })
    await handlePaymentWebhook(db(), notice(10_000), NOW)
    await cancel(id)
    await handlePaymentWebhook(db(), notice(28_000), NOW)
    const came = await db().select().from(payments).where(eq(payments.orderId, extraId)).orderBy(payments.amountFen)
    expect(came.map(({ amountFen, state }) => [amountFen, state])).toEqual([
      [10_000, 'returning'],
      [28_000, 'returning'],
    ])
    expect(await book.order(extraId)).toMatchObject({ orderStatus: orderStatuses.cancelled, paidFen: 0 })
    expect(await book.audit()).toEqual([])
  })

  it('goes back for those days alone that are off, of several that were asked for at once', async () => {
    const lines = [1, 2].map(() => fakeLine(book.fresh('item'), 999))
    const orderId = await buy(await product(), 1, { lines })
    const rows = await book.lines(orderId)
    const wanted = rows.map(({ id }) => ({ subOrderId: id, copies: 1 }))
    const made = await ask(orderId, 1, { date: FRIDAY, wanted })
    if (!('extraOrderId' in made) || made.extraOrderId === undefined) throw new Error('Friday costs nothing more')
    const { appointmentIds, extraOrderId: extraId } = made
    await cancel(appointmentIds[0] ?? '')
    await book.pay(extraId, 'm1')
    await settleExtras(db(), NOW)
    expect(
      (await refundsOf(extraId)).map(({ amountFen }) => amountFen),
      'of the one that waits no more',
    ).toEqual([EXTRA])
    await confirm(appointmentIds[1] ?? '')
    expect((await codes(extraId)).toSorted((one, other) => one - other)).toEqual([1, 3])
    await settle(extraId)
    expect(await book.order(extraId)).toMatchObject({ refundedFen: EXTRA, orderStatus: orderStatuses.confirmed })
    await cancel(appointmentIds[1] ?? '')
    await settle(extraId)
    expect(await book.order(extraId)).toMatchObject({ refundedFen: 2 * EXTRA, orderStatus: orderStatuses.unsubscribed })
    expect(await book.audit()).toEqual([])
  })

  it('goes back when the day is changed for one that costs nothing more, and stays for one that costs the same', async () => {
    const { id, extraId } = await paid(1)
    const change = (date: string) => changeDay(db(), { id, memberId: 'm1', date }, NOW)
    expect([await change(SATURDAY), await refundsOf(extraId)]).toEqual([undefined, []])
    expect([await change(WEDNESDAY), (await refundsOf(extraId)).length]).toEqual([undefined, 1])
    expect(await change(FRIDAY), 'it has to be paid anew').toBe('booking-extra')
    await confirm(id)
    await cancel(id)
    expect(
      (await refundsOf(extraId)).map(({ amountFen }) => amountFen),
      'no more than that',
    ).toEqual([EXTRA])
    expect(await book.audit()).toEqual([])
  })

  it('goes back with what the day was booked for', async () => {
    const { orderId, extraId } = await paid(1)
    const applied = await apply(orderId, 1)
    const refundId = 'refundId' in applied ? applied.refundId : ''
    await advanceRefund(db(), refundId, 'approve', NOW)
    expect(await refundsOf(extraId), 'not before it is settled').toEqual([])
    await advanceRefund(db(), refundId, 'settle', NOW)
    expect((await refundsOf(extraId)).map(({ amountFen }) => amountFen)).toEqual([EXTRA])
    expect(await book.audit()).toEqual([])
  })

  it('is of what was booked, though the same request comes again for less', async () => {
    const orderId = await buy(await product(), 2)
    const request = { date: FRIDAY, requestKey: 'again' }
    const made = await ask(orderId, 2, request)
    const extraId = 'extraOrderId' in made ? made.extraOrderId! : ''
    expect(await ask(orderId, 1, request)).toEqual({ ...made, isEarlier: true })
    // As an older version of the shop left it that died between the day and the order of its difference.
    await db().delete(orderLines).where(eq(orderLines.orderId, extraId))
    await db().delete(orders).where(eq(orders.id, extraId))
    const again = await ask(orderId, 1, request)
    expect((await book.order('extraOrderId' in again ? again.extraOrderId! : ''))?.totalFen).toBe(2 * EXTRA)
    expect(await book.audit()).toEqual([])
  })

  it('is written with its day or not at all', async () => {
    const orderId = await buy(await product(), 1)
    await db().execute(sql`create function no_extra() returns trigger language plpgsql as
      $$ begin if new.temp_order_id like 'extra-%' then raise exception 'no difference'; end if; return new; end $$`)
    await db().execute(sql`create trigger no_extra before insert on orders for each row execute function no_extra()`)
    await expect(ask(orderId, 1, { date: FRIDAY })).rejects.toThrow('Failed query')
    await db().execute(sql`drop trigger no_extra on orders`)
    expect(await db().select().from(appointments).where(eq(appointments.orderId, orderId))).toEqual([])
    expect(await book.audit()).toEqual([])
  })

  it('is noticed by the audit where the shop keeps it for a day that is off', async () => {
    const { id } = await paid(1)
    await db().update(appointments).set({ state: 'refused' }).where(eq(appointments.id, id))
    expect((await book.audit()).map(({ rule }) => rule)).toContain('extra-days')
  })
})
