import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { DAY, type SoldThing, soldThings } from '../../../tests/fixtures/sold-things.ts'
import { sandboxContent } from '../../../sandbox/content/index.ts'
import type { OrderRefundLines } from '../../../schemas/domain/order-refund.ts'
import type { TravellerTemplate } from '../../../schemas/domain/traveller.ts'
import { addDays, shopTimeToEpoch } from '../../../src/domain/dates.ts'
import { orderLines, refunds } from '../../db/schema.ts'
import { auditOrders } from '../../orders/audit-orders.ts'
import { expireCodes } from '../../orders/codes/expire-codes.ts'
import { advanceRefund } from '../../orders/refund-order.ts'
import { dispatchOrder } from '../../orders/shipments.ts'
import { SANDBOX_PAYMENT_SECRET } from '../../ports/payment-sandbox.ts'
import { signedHeaders } from '../../ports/payment-signature.ts'

/** Gold, with an address, a stay, and points enough for the points mall. */
const BUYER = '900003'
const contacts = { name: '顾长风', phone: '13800000003' }
const [LONG_AFTER, RECEIVED] = ['2027-12-31T00:00:00', '2026-11-25']

/** The second before a moment. */
const before = (time: string) => new Date(Date.parse(`${time}Z`) - 1000).toISOString().slice(0, 19)

type Edges = readonly (readonly [time: string, percent: number])[]

/** What comes back of an unused copy and when, as a buyer understands the words. */
function promised(words: string, end: string): Edges {
  const eve = `${addDays(DAY, -1)}T18:00:00`
  const always = (percent: number): Edges => [eve, end, LONG_AFTER].map((time) => [time, percent] as const)
  if (/^未使用(?:、未转赠)?随时可退/.test(words)) return always(100)
  if (/售出后不退|不可取消$|请联系商家客服办理/.test(words) && !words.includes('可免费取消')) return always(0)
  if (words === '入住前一天 18:00 前可免费取消，之后不可取消') return [[before(eve), 100], ...always(0)]
  if (words === '使用日前一天 18:00 前可免费取消，之后取消收取 50%；当日未使用不退。')
    return [[before(eve), 100], ...[eve, before(end)].map((time) => [time, 50] as const), [end, 0], [LONG_AFTER, 0]]
  if (words.startsWith('签收后 7 天内未使用可退换'))
    return [
      ['2026-12-02T23:59:59', 100],
      ['2026-12-03T00:00:00', 0],
    ]
  throw new Error(`nobody knows what this promises: ${words}`)
}

/** Why something is not sold at noon, which is none of this test's affairs. */
const NOT_SOLD =
  /售罄|订完|下架|开售|开始|已结束|未开始|底价|不可预订|库存不足|份|请选择正确的儿童年龄|请求参数有误|积分不足|清关实名/

type Fields = Readonly<Record<string, unknown>>
type Reply = Fields & { readonly data?: Fields }

