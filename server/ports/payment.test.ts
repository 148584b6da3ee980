import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { writeSetting } from '../db/server-settings.ts'
import { companyRefunds, companyTakings, companyTries } from '../db/schema.ts'
import type { PaymentAttempt } from './payment.ts'
import { createLivePayment } from './payment-live.ts'
import { createSandboxPayment, SANDBOX_PAYMENT_SECRET } from './payment-sandbox.ts'
import { isSignedBy, signedHeaders } from './payment-signature.ts'
import { PortUnavailable } from './port-unavailable.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const SECRET = 'a secret that both know, long enough'

const attempt = (payId: string): PaymentAttempt => ({
  ...{ payId, orderNo: '1', subject: '帆船出海', amountFen: 18_000, way: 'alipay', payUntil: NOW + 60_000 },
  source: { platform: '2', orderSource: '19' },
  ...{ donePath: '/tc-fostay/pay-success/1', leavePath: '/tc-fostay/cashier/1' },
})

const callOf = (body: string, secret: string) => {
  const headers = signedHeaders(body, { secret, now: NOW })
  return {
    ...{ id: headers['webhook-id'], timestamp: headers['webhook-timestamp'] },
    ...{ signature: headers['webhook-signature'], body },
  }
}

/** A company that answers so, and what it was asked. */
function company(answer: unknown, more: { status?: number; url?: string | undefined } = {}) {
  const asked: { url: string; init: RequestInit }[] = []
  const problems: unknown[] = []
  const fake = async (url: unknown, init: RequestInit = {}) => {
    asked.push({ url: String(url), init })
    if (answer instanceof Error) throw answer
    return new Response(JSON.stringify(answer), { status: more.status ?? 200 })
  }
  const port = createLivePayment({
    ...{ url: 'https://pay.example.com', id: 'lantu', secret: SECRET, shopUrl: 'https://shop.example.com', ...more },
    ...{ now: () => NOW, fetch: fake as typeof fetch, onProblem: (problem) => problems.push(problem) },
  })
  return { asked, problems, port }
}

describe('the live payment company', () => {
  it('gets a try signed, with whole addresses to come back to, and says where to pay', async () => {
    const { asked, port } = company({ payUrl: 'https://pay.example.com/p/1' })
    expect(await port.open(attempt('p1'))).toEqual({ payUrl: 'https://pay.example.com/p/1' })
    const [{ url, init } = { url: '', init: {} }] = asked
    const headers = new Headers(init.headers)
    expect([url, init.method, headers.get('merchant-id')]).toEqual([
      'https://pay.example.com/payments',
      'POST',
      'lantu',
    ])
    const body = String(init.body)
    expect(JSON.parse(body)).toMatchObject({
      source: { platform: '2', orderSource: '19' },
      ...{ payId: 'p1', amountFen: 18_000, doneUrl: 'https://shop.example.com/tc-fostay/pay-success/1' },
      noticeUrl: 'https://shop.example.com/online/payment/notice',
    })
    const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) => headers.get(`webhook-${name}`))
    const call = { id: id ?? '', timestamp: timestamp ?? '', signature: signature ?? '', body }
    expect(isSignedBy(call, { secret: SECRET, now: NOW })).toBe(true)
  })

  it('says what came, and whether it gave back', async () => {
    const takings = [{ providerNo: 'x1', amountFen: 18_000 }]
    expect(await company({ takings, hasFailed: false }).port.report('p1')).toEqual({ takings, hasFailed: false })
    const { asked, port } = company({ answer: 'accepted' })
    const wish = { providerNo: 'x1', refundKey: 'k1', amountFen: 1 }
    expect([await port.refund(wish), asked[0]?.url, JSON.parse(String(asked[0]?.init.body))]).toEqual([
      'accepted',
      'https://pay.example.com/refunds',
      wish,
    ])
  })

  it.each([
    ['is not set up', {}, { url: undefined }],
    ['refuses', {}, { status: 402 }],
    ['is silent', new Error('down'), {}],
    ['names no address', {}, {}],
    ['names an address that may not be opened', { payUrl: 'javascript:alert(1)' }, {}],
  ])('that %s makes the call one under maintenance', async (_what, answer, more) => {
    const error = await company(answer, more)
      .port.open(attempt('p1'))
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(PortUnavailable)
  })

  const taking = (amountFen: number) => ({ takings: [{ providerNo: 'x1', amountFen }] })
  it.each([{}, taking(1.5), taking(1e13), taking(0), { takings: [null] }])(
    'that reports %j reports nothing',
    async (answer) => {
      await expect(company(answer).port.report('p1')).rejects.toThrow(PortUnavailable)
    },
  )

  it('that does not say whether it gave back is asked again', async () => {
    const wish = { providerNo: 'x1', refundKey: 'k1', amountFen: 1 }
    await expect(company({ answer: 'perhaps' }).port.refund(wish)).rejects.toThrow(PortUnavailable)
  })

  it('is believed when it signed, and nobody is without a secret', () => {
    const call = callOf('{}', SECRET)
    const none = createLivePayment({
      ...{ url: undefined, id: undefined, secret: undefined, shopUrl: undefined },
      ...{ now: () => NOW, fetch, onProblem: () => undefined },
    })
    expect([company({}).port.isGenuine(call), none.isGenuine(call)]).toEqual([true, false])
    expect(company({}).port.isGenuine(callOf('{}', 'another secret of the same length.'))).toBe(false)
  })
})

