import { eq, type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { orderCodes, orders, refunds } from '../../db/schema.ts'
import { bookDay } from '../../orders/appointments/book-day.ts'
import { auditOrders } from '../../orders/audit-orders.ts'
import { expireCodes } from '../../orders/codes/expire-codes.ts'
import { redeemCode } from '../../orders/codes/redeem-code.ts'
import { readDraft } from '../../orders/draft.ts'
import { isProblem } from '../../orders/quote.ts'
import { rewardUses } from '../../orders/order-rewards.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { readOrder } from '../../orders/read-order.ts'
import { advanceRefund, applyRefund } from '../../orders/refund-order.ts'
import { moveCodes } from '../../orders/status/code-status.ts'
import { beginPayment, handlePaymentWebhook } from '../../orders/take-payment.ts'
import { balanceOf } from '../../points/ledger.ts'

const DAY = 86_400_000
const [ORDINARY, OTHER] = ['900011', '900012']
const contacts = { name: '林小满', phone: '13800000000' }
/** Two nights at 1999, which are the presale; two better ones at 2680. */
const [VILLA, CLIFF] = ['7101011', '7101012']
const [CLOSED, EXCHANGED] = ['这笔预售订单不能换购，请重新选择', '这笔预售已用来换购补差价，不能再用']

type Fields = Readonly<Record<string, unknown>>
type Reply = Fields & { readonly data: Fields }

describeInSandbox('a presale order that is exchanged', NOON, (opened) => {
  let keys = 0
  const { clock, db, call } = sandboxMall(opened)

  const key = () => `key-${(keys += 1)}`
  const send = async (method: 'GET' | 'POST', url: string, member: string, payload?: object) =>
    (await call({ method, url, member, ...(payload && { payload }) })).json() as Reply
  const choose = (item: string, mainOrderId = '', member = ORDINARY, productId = '710101', useCopies = 1) => {
    const choices = [{ productId: item, useCopies }]
    const reqDtos = { productId, departureDate: '2026-11-20', choices, mainOrderId }
    return send('POST', '/online/order/temporder/combo/create', member, { reqDtos })
  }
  const chosen = async (...choice: Parameters<typeof choose>) => String((await choose(...choice))['shoppingId'])
  const priceOf = async (id: string, member = ORDINARY) =>
    (await send('GET', `/online/order/shoppingInfo/${id}`, member)).data['priceDetail'] as Fields
  const submit = (shoppingId: string, bookPriceTotal: unknown, member = ORDINARY) =>
    send('POST', '/online/order/booking', member, { reqDtos: { shoppingId, contacts, bookPriceTotal } })
  const book = async (id: string) => String((await submit(id, (await priceOf(id))['bookPriceTotal'])).data['orderId'])
  const pay = async (orderId: string, member = ORDINARY) => {
    const payment = await beginPayment(db(), orderId, member, NOON)
    if (payment) await handlePaymentWebhook(db(), { ...payment, providerNo: key(), isPaid: true }, NOON)
    return orderId
  }
  const presale = async (item = VILLA, productId = '710101') =>
    pay(await book(await chosen(item, '', ORDINARY, productId)))
  const cancel = (orderId: string) => send('POST', '/online/order/cancel/create', ORDINARY, { reqDtos: { orderId } })
  const codes = async (orderId: string) => db().select().from(orderCodes).where(eq(orderCodes.orderId, orderId))
  const statuses = async (orderId: string) => (await codes(orderId)).map(({ status }) => status)
  const wanted = async (orderId: string) => [{ subOrderId: (await codes(orderId))[0]?.lineId ?? '', copies: 1 }]
  const apply = async (orderId: string) => {
    const request = { orderId, memberId: ORDINARY, requestKey: key(), reason: 2, description: '' }
    return applyRefund(db(), { ...request, wanted: await wanted(orderId) }, NOON)
  }
  const ask = async (orderId: string, date = '2026-11-24') => {
    const request = { orderId, memberId: ORDINARY, requestKey: key(), date, people: 2, contact: contacts, remark: '' }
    return bookDay(db(), { ...request, wanted: await wanted(orderId) }, NOON)
  }
  const redeem = async (orderId: string) =>
    redeemCode(db(), (await codes(orderId))[0]?.bizCode ?? '', { now: NOON, operator: '前台', staffOf: '560' })
  /** Whoever still has a code is let in at a gate, which asks for nothing else. */
  const letIn = (orderId: string) =>
    db().transaction(async (tx) =>
      rewardUses(tx, await moveCodes(tx, 'use', [eq(orderCodes.orderId, orderId)], { canUseTimes: 0 }), NOON),
    )
  const worth = async (orderId: string) =>
    (await send('GET', `/online/capi/appointment/order/${orderId}`, ORDINARY)).data['exchange']

  /** What is written when it is booked, after it was looked at. */
  const placingOf = async (tempOrderId: string, mainOrderId: string) => {
    const draft = await readDraft(db(), clock, { shoppingId: tempOrderId, memberId: ORDINARY })
    if (!draft || isProblem(draft)) throw new Error(`${tempOrderId} can't be ordered`)
    const filled = { contact: contacts, passengers: [], remark: '', mainOrderId }
    return { memberId: ORDINARY, kind: 'combo', tempOrderId, quote: draft.quote, filled }
  }

  it('[B5] costs its plain price when it is bought', async () => {
    const id = await chosen(CLIFF)
    expect(await priceOf(id)).toMatchObject({ priceOrder: 2680, presaleDeduction: 0, bookPriceTotal: 2680 })
    expect(await priceOf(id)).not.toHaveProperty('totalPrefix')
    const ticket = await priceOf(await chosen('7101021', '', ORDINARY, '710102'))
    expect(ticket).toMatchObject({ presaleDeduction: 0, bookPriceTotal: 458 })
  })

  it('[B5] counts what was paid for it, and is used when the difference is paid', async () => {
    const first = await presale()
    expect(await worth(first)).toBe(1999)
    const id = await chosen(CLIFF, first)
    expect(await priceOf(id)).toMatchObject({ presaleDeduction: 1999, bookPriceTotal: 681, totalPrefix: '差价' })
    const second = await book(id)
    expect([await statuses(first), await worth(first)]).toEqual([[0], 0])
    await pay(second)
    expect(await statuses(first)).toEqual([1])
    expect(await choose(CLIFF, first)).toMatchObject({ responseCode: '1', message: EXCHANGED })
    expect(await choose(CLIFF, second), 'an exchange is no presale').toMatchObject({ message: CLOSED })
    expect(await submit(id, 681), 'sent again').toMatchObject({ responseCode: '0', data: { orderId: second } })
  })

  const pointsOf = async (memberId: string) =>
    (await balanceOf(db(), { memberId, kind: 'points', companyId: '' }, NOON)).balance

  it('[B3, B5] earns the points of all its money once, when what it was exchanged for is used', async () => {
    const [before, first] = [await pointsOf(ORDINARY), await presale()]
    const second = await pay(await book(await chosen(CLIFF, first)))
    expect(await pointsOf(ORDINARY), 'exchanged, and not used').toBe(before)
    await letIn(second)
    expect(await pointsOf(ORDINARY)).toBe(before + 1999 + 681)
  })

  it('[B3, B5] earns none for a copy that is given back, and its share for one that is used', async () => {
    const [before, first] = [await pointsOf(ORDINARY), await presale()]
    const second = await pay(await book(await chosen(CLIFF, first, ORDINARY, '710101', 2)))
    const applied = await apply(second)
    const refundId = 'refundId' in applied ? applied.refundId : ''
    for (const event of ['approve', 'settle'] as const) await advanceRefund(db(), refundId, event, NOON)
    expect(await pointsOf(ORDINARY)).toBe(before)
    await letIn(second)
    expect(await pointsOf(ORDINARY), 'half of two at 2680').toBe(before + 2680)
  })

  it('[B5] that costs as much leaves nothing to pay, and is used at once', async () => {
    const first = await presale(CLIFF)
    const second = await book(await chosen(VILLA, first))
    const [row] = await db().select().from(orders).where(eq(orders.id, second))
    expect(row).toMatchObject({ totalFen: 0, paymentStatus: 4, body: { presaleFen: 199_900, mainOrderId: first } })
    expect([await statuses(first), await statuses(second)]).toEqual([[1], [0]])
  })

  it('[B5] is used when it expired before the difference was paid', async () => {
    const first = await presale()
    const second = await book(await chosen(CLIFF, first))
    const held = await codes(first)
    await db().update(orderCodes).set({ status: 5 }).where(eq(orderCodes.orderId, first))
    expect(held).toHaveLength(1)
    await pay(second)
    expect(await statuses(first)).toEqual([1])
  })

  it('[B5] is neither given back, nor booked, nor redeemed, while another order holds it', async () => {
    const first = await presale()
    await book(await chosen(CLIFF, first))
    expect(await apply(first)).toEqual({ obstacle: 'refund-exchanged' })
    expect(await ask(first)).toEqual({ obstacle: 'booking-exchanged' })
    expect(await redeem(first)).toEqual({ problem: 'code-exchanged' })
    const shown = await readOrder(db(), first, ORDINARY, NOON)
    expect(shown).toMatchObject({ refundShow: 0, actions: { refund: false, appointment: false } })
    expect(shown?.hint).toBe('正在换购别的，换购的订单取消后可以继续使用')
    expect(shown?.subOrders[0]?.subOrderLifeStyle.detail, 'no code that the counter refuses').toEqual([])
  })

  it('[B5, B8] whose exchange waits for its money says so to its buyer, with the way to that order', async () => {
    const first = await presale()
    const again = await chosen(CLIFF, first)
    const waiting = await book(await chosen(VILLA, first, ORDINARY, '710101', 2))
    const problem = { code: 'order-unpaid', message: '还有待支付的同款订单，请先支付或取消', orderId: waiting }
    expect(await choose(CLIFF, first)).toMatchObject({ responseCode: problem.code, message: problem.message })
    const info = await send('GET', `/online/order/shoppingInfo/${again}`, ORDINARY)
    expect(info.data['problem']).toEqual(problem)
    expect(await submit(again, 681)).toMatchObject({ responseCode: problem.code, message: problem.message })
    await pay(waiting)
    expect(await choose(CLIFF, first), 'paid, it is used').toMatchObject({ responseCode: '1', message: EXCHANGED })
    expect(await submit(again, 681)).toMatchObject({ message: EXCHANGED })
  })

  it('[B5] is free again when the order that holds it is cancelled', async () => {
    const first = await presale()
    await cancel(await book(await chosen(CLIFF, first)))
    expect(await worth(first)).toBe(1999)
    expect(await readOrder(db(), first, ORDINARY, NOON)).toMatchObject({ actions: { refund: true, appointment: true } })
    expect(await apply(first)).toHaveProperty('refundId')
  })

  it('[B5] counts for its buyer alone, against its own product, while it is whole', async () => {
    const own = await presale()
    const refused = { responseCode: '1', message: CLOSED }
    expect(await choose(CLIFF, own, OTHER), 'somebody else').toMatchObject(refused)
    expect(await choose('7101021', own, ORDINARY, '710102'), 'another product').toMatchObject(refused)
    const unpaid = await book(await chosen(VILLA))
    expect(await choose(CLIFF, unpaid), 'not paid').toMatchObject(refused)
    await ask(own)
    expect(await choose(CLIFF, own), 'a day is booked').toMatchObject(refused)
    const returned = await presale()
    await apply(returned)
    expect(await choose(CLIFF, returned), 'applied for').toMatchObject(refused)
  })

  it('[B5] counts until the last day of its 兑换期, also when it was chosen before', async () => {
    const first = await presale()
    const id = await chosen(CLIFF, first)
    const until = (day: string) =>
      db().execute(
        sql`update products set body = jsonb_set(body, '{presale,subscribeUntil}', ${JSON.stringify(day)}) where id = '710101'`,
      )
    await until('2026-11-19')
    const refused = { responseCode: '1', message: '不在预售的兑换期内，不能换购' }
    expect(await choose(CLIFF, first)).toMatchObject(refused)
    expect(await submit(id, 681)).toMatchObject(refused)
    expect(await worth(first)).toBe(0)
    await until('2026-11-20')
    expect([await worth(first), (await priceOf(id))['bookPriceTotal']]).toEqual([1999, 681])
    await until('2027-05-22')
  })

  it('[B5] counts when nobody can buy its product any more, but not once that is off the shelf', async () => {
    const first = await presale()
    const set = (values: SQL) => db().execute(sql`update products set ${values} where id = '710101'`)
    await set(sql`sale_end_date = '2026-11-20T11:59'`)
    expect(await choose(VILLA)).toMatchObject({ responseCode: '1', message: '当前商品已下架' })
    const id = await chosen(CLIFF, first)
    expect(await submit(id, 681)).toMatchObject({ responseCode: '0' })
    await set(sql`status = 0`)
    expect(await choose(CLIFF, first)).toMatchObject({ responseCode: '1', message: '当前商品已下架' })
    await set(sql`status = 1, sale_end_date = '2027-10-21T23:59'`)
  })

  it('[B5] is not sold when nobody could exchange it any more', async () => {
    const before = sql`jsonb_set(body, '{presale,subscribeUntil}', '"2026-11-19"')`
    await db().execute(sql`update products set body = ${before} where id = '710101'`)
    expect(await choose(VILLA)).toMatchObject({ responseCode: '1', message: '当前商品已下架' })
    const after = sql`jsonb_set(body, '{presale,subscribeUntil}', '"2027-05-22"')`
    await db().execute(sql`update products set body = ${after} where id = '710101'`)
  })

  it('[B5] is decided again when it is booked', async () => {
    const first = await presale()
    const id = await chosen(CLIFF, first)
    await apply(first)
    expect(await submit(id, 681)).toMatchObject({ responseCode: '1', message: CLOSED })
  })

  it('[B5] counts once, whoever sends at once', async () => {
    const first = await presale()
    const ids = await Promise.all([1, 2, 3].map(() => chosen(CLIFF, first)))
    const placings = await Promise.all([...ids, ids[0]!].map((id) => placingOf(id, first)))
    const outcomes = await Promise.all(placings.map((placing) => placeOrder(db(), placing, NOON)))
    const made = new Set(outcomes.flatMap((outcome) => ('orderId' in outcome ? [outcome.orderId] : [])))
    expect(made.size).toBe(1)
    const refused = outcomes.flatMap((outcome) => ('refused' in outcome ? [outcome.refused] : []))
    expect(new Set(refused)).toEqual(new Set(['presale-exchanged']))
    const late = await submit(ids[1]!, 681)
    expect(late['responseCode']).toBe(
      made.has(String((late.data as Fields | undefined)?.['orderId'])) ? '0' : 'order-unpaid',
    )
  })

  it('[B5] is exchanged, or applied for, or booked, but only one of them at once', async () => {
    for (const rival of [apply, ask, apply, ask, apply, ask]) {
      const first = await presale()
      const placing = await placingOf(await chosen(CLIFF, first), first)
      const [placed, other] = await Promise.all([placeOrder(db(), placing, NOON), rival(first)])
      expect(['orderId' in placed, 'obstacle' in other]).toEqual('orderId' in placed ? [true, true] : [false, false])
    }
  })

  it('[B5] stays used when what it was exchanged for is given back: only what that was paid itself goes back', async () => {
    const first = await presale()
    const second = await pay(await book(await chosen(CLIFF, first)))
    const applied = await apply(second)
    const refundId = 'refundId' in applied ? applied.refundId : ''
    const [refund] = await db().select().from(refunds).where(eq(refunds.id, refundId))
    expect(refund?.amountFen).toBe(68_100)
    await advanceRefund(db(), refundId, 'approve', NOON)
    await advanceRefund(db(), refundId, 'settle', NOON)
    expect(await choose(CLIFF, first)).toMatchObject({ message: CLOSED })
    expect([await apply(first), await ask(first)]).toEqual([
      { obstacle: 'refund-too-many' },
      { obstacle: 'booking-too-many' },
    ])
  })

  it('leaves the books right', async () => {
    expect(await auditOrders(db())).toEqual([])
    await expireCodes(db(), NOON + 400 * DAY)
    expect(await auditOrders(db())).toEqual([])
  })
})
