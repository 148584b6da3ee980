import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { NOON } from '../../tests/fixtures/sandbox-mall.ts'
import { shopTimeToEpoch } from '../../src/domain/dates.ts'
import type { TempOrder } from '../catalogue/temp-orders.ts'
import { orders, payments } from '../db/schema.ts'
import { auditOrders } from './audit-orders.ts'
import { originOf } from './draft.ts'
import { expireOrders } from './end-order.ts'
import { placeOrder } from './place-order.ts'
import { TIME_TO_PAY } from './time-to-pay.ts'
import { isProblem } from './quote.ts'
import { quoteOf } from './quotes/index.ts'
import { readCashierOrder } from './read-payment.ts'
import { beginPayment, handlePaymentWebhook } from './take-payment.ts'

/** 900003 is gold, and has a stay from 13 to 15 December; 900011 has nothing. */
const [GUEST, BUYER] = ['900003', '900011']
const MINUTE = 60_000

type Chosen = Pick<TempOrder, 'kind' | 'productId'> & { readonly body: object; readonly memberId?: string }
const items = (kind: 'play' | 'combo', productId: string, item: string, date: string): Chosen => ({
  ...{ kind, productId },
  body: { date, choices: [{ productId: item, useCopies: 1 }] },
})
const ticket = (productId: string, resourceId: string, day: object): Chosen => ({
  ...{ kind: 'ticket', productId },
  body: { productId, ...day, resources: [{ resourceId, count: 1 }] },
})
const DAY = '2026-11-27'
const stay = { productId: '100101', resourceId: '10010111', usingStartDate: DAY, usingEndDate: '2026-11-29', num: 1 }
const bought = { kind: 'product', body: { quantity: 1, isGroup: false } } as const
const mainOrder = {
  mainOrderId: '90000324',
  departureDate: '',
  mainOrderUseNum: 0,
  mainOrderAdults: 2,
  mainOrderChilds: 1,
}

/** What is sold, and the moment at which it can't be used any more. */
const kinds: readonly (readonly [what: string, end: string, Chosen])[] = [
  ['a play is of its day', '2026-11-28T00:00', items('play', '310101', '3101011', DAY)],
  ['the session of a play begins', `${DAY}T17:00`, items('play', '310102', '3101021', DAY)],
  ['a combo is of its day', '2026-11-28T00:00', items('combo', '610101', '6101011', DAY)],
  ['a vacation begins on its day', '2026-11-28T00:00', items('combo', '510102', '5101021', DAY)],
  ['a ticket is of its day', '2026-11-28T00:00', ticket('200101', '20010111', { saleDate: DAY })],
  [
    ...(['the session of a ticket begins', `${DAY}T13:30`] as const),
    ticket('200102', '20010211', { saleDate: DAY, sessionId: '2001021002' }),
  ],
  [
    ...(['a session lets in who is late', `${DAY}T15:00`] as const),
    ticket('200104', '20010411', { saleDate: DAY, sessionId: '2001041001' }),
  ],
  ['a flex ticket is used until its last day', '2027-05-23T00:00', ticket('200103', '20010311', {})],
  ['a presale can be exchanged until its last day', '2027-03-21T00:00', items('combo', '710102', '7101021', '')],
  [
    ...(['a night is sold until six in the morning', '2026-11-28T06:00'] as const),
    { kind: 'hotel', productId: '100101', body: { ...stay, passengerDTOs: [] } },
  ],
  [
    ...(['an add-on of a stay is of its day', '2026-12-15T00:00'] as const),
    {
      ...{ kind: 'combo', productId: '610105', memberId: GUEST },
      body: { date: '2026-12-14', choices: [{ productId: '6101051', useCopies: 1 }], mainOrder },
    },
  ],
]

/** What is used on any day. */
const undated: readonly (readonly [what: string, Chosen])[] = [
  ['a play', items('play', '310105', '3101051', '')],
  ['a flex ticket', ticket('200103', '20010311', {})],
  ['a package', { ...bought, productId: '660101', body: { ...bought.body, packageId: '6601011' } }],
  ['goods', { ...bought, productId: '680101', body: { ...bought.body, skuId: '68010111' } }],
]

describeInSandbox(
  '[A5] an order can be paid for half an hour, and no longer than what it sells can be used',
  NOON,
  (opened) => {
    const db = () => opened().database.orm
    let number = 0
    const fresh = (name: string) => `${name}-${(number += 1)}`
    const order = async ({ memberId = BUYER, ...chosen }: Chosen, now: number) => {
      const temp = { ...chosen, id: fresh('temp'), memberId, createdAt: now } as TempOrder
      const clock = { now: () => now, offset: () => 0 }
      const quote = await quoteOf({ db: db(), clock, buyer: { level: 0 } }, temp)
      if (typeof quote === 'string' || isProblem(quote))
        throw new Error(`${chosen.productId} is not sold at that time: ${JSON.stringify(quote)}`)
      const filled = {
        contact: { name: '林小满', phone: '13800000000' },
        passengers: [],
        remark: '',
        ...originOf(temp),
      }
      const placed = await placeOrder(db(), { memberId, kind: chosen.kind, tempOrderId: temp.id, quote, filled }, now)
      if ('refused' in placed) throw new Error(`${chosen.productId} was refused: ${placed.refused}`)
      const begun = await beginPayment(db(), placed.orderId, memberId, now)
      const { payId = '', amountFen = 0 } = begun ?? {}
      const pay = (when: number) =>
        handlePaymentWebhook(db(), { payId, amountFen, providerNo: payId, isPaid: true }, when)
      const read = async () => (await db().select().from(orders).where(eq(orders.id, placed.orderId)))[0]
      const cashier = async (when: number) =>
        (await readCashierOrder(db(), { orderId: placed.orderId, memberId }, when))?.state
      return { id: placed.orderId, payUntil: begun?.payUntil, amountFen, pay, read, cashier }
    }

    describe.each(kinds)('%s: until %s', (_what, time, chosen) => {
      const end = shopTimeToEpoch(time) ?? Number.NaN

      it('paid before, it is confirmed', async () => {
        const { payUntil, pay, read } = await order(chosen, end - 10 * MINUTE)
        expect(payUntil).toBe(end)
        expect(await pay(end - 1)).toBe('paid')
        expect(await read()).toMatchObject({ orderStatus: 5, paymentStatus: 3 })
      })

      it('paid later, all of the money goes back, and nobody can use it', async () => {
        const { id, amountFen, pay, read, cashier } = await order(chosen, end - 10 * MINUTE)
        expect(await cashier(end)).toBe('expired')
        expect(await pay(end)).toBe('returning')
        expect(await read()).toMatchObject({ paidFen: 0, paymentStatus: 1 })
        await expireOrders(db(), end)
        expect(await read()).toMatchObject({ orderStatus: 3, endedBy: 'expire' })
        const money = await db().select().from(payments).where(eq(payments.orderId, id))
        expect(money).toMatchObject([{ state: 'returning', amountFen }])
      })

      it('ordered earlier, it has its half an hour', async () => {
        const now = end - 2 * TIME_TO_PAY
        expect((await order(chosen, now)).payUntil).toBe(now + TIME_TO_PAY)
      })
    })

    it.each(undated)('%s without a day has its half an hour, also before midnight', async (_what, chosen) => {
      const now = shopTimeToEpoch(`${DAY}T23:50`) ?? Number.NaN
      expect((await order(chosen, now)).payUntil).toBe(now + TIME_TO_PAY)
    })

    it('leaves clean books', async () => {
      expect(await auditOrders(db())).toEqual([])
    })
  },
)