describeOnDatabases('the sandbox’s payment company', (opened) => {
  const db = () => opened().database.orm
  const port = () => createSandboxPayment(db(), { now: () => NOW, offset: () => 0 })
  const take = (providerNo: string, arrivesAt = NOW) =>
    db()
      .insert(companyTakings)
      .values({ providerNo, payId: `p-${providerNo}`, amountFen: 100, arrivesAt })

  it('keeps a try once, however often it is opened', async () => {
    expect(await port().open(attempt('once'))).toEqual({ payUrl: '/sandbox/cashier/once' })
    await port().open(attempt('once'))
    expect(await db().select().from(companyTries).where(eq(companyTries.payId, 'once'))).toMatchObject([
      { amountFen: 18_000, way: 'alipay', failedAt: null },
    ])
  })

  it('reports what arrived, and not what a bank still has', async () => {
    await take('here')
    await take('there', NOW + 1)
    expect(await port().report('p-here')).toEqual({
      takings: [{ providerNo: 'here', amountFen: 100 }],
      hasFailed: false,
    })
    expect(await port().report('p-there')).toEqual({ takings: [], hasFailed: false })
  })

  it('gives back once for each key, and never more than what came, however many ask at once', async () => {
    await take('t1')
    const ask = (refundKey: string, amountFen: number) => port().refund({ providerNo: 't1', refundKey, amountFen })
    expect(await Promise.all([ask('a', 60), ask('a', 60), ask('a', 60)])).toEqual(['returned', 'returned', 'returned'])
    expect((await Promise.all([ask('b', 40), ask('c', 40)])).toSorted()).toEqual(['refused', 'returned'])
    expect(await ask('d', 1)).toBe('refused')
    expect(await port().refund({ providerNo: 'nobody', refundKey: 'e', amountFen: 1 })).toBe('refused')
  })

  it('answers as was chosen for it; a refusal may be asked again by the same key', async () => {
    await take('t2')
    const ask = (refundKey: string) => port().refund({ providerNo: 't2', refundKey, amountFen: 50 })
    await writeSetting(db(), 'sandbox-refunds', 'refused')
    expect(await ask('no')).toBe('refused')
    await writeSetting(db(), 'sandbox-refunds', 'accepted')
    expect([await ask('no'), await ask('later')]).toEqual(['accepted', 'accepted'])
    await writeSetting(db(), 'sandbox-refunds', 'returned')
    expect([await ask('no'), await ask('more')]).toEqual(['accepted', 'refused'])
    await db().update(companyRefunds).set({ answer: 'returned' }).where(eq(companyRefunds.refundKey, 'no'))
    expect(await ask('no')).toBe('returned')
  })

  it('signs with the sandbox’s own secret', () => {
    expect(port().isGenuine(callOf('{}', SANDBOX_PAYMENT_SECRET))).toBe(true)
    expect(port().isGenuine(callOf('{}', SECRET))).toBe(false)
  })
})
