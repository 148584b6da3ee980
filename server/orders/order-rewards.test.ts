import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import type { RefundEvent } from '../../src/domain/order/refund-state.ts'
import { balanceOf, spendPoints } from '../points/ledger.ts'
import { advanceRefund, applyRefund } from './refund-order.ts'
import { dispatchOrder, receiveOrder } from './shipments.ts'
import { fakeLine, fakeQuote, placingOf } from './testing/fake-quote.ts'
import { NOW, orderBook } from './testing/order-book.ts'

const delivery = {
  name: '林小满',
  phone: '13800000000',
  province: '海南省',
  city: '三亚市',
  district: '吉阳区',
  detail: '海棠湾',
}
const MINUTE = 60_000
const RETURNED = ['approve', 'settle'] as const
const REFUSED = ['refuse'] as const

describeOnDatabases('points that goods earn', (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)
  let now = NOW

  /** Four copies at 249.99 each: 999 points together, and 249 by itself each. */
  async function bought() {
    const memberId = book.fresh('member')
    const line = fakeLine(book.fresh('item'), 99, { copies: 4, listFen: 24_999, unitFen: 24_999 })
    const { filled, ...placing } = placingOf(memberId, book.fresh('temp'), fakeQuote([line]))
    const id = await book.place({ ...placing, filled: { ...filled, delivery } })
    await book.pay(id, memberId)
    return { id, memberId }
  }
  type Bought = Awaited<ReturnType<typeof bought>>
  const owner = ({ memberId }: Bought) => ({ memberId, kind: 'points', companyId: '' }) as const
  const points = async (of: Bought) => (await balanceOf(db(), owner(of), now)).balance
  async function receive({ id, memberId }: Bought) {
    const parcel = { company: '中通快递', number: 'ZT731234567890' }
    await dispatchOrder(db(), { orderId: id, ...parcel }, (now += MINUTE))
    expect(await receiveOrder(db(), id, memberId, (now += MINUTE))).toBeUndefined()
  }
  async function apply({ id, memberId }: Bought, copies: number) {
    const [line] = await book.lines(id)
    const wanted = [{ subOrderId: line?.id ?? '', copies }]
    const request = { orderId: id, memberId, requestKey: book.fresh('key'), reason: 1, description: '', wanted }
    const made = await applyRefund(db(), request, (now += MINUTE))
    if (!('refundId' in made)) throw new Error(made.obstacle)
    return made.refundId
  }
  async function end(refundId: string, events: readonly RefundEvent[]) {
    for (const event of events) expect(await advanceRefund(db(), refundId, event, (now += MINUTE))).toBeDefined()
  }

  it('are all taken back when all is given back, in however many parts', async () => {
    for (const parts of [[4], [1, 3], [2, 2], [3, 1], [1, 1, 1, 1]]) {
      const order = await bought()
      await receive(order)
      expect(await points(order)).toBe(999)
      for (const copies of parts) await end(await apply(order, copies), RETURNED)
      expect(await points(order), `in parts of ${parts.join(', ')}`).toBe(0)
    }
  })

  it('are those of what was kept, after each part', async () => {
    const order = await bought()
    await receive(order)
    const kept = []
    for (const copies of [1, 2]) {
      await end(await apply(order, copies), RETURNED)
      kept.push(await points(order))
    }
    expect(kept).toEqual([749, 249])
  })

  it('are earned after all by copies that were asked back before they came, and were not given back', async () => {
    const order = await bought()
    const early = await apply(order, 2)
    await receive(order)
    expect(await points(order)).toBe(499)
    await end(early, REFUSED)
    expect(await points(order)).toBe(999)
    await end(await apply(order, 2), RETURNED)
    expect(await points(order)).toBe(499)
  })

  it('are not taken back for copies that earned none, or that stay', async () => {
    const order = await bought()
    const early = await apply(order, 1)
    await receive(order)
    expect(await points(order)).toBe(749)
    await end(early, RETURNED)
    expect(await points(order), 'asked back before they came').toBe(749)
    await end(await apply(order, 2), REFUSED)
    expect(await points(order), 'refused').toBe(749)
  })

  it('are the same in whichever order applications of before and after the receipt end', async () => {
    const order = await bought()
    const early = await apply(order, 1)
    await receive(order)
    const late = await apply(order, 1)
    await end(late, RETURNED)
    expect(await points(order)).toBe(499)
    await end(early, REFUSED)
    expect(await points(order)).toBe(749)
    await end(await apply(order, 3), RETURNED)
    expect(await points(order)).toBe(0)
  })

  it('that were spent meanwhile are taken back as far as there are any', async () => {
    const order = await bought()
    await receive(order)
    await db().transaction((tx) =>
      spendPoints(tx, { ...owner(order), amount: 900, reason: 'order', reference: 'elsewhere', now }),
    )
    await end(await apply(order, 4), RETURNED)
    expect(await points(order)).toBe(0)
  })
})
