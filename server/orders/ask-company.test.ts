import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { companyTakings, companyTries, payments } from '../db/schema.ts'
import { createSandboxPayment } from '../ports/payment-sandbox.ts'
import type { PaymentPort } from '../ports/payment.ts'
import { PortUnavailable } from '../ports/port-unavailable.ts'
import { askAboutWaiting, askNow } from './ask-company.ts'
import { beginPayment } from './take-payment.ts'
import { fakeLine, fakeQuote, placingOf } from './testing/fake-quote.ts'
import { NOW, orderBook } from './testing/order-book.ts'

const fail = (error: unknown) => {
  throw error
}

describeOnDatabases('the company, asked what became of a try', (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)
  const clock = { time: NOW, now: () => clock.time, offset: () => 0 }
  const company = () => createSandboxPayment(db(), clock)
  const ask = () => askAboutWaiting(db(), company(), clock.time, fail)
  const begin = async () => {
    clock.time = NOW
    const id = await book.place(placingOf('m1', book.fresh('temp'), fakeQuote([fakeLine(book.fresh('item'), 9)])))
    const begun = await beginPayment(db(), id, 'm1', NOW)
    if (!begun) throw new Error('no payment')
    const { payId, amountFen } = begun
    const paths = { donePath: '/', leavePath: '/' }
    await company().open({
      payId,
      amountFen,
      orderNo: id,
      subject: '',
      way: 'wechat',
      source: {},
      payUntil: NOW,
      ...paths,
    })
    return { id, payId, amountFen, stateOf: async () => (await paymentOf(payId))?.state }
  }
  const paymentOf = async (payId: string) => (await db().select().from(payments).where(eq(payments.id, payId)))[0]
  const come = ({ payId, amountFen }: { payId: string; amountFen: number }) =>
    db()
      .insert(companyTakings)
      .values({ providerNo: book.fresh('lost'), payId, amountFen, arrivesAt: NOW })

  it('tells of money whose notice was lost, once, however many ask', async () => {
    const attempt = await begin()
    await come(attempt)
    await ask()
    expect(await attempt.stateOf(), 'not yet').toBe('waiting')
    clock.time = NOW + 15_000
    await Promise.all([ask(), ask()])
    expect([await attempt.stateOf(), (await book.order(attempt.id))?.paymentStatus]).toEqual(['paid', 3])
    await ask()
    expect(await book.audit()).toEqual([])
  })

  it('tells its waiting buyer at once, but not again and again', async () => {
    const attempt = await begin()
    await askNow(db(), company(), attempt.payId, NOW)
    await come(attempt)
    await askNow(db(), company(), attempt.payId, NOW + 1)
    expect(await attempt.stateOf()).toBe('waiting')
    await askNow(db(), company(), attempt.payId, NOW + 3_000)
    expect(await attempt.stateOf()).toBe('paid')
  })

  it('tells of a failure; and of what nobody paid for a day it is asked no more', async () => {
    const [failed, left] = [await begin(), await begin()]
    await db().update(companyTries).set({ failedAt: NOW }).where(eq(companyTries.payId, failed.payId))
    clock.time = NOW + 15_000
    await ask()
    expect([await failed.stateOf(), await left.stateOf()]).toEqual(['failed', 'waiting'])
    clock.time = NOW + 25 * 60 * 60_000
    await ask()
    expect([await left.stateOf(), (await paymentOf(left.payId))?.askAt]).toEqual(['failed', null])
  })

  it('that does not answer about one is asked about the others, and again later', async () => {
    const [one, two] = [await begin(), await begin()]
    await come(one)
    await come(two)
    const half: PaymentPort = {
      ...company(),
      report: (payId) => (payId === one.payId ? Promise.reject(new PortUnavailable('busy')) : company().report(payId)),
    }
    const problems: unknown[] = []
    clock.time = NOW + 15_000
    await askAboutWaiting(db(), half, clock.time, (error) => problems.push(error))
    expect([problems.length, await one.stateOf(), await two.stateOf()]).toEqual([1, 'waiting', 'paid'])
    clock.time = NOW + 30_000
    await ask()
    expect(await one.stateOf()).toBe('paid')
  })
})
