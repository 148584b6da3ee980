import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { crowd } from '../../tests/fixtures/crowd.ts'
import { describeInSandbox, openFrom } from '../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../tests/fixtures/sandbox-mall.ts'
import { memberCoupons, orderCodes, transfers } from '../db/schema.ts'
import { receiveCoupon } from '../catalogue/receive-coupon.ts'
import { redeemCode } from '../orders/codes/redeem-code.ts'
import { EVERY_MERCHANT } from '../orders/codes/held-code.ts'
import { placeOrder } from '../orders/place-order.ts'
import { readRefundLines } from '../orders/read-refunds.ts'
import { COUNTER } from '../orders/testing/counter.ts'
import { fakeLine, fakeQuote, placingOf } from '../orders/testing/fake-quote.ts'
import { orderBook } from '../orders/testing/order-book.ts'
import { expireTransfers, take, withdraw } from './end-transfer.ts'
import { give } from './give.ts'

const DAY = 86_400_000
/** Gives; takes; somebody else. */
const [GIVER, FRIEND, STRANGER] = ['900006', '900003', '900004']

type Fields = Readonly<Record<string, unknown>>

describeInSandbox('what members pass on', NOON, (opened) => {
  const { db, call } = sandboxMall(opened)
  const book = orderBook(db)
  const send = async (member: string | undefined, method: 'GET' | 'POST', url: string, payload?: object) =>
    (await call({ method, url, ...(member && { member }), ...(payload && { payload }) })).json() as Fields & {
      readonly data: Fields
    }
  const held = async (memberId: string, couponId: string) => {
    const mine = and(eq(memberCoupons.memberId, memberId), eq(memberCoupons.couponId, couponId))
    return (await db().select().from(memberCoupons).where(mine))[0]
  }
  const given = async (kind: 'coupon' | 'code', id: string, giver = GIVER) => {
    const found = await give(db(), giver, { kind, id }, NOON)
    if ('problem' in found) throw new Error(found.problem)
    return found.id
  }
  /** A paid order of two codes that need no day and no name. */
  const codesOf = async (member: string) => {
    const orderId = await book.place(
      placingOf(member, book.fresh('gift'), fakeQuote([fakeLine(book.fresh('item'), 9, { copies: 2 })])),
    )
    await book.pay(orderId, member)
    return { orderId, codes: await book.codes(orderId) }
  }

  it('are nobody’s to use while they are on their way, and are back as they were when withdrawn', async () => {
    const before = await held(GIVER, '9001')
    const id = await given('coupon', '9001')
    expect(await held(GIVER, '9001')).toBeUndefined()
    expect(await receiveCoupon(db(), '9001', GIVER, NOON), 'nor is there another of the kind').toBe('coupon-received')
    expect(await give(db(), GIVER, { kind: 'coupon', id: '9001' }, NOON), 'asked again it is the same').toMatchObject({
      id,
    })
    expect(await withdraw(db(), id, STRANGER, NOON)).toEqual({ problem: 'not-found' })
    expect(await withdraw(db(), id, GIVER, NOON)).toMatchObject({ state: 'withdrawn' })
    expect(await withdraw(db(), id, GIVER, NOON), 'sent twice').toMatchObject({ state: 'withdrawn' })
    expect(await held(GIVER, '9001')).toEqual(before)
    expect(await take(db(), id, FRIEND, NOON)).toEqual({ problem: 'transfer-over' })
  })

  it('given by 40 calls at once, on two instances, are one gift; beside an order that wants them, that or the order’s', async () => {
    const { source } = opened()
    const other = source.databaseUrl ? await openFrom(source) : undefined
    const instance = (at: number) => (at % 2 && other ? other.orm : db())
    const coupon = { couponId: '9001', couponName: '满减券', fen: 100 }
    const order = (at: number) => {
      const quote = fakeQuote([fakeLine(book.fresh('wanted'), 9)])
      return placeOrder(instance(at), placingOf(GIVER, book.fresh('temp'), quote, { coupon }), NOON)
    }
    try {
      const all = await crowd(40, (at) => give(instance(at), GIVER, { kind: 'coupon', id: '9001' }, NOON))
      const ids = new Set(all.map((one) => ('id' in one ? one.id : one.problem)))
      expect(ids.size).toBe(1)
      expect(await db().$count(transfers, eq(transfers.id, [...ids][0]!))).toBe(1)
      await withdraw(db(), [...ids][0]!, GIVER, NOON)
      const [gift, placed] = await Promise.all([
        give(instance(0), GIVER, { kind: 'coupon', id: '9001' }, NOON),
        order(1),
      ])
      expect(['id' in gift, 'orderId' in placed].filter(Boolean)).toHaveLength(1)
      if ('id' in gift) await withdraw(db(), gift.id, GIVER, NOON)
    } finally {
      await other?.close()
    }
  })

  it('go to one of 200 who take them at once, on two instances', async () => {
    const id = await given('coupon', '9002')
    const { source } = opened()
    const other = source.databaseUrl ? await openFrom(source) : undefined
    const outcomes = await crowd(200, (at) =>
      take(at % 2 && other ? other.orm : db(), id, `crowd-${at}`, NOON),
    ).finally(() => other?.close())
    expect(outcomes.filter((one) => 'state' in one && one.state === 'taken')).toHaveLength(1)
    expect(outcomes.filter((one) => 'problem' in one && one.problem === 'transfer-taken')).toHaveLength(199)
    const winner = outcomes.findIndex((one) => 'state' in one)
    expect(await held(`crowd-${winner}`, '9002')).toBeDefined()
  })

  it('are taken or withdrawn, and never both', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await given('coupon', '9003')
      const both = [take(db(), id, `taker-${round}`, NOON), withdraw(db(), id, GIVER, NOON)]
      const [taken, back] = await Promise.all(round % 2 === 0 ? both : both.toReversed())
      const ends = [taken, back].map((one) => one && 'state' in one && one.state).filter(Boolean)
      expect(ends).toHaveLength(1)
      const [mine, theirs] = [await held(GIVER, '9003'), await held(`taker-${round}`, '9003')]
      expect([mine, theirs].filter(Boolean)).toHaveLength(1)
      if (!mine) return
    }
  })

  it('that nobody took in time go back to their giver', async () => {
    const id = await given('coupon', '9004')
    expect(await expireTransfers(db(), NOON + 3 * DAY - 1)).toBe(0)
    expect(await take(db(), id, FRIEND, NOON + 3 * DAY)).toEqual({ problem: 'transfer-over' })
    expect(await expireTransfers(db(), NOON + 3 * DAY)).toBeGreaterThan(0)
    expect(await held(GIVER, '9004')).toBeDefined()
  })

  it('are not taken by who gave them, nor by who has one of the kind', async () => {
    const id = await given('coupon', '9005')
    expect(await take(db(), id, GIVER, NOON)).toEqual({ problem: 'transfer-own' })
    await receiveCoupon(db(), '9005', FRIEND, NOON)
    expect(await take(db(), id, FRIEND, NOON)).toEqual({ problem: 'coupon-received' })
    expect(await take(db(), id, STRANGER, NOON)).toMatchObject({ state: 'taken', takerId: STRANGER })
    expect(await give(db(), STRANGER, { kind: 'coupon', id: '9005' }, NOON), 'a present goes no further').toEqual({
      problem: 'transfer-closed',
    })
    expect(await held(STRANGER, '9005')).toBeDefined()
  })

  it('as codes of an order let in the friend, by another code, and not their buyer', async () => {
    const { orderId, codes } = await codesOf(GIVER)
    const [code, other] = codes
    const redeem = (bizCode: string) => redeemCode(db(), bizCode, { ...COUNTER, staffOf: EVERY_MERCHANT })
    const id = await given('code', code!.id)
    expect(await redeem(code!.bizCode)).toEqual({ problem: 'code-given' })
    const lines = await readRefundLines(db(), { orderId, memberId: GIVER }, NOON)
    expect(
      lines?.lines.map(({ refundable }) => refundable),
      'nor is it given back',
    ).toEqual([1])
    expect(await take(db(), id, FRIEND, NOON)).toMatchObject({ state: 'taken' })
    expect(await redeem(code!.bizCode)).toEqual({ problem: 'code-unknown' })
    const { received } = (await send(FRIEND, 'GET', contracts.myTransfers.path)).data
    const [row] = received as Fields[]
    expect(await redeem(String(row!['bizCode']))).toMatchObject({ left: 0 })
    const order = await send(GIVER, 'POST', contracts.orderDetailQuery.path, { reqDtos: { orderId } })
    expect(JSON.stringify(order)).not.toContain(String(row!['bizCode']))
    expect(JSON.stringify(order)).toContain(other!.bizCode)
    expect(await book.audit()).toEqual([])
  })

  it('as a code are redeemed or given, and never both', async () => {
    const { codes } = await codesOf(GIVER)
    for (const { id, bizCode } of codes) {
      const [gift, use] = await Promise.all([
        give(db(), GIVER, { kind: 'code', id }, NOON),
        redeemCode(db(), bizCode, { ...COUNTER, staffOf: EVERY_MERCHANT }),
      ])
      expect([!('problem' in gift), !('problem' in use)].filter(Boolean)).toHaveLength(1)
    }
  })

  it('are no booked, named, used or strange codes', async () => {
    const { codes } = await codesOf(STRANGER)
    expect(await give(db(), GIVER, { kind: 'code', id: codes[0]!.id }, NOON)).toEqual({ problem: 'not-found' })
    const mine = await db().select().from(orderCodes).where(eq(orderCodes.bizCode, '900003300111'))
    expect(await give(db(), FRIEND, { kind: 'code', id: mine[0]!.id }, NOON), 'it is booked first').toEqual({
      problem: 'transfer-closed',
    })
    const url = `${contracts.transferChoices.path}?orderId=${mine[0]!.orderId}`
    const { choices } = (await send(FRIEND, 'GET', url)).data
    expect((choices as Fields[])[0]).toMatchObject({ obstacle: '需要预约的券码不能转赠' })
    expect((await send(STRANGER, 'GET', url)).data).toEqual({ choices: [] })
  })

  it('are offered on the page of an order that has one to give, and on no other', async () => {
    const mayGive = async (member: string, orderId: string) => {
      const { data } = await send(member, 'POST', contracts.orderDetailQuery.path, { reqDtos: { orderId } })
      return data['canGive']
    }
    const { orderId, codes } = await codesOf(GIVER)
    expect(await mayGive(GIVER, orderId)).toBe(true)
    for (const { id } of codes) await given('code', id)
    expect(await mayGive(GIVER, orderId), 'all are on their way').toBe(false)
    expect(await mayGive(FRIEND, '90000330'), 'a day is booked first').toBe(false)
    expect(await mayGive(FRIEND, '90000324'), 'a stay is its guests’').toBe(false)
  })

  it('are seen by their link alone, which nobody can make up', async () => {
    const gift = (await send('900042', 'POST', contracts.transferGive.path, { kind: 'coupon', id: '9001' })).data
    const token = String(gift['token'])
    const offer = (member?: string, of = token) =>
      send(member, 'GET', contracts.transferOffer.path.replace(':token', of))
    const seen = (await offer()).data
    expect(seen).toMatchObject({ state: 'open', giver: '苏**' })
    expect(JSON.stringify(seen)).not.toMatch(/浅予|1380000|900042/)
    expect((await offer('900042')).data).toMatchObject({ state: 'own' })
    expect((await offer(undefined, `${String(gift['transferId'])}.${'A'.repeat(43)}`))['code']).toBe('not-found')
    const taken = await send('900043', 'POST', contracts.transferTake.path, { token })
    expect(taken.data).toMatchObject({ to: '/coupon-use?couponId=9001' })
    expect((await offer()).data).toMatchObject({ state: 'taken' })
    expect((await offer('900043')).data).toMatchObject({ state: 'mine' })
    const others = await send(STRANGER, 'POST', contracts.transferWithdraw.path, { transferId: gift['transferId'] })
    expect(others['code']).toBe('not-found')
  })
})
