import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { companyTakings } from '../db/schema.ts'
import { createSandboxPayment } from '../ports/payment-sandbox.ts'
import { auditOrders } from './audit-orders.ts'
import { cancelOrder } from './end-order.ts'
import { giveBackRound } from './give-back.ts'
import { beginPayment, handlePaymentWebhook } from './take-payment.ts'
import { fakeLine, fakeQuote, placingOf } from './testing/fake-quote.ts'
import { NOW, orderBook } from './testing/order-book.ts'

const fail = (error: unknown) => {
  throw error
}

describeOnDatabases('the books of shop and company', (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)
  const company = () => createSandboxPayment(db(), { now: () => NOW, offset: () => 0 })
  const returned = async () => {
    const id = await book.place(placingOf('m1', book.fresh('temp'), fakeQuote([fakeLine(book.fresh('item'), 9)])))
    const begun = await beginPayment(db(), id, 'm1', NOW)
    if (!begun) throw new Error('no payment')
    const { payId, amountFen } = begun
    await cancelOrder(db(), id, 'm1', NOW)
    await db()
      .insert(companyTakings)
      .values({ providerNo: `p-${payId}`, payId, amountFen, arrivesAt: NOW })
    await handlePaymentWebhook(db(), { payId, providerNo: `p-${payId}`, isPaid: true, amountFen }, NOW)
    await giveBackRound(db(), company(), NOW, fail)
    return payId
  }

  it.each([
    [
      'money that the shop never counted',
      'company-takings',
      (id: string) => sql`update payments set provider_no = null where id = ${id}`,
    ],
    [
      'money that the shop counts otherwise',
      'company-takings',
      (id: string) => sql`update company_takings set amount_fen = 1 where pay_id = ${id}`,
    ],
    [
      'a refund that the shop never asked for',
      'company-refunds',
      (id: string) => sql`delete from payment_returns where id = ${id}`,
    ],
    [
      'a refund that the company did not make',
      'company-refunds',
      (id: string) => sql`update company_refunds set answer = 'refused' where refund_key = ${id}`,
    ],
    [
      'more given back than came',
      'payment-returned',
      (id: string) => sql`update payment_returns set amount_fen = 99999 where id = ${id}`,
    ],
  ] as const)('are found wrong by %s', async (_what, rule, breaks) => {
    const payId = await returned()
    expect(await book.audit()).toEqual([])
    const undone = new Error('undone')
    let found: string[] = []
    const broken = db().transaction(async (tx) => {
      await tx.execute(breaks(payId))
      found = (await auditOrders(tx)).map((finding) => finding.rule)
      throw undone
    })
    await expect(broken).rejects.toBe(undone)
    expect(found).toContain(rule)
    expect(await book.audit()).toEqual([])
  })
})
