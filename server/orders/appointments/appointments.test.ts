import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orderStatuses } from '../../../schemas/domain/order-status.ts'
import { crowd } from '../../../tests/fixtures/crowd.ts'
import { describeOnDatabases } from '../../../tests/fixtures/databases.ts'
import { appointmentDays, appointments, products } from '../../db/schema.ts'
import { redeemCode } from '../codes/redeem-code.ts'
import { expireOrders } from '../end-order.ts'
import { TIME_TO_PAY } from '../time-to-pay.ts'
import { readOrder } from '../read-order.ts'
import { readPayResult } from '../read-payment.ts'
import { advanceRefund, applyRefund } from '../refund-order.ts'
import { bookedOrders } from '../testing/booked-order.ts'
import { COUNTER } from '../testing/counter.ts'
import { NOW } from '../testing/order-book.ts'
import { advanceAppointment, cancelDay, changeDay } from './change-appointment.ts'
import { settleExtras } from './settle-extras.ts'

/** Friday costs more, Wednesday and Thursday do not. */
const [WEDNESDAY, THURSDAY, FRIDAY] = ['2026-11-25', '2026-11-26', '2026-11-27'] as const

describeOnDatabases('a booked day', (opened) => {
  const db = () => opened().database.orm
  const { book, product, buy, ask } = bookedOrders(db)
  const idOf = (outcome: Awaited<ReturnType<typeof ask>>) =>
    'appointmentIds' in outcome ? outcome.appointmentIds[0]! : ''
  const read = async (id: string) => (await db().select().from(appointments).where(eq(appointments.id, id)))[0]
  const taken = async (productId: string) => {
    const rows = await db().select().from(appointmentDays).where(eq(appointmentDays.productId, productId))
    return Object.fromEntries(rows.map(({ day, taken: copies }) => [day, copies]))
  }
  const codes = async (orderId: string) => (await book.codes(orderId)).map(({ status }) => status)

  it('waits for the merchant, whose yes confirms the order: its codes are sent, and let in', async () => {
    const sold = await product()
    const orderId = await buy(sold, 1)
    const id = idOf(await ask(orderId, 1))
    expect([(await read(id))?.state, await codes(orderId), await taken(sold.id)]).toEqual([
      ...['waiting', [-1]],
      { [WEDNESDAY]: 1 },
    ])
    expect(await advanceAppointment(db(), id, 'confirm', { now: NOW, answer: '船长在码头等您' })).toBe('confirmed')
    expect([(await read(id))?.body.answer, await codes(orderId)]).toEqual(['船长在码头等您', [0]])
    const [code] = await book.codes(orderId)
    expect(await redeemCode(db(), code!.bizCode, COUNTER)).toMatchObject({ left: 0 })
    expect(await book.audit()).toEqual([])
  })

  it('is needed before a code lets in', async () => {
    const orderId = await buy(await product(), 2, { isInstant: true })
    const [first, second] = await book.codes(orderId)
    expect(await redeemCode(db(), first!.bizCode, COUNTER)).toEqual({ problem: 'code-unbooked' })
    await advanceAppointment(db(), idOf(await ask(orderId, 1)), 'confirm', { now: NOW })
    expect(await redeemCode(db(), first!.bizCode, { ...COUNTER, now: NOW }), 'before its day').toEqual({
      ...{ problem: 'code-early', words: '11月25日起可以使用' },
    })
    expect(await redeemCode(db(), first!.bizCode, COUNTER)).toMatchObject({ left: 0 })
    expect(await redeemCode(db(), second!.bizCode, COUNTER), 'one day was booked').toEqual({ problem: 'code-unbooked' })
  })

  it('is there at once where nobody has to say yes', async () => {
    const orderId = await buy(await product({ isInstant: true }), 1)
    expect([(await read(idOf(await ask(orderId, 1))))?.state, await codes(orderId)]).toEqual(['confirmed', [0]])
  })

  it('is never sold to more than it has, whoever is faster, nor twice for the same copies', async () => {
    const sold = await product()
    const many = await crowd(12, () => buy(sold, 1))
    const outcomes = await Promise.all(many.map((orderId) => ask(orderId, 1)))
    expect(outcomes.filter((one) => 'appointmentIds' in one)).toHaveLength(2)
    expect(outcomes.filter((one) => 'obstacle' in one && one.obstacle === 'booking-full')).toHaveLength(10)
    expect(await taken(sold.id)).toEqual({ [WEDNESDAY]: 2 })
    const orderId = await buy(await product(), 1)
    const twice = await Promise.all([ask(orderId, 1), ask(orderId, 1, { date: THURSDAY })])
    expect(twice.filter((one) => 'obstacle' in one)).toEqual([{ obstacle: 'booking-too-many' }])
    expect(await book.audit()).toEqual([])
  })

  it('sent twice is one', async () => {
    const sold = await product()
    const orderId = await buy(sold, 2)
    const [one, other] = await Promise.all([ask(orderId, 1, { requestKey: 'k' }), ask(orderId, 1, { requestKey: 'k' })])
    expect(one).toEqual(other)
    expect(await taken(sold.id)).toEqual({ [WEDNESDAY]: 1 })
  })

  it.each([
    ['another day', 1, { date: THURSDAY }],
    ['more copies', 2, {}],
    ['fewer people', 1, { people: 1 }],
    ['other words', 1, { remark: '靠窗' }],
  ])('sent again for %s is the one that stands, and says so', async (_what, copies, other) => {
    const sold = await product()
    const orderId = await buy(sold, 2)
    const made = await ask(orderId, 1, { requestKey: 'k' })
    expect(await ask(orderId, copies, { requestKey: 'k', ...other })).toEqual({ ...made, isEarlier: true })
    expect(await taken(sold.id)).toEqual({ [WEDNESDAY]: 1 })
    expect(await book.audit()).toEqual([])
  })

  it('sent for two days at once under one name holds one of them', async () => {
    const sold = await product()
    const orderId = await buy(sold, 2)
    const days = [WEDNESDAY, THURSDAY, WEDNESDAY, THURSDAY]
    const outcomes = await Promise.all(days.map((date) => ask(orderId, 1, { date, requestKey: 'k' })))
    expect(new Set(outcomes.map(idOf)).size).toBe(1)
    expect(outcomes.filter((one) => 'isEarlier' in one)).toHaveLength(2)
    expect(Object.values(await taken(sold.id)).reduce((sum, copies) => sum + copies, 0)).toBe(1)
  })

  it('is booked by the buyer alone, of what is paid and can be booked', async () => {
    const sold = await product()
    const orderId = await buy(sold, 1)
    const refusals = [
      await ask(orderId, 1, { memberId: 'm2' }),
      await ask(orderId, 2),
      await ask(orderId, 1, { date: '' }),
      await ask(orderId, 1, { date: '2026-11-22' }),
      await ask(await buy({ ...sold, id: '310101' }, 1), 1),
    ]
    expect(refusals).toEqual(
      ['not-found', 'booking-too-many', 'booking-no-day', 'booking-too-soon', 'booking-closed'].map((obstacle) => ({
        obstacle,
      })),
    )
  })

  it('that is refused or cancelled is free for others, and its copies for another day', async () => {
    const sold = await product()
    const orderId = await buy(sold, 1)
    const refused = idOf(await ask(orderId, 1))
    expect(await advanceAppointment(db(), refused, 'refuse', { now: NOW, answer: '当天有团' })).toBe('refused')
    expect(await advanceAppointment(db(), refused, 'confirm', { now: NOW }), 'too late').toBeUndefined()
    const other = idOf(await ask(orderId, 1))
    await advanceAppointment(db(), other, 'confirm', { now: NOW })
    const cancel = (memberId: string, now = NOW) => cancelDay(db(), { id: other, memberId }, now)
    expect([await cancel('m2'), await cancel('m1', NOW + 6 * 86_400_000)]).toEqual(['not-found', 'booking-ended'])
    expect(await Promise.all([cancel('m1'), cancel('m1')]), 'sent twice').toEqual([undefined, undefined])
    expect(await taken(sold.id)).toEqual({ [WEDNESDAY]: 0 })
    expect(await book.audit()).toEqual([])
  })

  it('is changed for another, which waits for the merchant anew; two who change places don’t wait for ever', async () => {
    const sold = await product({
      plan: { from: '2026-11-20', until: '2026-12-31', price: 0, stock: 1, weekendPrice: 380 },
    })
    const [one, other] = [await buy(sold, 1), await buy(sold, 1)]
    const id = idOf(await ask(one, 1))
    await advanceAppointment(db(), id, 'confirm', { now: NOW })
    const change = (date: string, memberId = 'm1') => changeDay(db(), { id, memberId, date }, NOW)
    expect([await change(FRIDAY), await change('2026-11-21'), await change(THURSDAY, 'm2')]).toEqual([
      ...['booking-extra', 'booking-too-soon', 'not-found'],
    ])
    expect(await change(THURSDAY)).toBeUndefined()
    expect(await read(id)).toMatchObject({ day: THURSDAY, state: 'waiting', body: { previousDay: WEDNESDAY } })
    const second = idOf(await ask(other, 1))
    const both = await Promise.all([
      change(WEDNESDAY),
      changeDay(db(), { id: second, memberId: 'm1', date: THURSDAY }, NOW),
    ])
    expect(both, 'each is full').toEqual(['booking-full', 'booking-full'])
    expect(await taken(sold.id)).toEqual({ [WEDNESDAY]: 1, [THURSDAY]: 1 })
    await advanceAppointment(db(), id, 'cancel', { now: NOW })
    expect(await change(WEDNESDAY)).toBe('booking-ended')
    expect(await book.audit()).toEqual([])
  })

  it('[B5] that costs more is held until the difference is paid, then the merchant is asked', async () => {
    const sold = await product()
    const orderId = await buy(sold, 2)
    const [made, again] = await Promise.all([1, 2].map(() => ask(orderId, 2, { date: FRIDAY, requestKey: 'extra' })))
    expect(made).toEqual(again)
    const extraOrderId = 'extraOrderId' in made! ? made.extraOrderId! : ''
    expect((await book.order(extraOrderId))?.totalFen).toBe(76_000)
    await settleExtras(db(), NOW)
    expect((await read(idOf(made!)))?.state).toBe('unpaid')
    await book.pay(extraOrderId, 'm1')
    const told = async (id: string) => (await readPayResult(db(), { orderId: id, payId: undefined }, NOW))?.bookingPath
    expect([await told(extraOrderId), await told(orderId)]).toEqual([`/pre-booking-progress/${orderId}`, undefined])
    await settleExtras(db(), NOW)
    expect((await read(idOf(made!)))?.state).toBe('waiting')
    expect(await codes(extraOrderId), 'can be given back until the day is confirmed').toEqual([-1, -1])
    await advanceAppointment(db(), idOf(made!), 'confirm', { now: NOW })
    expect([await codes(extraOrderId), await codes(orderId)]).toEqual([
      [1, 1],
      [0, 0],
    ])
    expect(await book.audit()).toEqual([])
  })

  it('[B5] is booked for what was bought alone, not for the difference that another day costs', async () => {
    const sold = await product()
    const orderId = await buy(sold, 1)
    const made = await ask(orderId, 1, { date: FRIDAY })
    const extraOrderId = 'extraOrderId' in made ? made.extraOrderId! : ''
    await book.pay(extraOrderId, 'm1')
    const mayBook = async (id: string) => (await readOrder(db(), id, 'm1', NOW))?.actions.appointment
    expect([await mayBook(extraOrderId), await mayBook(orderId)]).toEqual([false, true])
    expect(await ask(extraOrderId, 1)).toEqual({ obstacle: 'booking-too-many' })
    expect(await taken(sold.id)).toEqual({ [FRIDAY]: 1 })
  })

  it('that waits waits on when it is changed, though its product asks nobody by now', async () => {
    const sold = await product()
    const orderId = await buy(sold, 1)
    const id = idOf(await ask(orderId, 1))
    const body = { ...sold, appointment: { ...sold.appointment!, isInstant: true } }
    await db().update(products).set({ body }).where(eq(products.id, sold.id))
    expect(await changeDay(db(), { id, memberId: 'm1', date: THURSDAY }, NOW)).toBeUndefined()
    expect([(await read(id))?.state, await codes(orderId)]).toEqual(['waiting', [-1]])
    await advanceAppointment(db(), id, 'confirm', { now: NOW })
    expect(await codes(orderId)).toEqual([0])
  })

  it('[B5] that is cancelled asks nobody for its difference any more', async () => {
    const sold = await product()
    const made = await ask(await buy(sold, 1), 1, { date: FRIDAY })
    const extraOrderId = 'extraOrderId' in made ? made.extraOrderId! : ''
    expect(await cancelDay(db(), { id: idOf(made), memberId: 'm2' }, NOW)).toBe('not-found')
    expect((await book.order(extraOrderId))?.orderStatus).toBe(orderStatuses.pending)
    const cancel = () => cancelDay(db(), { id: idOf(made), memberId: 'm1' }, NOW)
    expect([await cancel(), await cancel()], 'sent twice').toEqual([undefined, undefined])
    expect((await book.order(extraOrderId))?.orderStatus).toBe(orderStatuses.cancelled)
    expect(await taken(sold.id)).toEqual({ [FRIDAY]: 0 })
    expect(await book.audit()).toEqual([])
  })

  it('[B5] whose difference is not paid in time is free again', async () => {
    const sold = await product()
    const id = idOf(await ask(await buy(sold, 1), 1, { date: FRIDAY }))
    await expireOrders(db(), NOW + TIME_TO_PAY + 1)
    await settleExtras(db(), NOW + TIME_TO_PAY + 1)
    expect([(await read(id))?.state, await taken(sold.id)]).toEqual(['cancelled', { [FRIDAY]: 0 }])
  })

  it('ends when its copies are given back', async () => {
    const sold = await product()
    const orderId = await buy(sold, 2, { isInstant: true })
    const [first, second] = [idOf(await ask(orderId, 1)), idOf(await ask(orderId, 1, { date: THURSDAY }))]
    const [line] = await book.lines(orderId)
    const request = { orderId, memberId: 'm1', requestKey: 'k', reason: 2, description: '' }
    const asked = await applyRefund(db(), { ...request, wanted: [{ subOrderId: line!.id, copies: 1 }] }, NOW)
    const refundId = 'refundId' in asked ? asked.refundId : ''
    await advanceRefund(db(), refundId, 'approve', NOW)
    await advanceRefund(db(), refundId, 'settle', NOW)
    const states = [(await read(first))?.state, (await read(second))?.state]
    expect(new Set(states)).toEqual(new Set(['cancelled', 'waiting']))
    expect(new Set(Object.values(await taken(sold.id)))).toEqual(new Set([0, 1]))
    expect(await book.audit()).toEqual([])
  })
})