describeInSandbox('what is sold', NOON, (opened) => {
  const { clock, db, call } = sandboxMall(opened)
  // Its own calls are counted against nobody: one buyer buys the whole shop.
  const ask = async (url: string, payload?: unknown, headers = {}) => {
    const request = { method: payload ? ('POST' as const) : ('GET' as const), url, member: BUYER, headers }
    const reply = await call({
      ...request,
      ...(payload ? { payload: payload as object } : {}),
      remoteAddress: 'in-process',
    } as Parameters<typeof call>[0])
    return reply.json() as Reply
  }
  const at = (time: string) => (clock.time = shopTimeToEpoch(time) ?? Number.NaN)

  /** @returns its order and what it cost; a text says why it is not sold */
  async function buy({ url, body }: SoldThing) {
    const { message = '', ...chosen } = await ask(url, await priced(url, body))
    const id = String(chosen.data?.['id'] ?? chosen.data?.['tempOrderId'] ?? (chosen as Fields)['shoppingId'] ?? '')
    if (id === '') return String(message)
    const { data: info = {} } = await ask(`/online/order/shoppingInfo/${id}`)
    if (info['problem']) return (info['problem'] as { message: string }).message
    const { bookPriceTotal } = info['priceDetail'] as { bookPriceTotal: number }
    const policies = (info['unbookingPolicy'] as { unbookingPolicies: { description: string }[] }).unbookingPolicies
    const placed = await ask('/online/order/booking', {
      reqDtos: {
        ...{ shoppingId: id, contacts, bookPriceTotal },
        ...(info['needsAddress'] === true && { addressId: '9000031' }),
        ...travellersOf(info['travellers'] as TravellerTemplate | undefined),
      },
    })
    const orderId = placed.data?.['orderId']
    if (orderId === undefined) return String(placed['message'])
    const { data: { payId } = {} } = await ask('/online/payment/queryToken', { orderNo: orderId })
    const notice = {
      type: 'payment',
      isPaid: true,
      payId,
      providerNo: orderId,
      amountFen: Math.round(bookPriceTotal * 100),
    }
    const text = JSON.stringify(notice)
    const signed = signedHeaders(text, { secret: SANDBOX_PAYMENT_SECRET, now: clock.time })
    await ask('/online/payment/notice', text, { 'content-type': 'application/json', ...signed })
    return {
      orderId: String(orderId),
      paid: bookPriceTotal,
      words: policies.map(({ description }) => description).join(),
    }
  }

  async function priced(url: string, body: object) {
    if (!url.includes('hotel')) return body
    const { data } = await ask('/online/product/hotel/checkPriceChange', body)
    const { reqDtos } = body as { reqDtos: object }
    return { ...body, reqDtos: { ...reqDtos, bookPriceTotal: data?.['afterPrice'] ?? 0 } }
  }

  const documents = { 1: '11010519491231002X', 2: 'E12345678', 7: 'H12345678' } as Readonly<Record<number, string>>
  function travellersOf(template: TravellerTemplate | undefined) {
    if (!template) return {}
    const [first = 1, ...others] = template.items.flatMap(({ documentType }) => documentType ?? [])
    const passenger = {
      ...{ ...contacts, firstName: 'CHANGFENG', lastName: 'GU', documentType: first, documentNo: documents[first] },
      otherDocuments: others.map((documentType) => ({ documentType, documentNo: documents[documentType] })),
    }
    return { passengers: Array.from({ length: template.count }, () => passenger) }
  }

  /** Yuan that an application gets for one copy; it is refused then, and the copy is free again. */
  async function backAt(orderId: string, time: string) {
    at(time)
    await expireCodes(db(), clock.time)
    const { orderRefundLines } = await ask('/online/order/refund/lines', { orderId })
    const offered = (orderRefundLines as OrderRefundLines).lines[0]?.amounts[0] ?? 0
    const [line] = await db().select().from(orderLines).where(eq(orderLines.orderId, orderId))
    const quantity = [{ subOrderId: line?.id ?? '', copies: 1 }]
    const { data } = await ask('/online/order/refund/apply', { reqDtos: { orderId, reason: 2, quantity } })
    const refundId = String(data?.['refundId'])
    const [refund] = await db().select().from(refunds).where(eq(refunds.id, refundId))
    if (refund) await advanceRefund(db(), refundId, 'refuse', clock.time)
    expect((refund?.amountFen ?? 0) / 100, `${orderId} at ${time}: as it was offered`).toBe(offered)
    return offered
  }

  async function receive(orderId: string) {
    expect(
      await dispatchOrder(db(), { orderId, company: '顺丰速运', number: 'SF1234567890123' }, clock.time),
    ).toBeUndefined()
    at(`${RECEIVED}T10:00:00`)
    await ask('/online/order/receipt/create', { reqDtos: { orderId } })
  }

  it('[B3] is given back at each moment as its buyer read before paying, and in no other way', async () => {
    const [wrong, walked, unsold] = [[] as string[], new Set<string>(), [] as string[]]
    for (const product of sandboxContent('2026-11-20').products)
      for (const thing of soldThings(product)) {
        clock.time = NOON
        const bought = await buy(thing)
        if (typeof bought === 'string') {
          if (!NOT_SOLD.test(bought)) unsold.push(`${product.id} ${thing.id}: ${bought}`)
          continue
        }
        const { orderId, paid, words } = bought
        walked.add(words)
        const end = thing.ends === undefined ? `${addDays(DAY, 1)}T00:00:00` : `${DAY}T${thing.ends}:00`
        if (words.startsWith('签收')) await receive(orderId)
        const copies = (await db().select().from(orderLines).where(eq(orderLines.orderId, orderId)))[0]?.copies ?? 1
        for (const [time, percent] of promised(words, end)) {
          const back = await backAt(orderId, time)
          if (Math.abs(back - (paid / copies) * (percent / 100)) > 0.01)
            wrong.push(`${product.id} ${thing.id} at ${time}: ${back} of ${paid / copies}, but ${words}`)
        }
      }
    expect(unsold).toEqual([])
    expect(wrong).toEqual([])
    expect(walked.size).toBeGreaterThan(7)
    expect(await auditOrders(db())).toEqual([])
  })
})
