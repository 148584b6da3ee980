import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../tests/fixtures/sandbox-mall.ts'
import { addDays, shopTimeToEpoch } from '../../src/domain/dates.ts'
import type { TempOrder } from '../catalogue/temp-orders.ts'
import { orderCodes, orderLines } from '../db/schema.ts'
import { bookDay } from './appointments/book-day.ts'
import { changeDay } from './appointments/change-appointment.ts'
import { expireCodes } from './codes/expire-codes.ts'
import { originOf } from './draft.ts'
import { placeOrder } from './place-order.ts'
import { isProblem } from './quote.ts'
import { quoteOf } from './quotes/index.ts'
import { beginPayment, handlePaymentWebhook } from './take-payment.ts'

const TODAY = '2026-11-20'
const BUYER = '900011'
const contact = { name: '林小满', phone: '13800000000' }

type Chosen = Pick<TempOrder, 'kind' | 'productId'> & { readonly body: object }
const product = (productId: string, more: object = {}): Chosen => ({
  ...{ kind: 'product', productId },
  body: { quantity: 1, isGroup: false, ...more },
})
const items = (kind: 'play' | 'combo', productId: string, id: string): Chosen => ({
  ...{ kind, productId },
  body: { date: '', choices: [{ productId: id, useCopies: 1 }] },
})

/** What has no day, and the last one on which its page says that it is good: bought on 20 November. */
const kinds: readonly (readonly [what: string, lastDay: string, Chosen])[] = [
  ['a voucher', addDays(TODAY, 365), product('400101', { skuId: '40010111' })],
  ['a card', addDays(TODAY, 365), product('230101', { packageId: '2301011' })],
  ['a package', addDays(TODAY, 60), product('650101', { packageId: '6501011' })],
  ['a play', addDays(TODAY, 90), items('play', '310105', '3101051')],
  ['a presale', addDays(TODAY, 120), items('combo', '710102', '7101021')],
  [
    ...(['a flex ticket', '2027-05-22'] as const),
    {
      kind: 'ticket',
      productId: '200103',
      body: { productId: '200103', resources: [{ resourceId: '20010311', count: 1 }] },
    },
  ],
]

/** What has a day, and the last one on which it is good by its words. */
const DAY = addDays(TODAY, 7)
const dated = (productId: string, id: string): Chosen => ({
  ...{ kind: 'combo', productId },
  body: { date: DAY, choices: [{ productId: id, useCopies: 1 }] },
})
const kindsOfDays: readonly (readonly [what: string, lastDay: string, Chosen])[] = [
  ['a combo of two days', addDays(DAY, 1), dated('610101', '6101011')],
  ['a combo of three days', addDays(DAY, 2), dated('610102', '6101022')],
  ['a vacation of seven days', addDays(DAY, 6), dated('510102', '5101021')],
  ['a combo of its day', DAY, dated('610103', '6101031')],
]

describeInSandbox('[B4] what is sold is good for as long as it was sold', NOON, (opened) => {
  const { clock, call } = sandboxMall(opened)
  const db = () => opened().database.orm
  let number = 0
  const fresh = (name: string) => `${name}-${(number += 1)}`
  const buy = async (chosen: Chosen) => {
    const temp = { ...chosen, id: fresh('temp'), memberId: BUYER, createdAt: NOON } as TempOrder
    const quote = await quoteOf({ db: db(), clock, buyer: { level: 0 } }, temp)
    if (typeof quote === 'string' || isProblem(quote)) throw new Error(JSON.stringify(quote))
    const filled = { contact, passengers: [], remark: '', ...originOf(temp) }
    const placing = { memberId: BUYER, kind: chosen.kind, tempOrderId: temp.id, quote, filled }
    const placed = await placeOrder(db(), placing, NOON)
    if ('refused' in placed) throw new Error(placed.refused)
    const begun = await beginPayment(db(), placed.orderId, BUYER, NOON)
    const { payId = '', amountFen = 0 } = begun ?? {}
    await handlePaymentWebhook(db(), { payId, amountFen, providerNo: payId, isPaid: true }, NOON)
    return placed.orderId
  }
  const statusOf = async (orderId: string) =>
    (await db().select().from(orderCodes).where(eq(orderCodes.orderId, orderId))).map(({ status }) => status)

  it.each(kinds)('%s: until %s, in its order and at the counter', async (_what, lastDay, chosen) => {
    const orderId = await buy(chosen)
    const payload = { reqDtos: { orderId } }
    const detail = await call({ method: 'POST', url: '/online/order/orderdetail/query', payload, member: BUYER })
    expect(detail.json()).toMatchObject({ data: { subOrders: [{ validUntil: lastDay }] } })
    await expireCodes(db(), shopTimeToEpoch(`${lastDay}T23:59`) ?? 0)
    expect(await statusOf(orderId)).not.toContain(5)
    await expireCodes(db(), shopTimeToEpoch(`${addDays(lastDay, 1)}T00:00`) ?? 0)
    expect(await statusOf(orderId)).toEqual([5])
  })

  it.each(kindsOfDays)('%s: from its day until %s, in its order and at the counter', async (_what, lastDay, chosen) => {
    const orderId = await buy(chosen)
    const payload = { reqDtos: { orderId } }
    const detail = await call({ method: 'POST', url: '/online/order/orderdetail/query', payload, member: BUYER })
    const days = { usingStartDate: DAY, usingEndDate: lastDay }
    expect(detail.json()).toMatchObject({ data: { departureDate: lastDay, subOrders: [days] } })
    await expireCodes(db(), shopTimeToEpoch(`${lastDay}T23:59`) ?? 0)
    expect(await statusOf(orderId)).not.toContain(5)
    await expireCodes(db(), shopTimeToEpoch(`${addDays(lastDay, 1)}T00:00`) ?? 0)
    expect(new Set(await statusOf(orderId))).toEqual(new Set([5]))
  })

  it('[B2.9] no day is booked for which it is not good any more, and none is offered', async () => {
    const soon = addDays(TODAY, 9)
    const orderId = await buy(product('660101', { packageId: '6601011' }))
    const [line] = await db().select().from(orderLines).where(eq(orderLines.orderId, orderId))
    const lineId = line?.id ?? ''
    await db()
      .update(orderLines)
      .set({ body: { ...line!.body, validDays: 9 } })
      .where(eq(orderLines.id, lineId))
    const days = async (url: string): Promise<string[]> =>
      (await call({ method: 'GET', url, member: BUYER })).json().data.days.map(({ date }: { date: string }) => date)
    const book = (date: string) => {
      const wanted = [{ subOrderId: lineId, copies: 1 }]
      return bookDay(
        db(),
        { orderId, memberId: BUYER, requestKey: fresh('key'), date, wanted, people: 1, contact, remark: '' },
        NOON,
      )
    }
    expect((await days(`/online/capi/appointment/order/${orderId}`)).at(-1)).toBe(soon)
    expect(await book(addDays(soon, 1))).toEqual({ obstacle: 'booking-too-soon' })
    const booked = await book(soon)
    const id = 'appointmentIds' in booked ? (booked.appointmentIds[0] ?? '') : ''
    expect((await days(`/online/capi/appointment/detail/${id}`)).at(-1)).toBe(soon)
    expect(await changeDay(db(), { id, memberId: BUYER, date: addDays(soon, 1) }, NOON)).toBe('booking-too-soon')
    expect(await changeDay(db(), { id, memberId: BUYER, date: addDays(soon, -1) }, NOON)).toBeUndefined()
  })
})
