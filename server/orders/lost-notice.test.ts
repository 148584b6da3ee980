import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { companyTakings, payments } from '../db/schema.ts'
import { askAboutWaiting } from './ask-company.ts'
import { cancelOrder } from './end-order.ts'
import { giveBackRound } from './give-back.ts'
import { beginPayment } from './take-payment.ts'
import { fakeLine, fakeQuote, placingOf } from './testing/fake-quote.ts'
import { NOW, orderBook } from './testing/order-book.ts'
import { createSandboxPayment } from '../ports/payment-sandbox.ts'

describeOnDatabases('what goes on about payments', (opened) => {
  const book = orderBook(() => opened().database.orm)

  it('finds money whose notice was lost, and gives back what nobody may keep', async () => {
    const { orm } = opened().database
    const id = await book.place(placingOf('m1', book.fresh('temp'), fakeQuote([fakeLine(book.fresh('item'), 5)])))
    const begun = await beginPayment(orm, id, 'm1', NOW)
    await cancelOrder(orm, id, 'm1', NOW)
    const { payId, amountFen } = begun!
    await orm.insert(companyTakings).values({ providerNo: 'lost', payId, amountFen, arrivesAt: NOW })
    const clock = { now: () => NOW + 15_000, offset: () => 0 }
    const problems: unknown[] = []
    const payment = createSandboxPayment(orm, clock)
    for (const round of [askAboutWaiting, giveBackRound])
      await round(orm, payment, clock.now(), (problem) => problems.push(problem))
    const [paid] = await orm.select().from(payments).where(eq(payments.id, payId))
    expect([paid?.state, problems]).toEqual(['returned', []])
  })
})
