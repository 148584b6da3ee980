import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { COUNTER_TIME } from '../../../src/domain/order/counter-code.ts'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { counterCodes, orderCodes, orders, pointEntries } from '../../db/schema.ts'
import { auditOrders } from '../../orders/audit-orders.ts'
import { openCounterCode, takeCounterCode } from '../../orders/counter-codes.ts'
import { beginPayment, handlePaymentWebhook } from '../../orders/take-payment.ts'

const [MEMBER, OTHER] = ['900011', '900013']
const MEMBERS = ['900001', '900002', '900003', '900004', '900005']

describeInSandbox('a counter’s code', NOON, (opened) => {
  const { db, call, clock } = sandboxMall(opened)
  const show = async () =>
    (await openCounterCode(db(), { companyId: '561', amountFen: 5800, note: '手作体验' }, clock.now()))!
  const look = async (code: string, member = MEMBER) =>
    (await call({ method: 'GET', url: `/online/fomall/counter/code?code=${code}`, member })).json()
  const pay = async (code: string, member = MEMBER) =>
    (await call({ method: 'POST', url: '/online/fomall/counter/pay', member, payload: { reqDtos: { code } } })).json()

  it('[B2.9] says who asks for how much, and becomes an order that is done once it is paid', async () => {
    const code = await show()
    expect((await look(code)).data).toEqual({
      ...{ code, state: 'open', companyName: '云栖手作联盟', amount: 58, note: '手作体验' },
      expiresAt: '2026-11-20T12:05:00',
    })
    const { orderId } = (await pay(code)).data
    expect([(await pay(code)).data, (await look(code)).data]).toMatchObject([{ orderId }, { state: 'mine', orderId }])
    const begun = (await beginPayment(db(), orderId, MEMBER, clock.now()))!
    await handlePaymentWebhook(db(), { ...begun, providerNo: orderId, isPaid: true }, clock.now())
    const reqDtos = { orderId }
    const detail = (
      await call({ method: 'POST', url: '/online/order/orderdetail/query', member: MEMBER, payload: { reqDtos } })
    ).json().data
    expect(detail).toMatchObject({ priceTotal: 58, pricePaid: 58, refundShow: 0 })
    expect(detail.productInfo.productName).toBe('到店付款 · 云栖手作联盟')
    expect(await db().select().from(orderCodes).where(eq(orderCodes.orderId, orderId))).toMatchObject([{ status: 1 }])
    const earned = await db().select().from(pointEntries).where(eq(pointEntries.memberId, MEMBER))
    expect(earned).toMatchObject([{ reason: 'order-earned', amount: 58, note: '到店付款 · 云栖手作联盟' }])
    expect(await auditOrders(db())).toEqual([])
  })

  it('is one order of one member, however many scan it at once', async () => {
    const code = await show()
    const tries = Array.from({ length: 60 }, (_, at) => MEMBERS[at % MEMBERS.length]!)
    const taken = await Promise.all(tries.map((member) => takeCounterCode(db(), code, member, clock.now())))
    const made = new Set(taken.filter((one) => typeof one !== 'string').map(({ orderId }) => orderId))
    expect(made.size).toBe(1)
    expect(new Set(taken.filter((one) => typeof one === 'string'))).toEqual(new Set(['counter-taken']))
    const [row] = await db().select().from(counterCodes).where(eq(counterCodes.code, code))
    expect(await db().select().from(orders).where(eq(orders.productId, 'counter'))).toHaveLength(2)
    expect([...made]).toEqual([row?.orderId])
  })

  it('is somebody’s alone once it is taken: nobody else learns which order it is', async () => {
    const code = await show()
    await pay(code)
    expect((await look(code, OTHER)).data).toMatchObject({ state: 'taken' })
    expect((await look(code, OTHER)).data).not.toHaveProperty('orderId')
    expect((await pay(code, OTHER)).code).toBe('counter-taken')
  })

  it('is over after some minutes', async () => {
    const code = await show()
    clock.time = NOON + COUNTER_TIME
    expect([(await look(code)).data.state, (await pay(code)).code]).toEqual(['expired', 'counter-expired'])
    clock.time = NOON
  })
})
