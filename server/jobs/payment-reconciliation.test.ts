import { eq } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { companyTakings, payments } from '../db/schema.ts'
import { cancelOrder } from '../orders/end-order.ts'
import { beginPayment } from '../orders/take-payment.ts'
import { fakeLine, fakeQuote, placingOf } from '../orders/testing/fake-quote.ts'
import { NOW, orderBook } from '../orders/testing/order-book.ts'
import { createSandboxPayment } from '../ports/payment-sandbox.ts'
import { startPaymentReconciliation } from './payment-reconciliation.ts'

describeOnDatabases('what goes on about payments', (opened) => {
  const book = orderBook(() => opened().database.orm)
  afterEach(() => vi.useRealTimers())

  it('finds money whose notice was lost, and gives back what nobody may keep, within rounds of five seconds', async () => {
    const { orm } = opened().database
    const id = await book.place(placingOf('m1', book.fresh('temp'), fakeQuote([fakeLine(book.fresh('item'), 5)])))
    const begun = await beginPayment(orm, id, 'm1', NOW)
    await cancelOrder(orm, id, 'm1', NOW)
    const { payId, amountFen } = begun!
    await orm.insert(companyTakings).values({ providerNo: 'lost', payId, amountFen, arrivesAt: NOW })
    const clock = { now: () => NOW + 15_000, offset: () => 0 }
    const problems: unknown[] = []
    const stateOf = async () => (await orm.select().from(payments).where(eq(payments.id, payId)))[0]?.state
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const payment = createSandboxPayment(orm, clock)
    const job = startPaymentReconciliation(orm, { clock, payment }, (problem) => problems.push(problem))
    vi.advanceTimersByTime(5_000)
    await vi.waitFor(async () => expect(await stateOf()).toBe('returned'))
    job.stop()
    expect([vi.getTimerCount(), problems]).toEqual([0, []])
  })
})
