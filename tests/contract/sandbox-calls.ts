import type { FastifyInstance } from 'fastify'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import type { Contract } from '../../schemas/api/contract.ts'
import { contracts } from '../../schemas/api/contracts.ts'
import { orderCodes, orderLines, smsMessages } from '../../server/db/schema.ts'
import { PortUnavailable } from '../../server/ports/port-unavailable.ts'
import { MOST_ADDRESSES } from '../../server/orders/address-book.ts'
import { openCounterCode, takeCounterCode } from '../../server/orders/counter-codes.ts'
import { cancelOrder } from '../../server/orders/end-order.ts'
import { beginPayment, handlePaymentWebhook } from '../../server/orders/take-payment.ts'
import { createSandboxWeather } from '../../server/ports/weather-sandbox.ts'
import { createSandboxWechat } from '../../server/ports/wechat-sandbox.ts'
import { usualSmsLimits } from '../../server/session/sms-policy.ts'
import { createSessions } from '../../server/session/sessions.ts'
import { addDays } from '../../src/domain/dates.ts'
import { TEST_SECRET, testApp, testPorts } from '../fixtures/app.ts'
import { embeddedDatabase, LONGEST_OPENING, type TestDatabase } from '../fixtures/databases.ts'
import { solveSum } from '../fixtures/solve-sum.ts'
import { type Asked, type Before, contacts, deviceOf, play, STAFF } from './call-samples.ts'
import { requestOf } from './call-request.ts'
import { cornerBefore } from './corner-samples.ts'
import { serviceBefore } from './service-samples.ts'
import { TODAY } from './shop-openings.ts'

const MORNING = Date.parse(`${TODAY}T10:00:00+08:00`)

let now = MORNING
const clock = { now: () => now, offset: () => 0 }
const unavailable = () => Promise.reject(new PortUnavailable('nobody answers'))

let opened: TestDatabase
let app: FastifyInstance
/** The same shop while no service outside it answers. */
let alone: FastifyInstance
/** The same shop, whose day has one login code. */
let spent: FastifyInstance

/** Gives the file that calls it a shop of its own, from its first test to its last: files of one process share this module. */
export function useSandboxShop(): void {
  beforeAll(openShop, LONGEST_OPENING)
  afterAll(() => opened.remove())
}

async function openShop(): Promise<void> {
  now = MORNING
  choices = 0
  unpaid.clear()
  opened = await embeddedDatabase(now)
  const { database } = opened
  const ports = testPorts(database, { clock, weather: createSandboxWeather(clock) })
  app = await testApp(database, { ports, limits: { callsPerMinute: 100_000 } })
  const wechat = { ...ports.wechat, openIdOf: unavailable, signature: unavailable }
  const sms = { ...usualSmsLimits, perDay: 1 }
  spent = await testApp(database, { ports, limits: { callsPerMinute: 100_000, sms } })
  const silent = { sms: { send: unavailable }, mail: { send: unavailable } }
  alone = await testApp(database, { ports: { ...ports, wechat, ...silent } })
}

export const db = () => opened.database.orm
export const sessions = () => createSessions({ db: db(), clock, secret: TEST_SECRET })

/** Choices are of one day after the other: none is sold out. */
let choices = 0

const before: Before = {
  ...cornerBefore(db, clock, () => testPorts(opened.database, { clock })),
  ...serviceBefore(db, clock.now),
  async smsAnswer(mobile) {
    const asked = (await ask(contracts.smsChallenge, { body: { reqDtos: { mobile } } })).body
    const { question, token } = (asked as { data: { question: string; token: string } }).data
    return { token, answer: solveSum(question) }
  },
  async smsCode(mobile) {
    const challenge = await before.smsAnswer(mobile)
    await ask(contracts.sendSmsCode, { body: { reqDtos: { mobile, challenge } }, headers: deviceOf(mobile) })
    const [message] = await db().select().from(smsMessages).orderBy(desc(smsMessages.sentAt)).limit(1)
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
  },
  wechatCode: (openId, phone) => createSandboxWechat(db(), clock).createCode(openId, phone),
  refreshToken: async (member) => (await sessions().begin(member)).refreshToken,
  async partnerCode(member) {
    const asked = { partnerId: 'tide-calendar', returnTo: '/sandbox/partner' }
    const { body } = await ask(contracts.partnerDecide, { body: { ...asked, isAllowed: true }, member })
    const { to } = (body as { data: { to: string } }).data
    const code = new URL(to, 'https://shop.invalid').searchParams.get('code') ?? ''
    return { ...asked, code, secret: 'tide-sandbox-secret' }
  },
  wait: (ms) => void (now += ms),
  async choose(member) {
    choices += 1
    const useDate = addDays(TODAY, 34 + (choices % 20))
    const choice = { reqDtos: { ...play.body.reqDtos, useDate } }
    const kept = await ask(contracts.savePlayOrder, { body: choice, member })
    const { shoppingId } = kept.body as { shoppingId: string }
    const info = await ask(contracts.shoppingInfo, { params: { id: shoppingId }, member })
    const { data } = info.body as { data: { priceDetail: { bookPriceTotal: number } } }
    return { shoppingId, bookPriceTotal: data.priceDetail.bookPriceTotal }
  },
  async chooseFlash(member) {
    const choice = { reqDtos: { productId: '650102', packageId: '6501021' } }
    const kept = await ask(contracts.productTempOrderCreate, { body: choice, member })
    return (kept.body as { data: { tempOrderId: string } }).data.tempOrderId
  },
  async allOfFlash(member) {
    const choice = { productId: '650102', packageId: '6501021', quantity: 2 }
    const kept = await ask(contracts.productTempOrderCreate, { body: { reqDtos: choice }, member })
    const { tempOrderId: shoppingId } = (kept.body as { data: { tempOrderId: string } }).data
    await ask(contracts.bookOrder, { body: { reqDtos: { shoppingId, bookPriceTotal: 198, contacts } }, member })
    return choice
  },
  async ordered(name, asked) {
    const { member } = asked
    const kept = await ask(contracts[name], asked)
    const { id, tempOrderId: shoppingId = id } = (kept.body as { data?: Record<string, string> }).data ?? {}
    if (shoppingId === undefined || member === undefined) return asked
    const info = await ask(contracts.shoppingInfo, { params: { id: shoppingId }, member })
    const { bookPriceTotal } = (info.body as { data: { priceDetail: { bookPriceTotal: number } } }).data.priceDetail
    await ask(contracts.bookOrder, { body: { reqDtos: { shoppingId, bookPriceTotal, contacts } }, member })
    return asked
  },
  async allOfWhale(member) {
    const street = { name: '满', phone: '13800000000', province: '省', city: '市', district: '区', detail: '路1号' }
    const saved = await ask(contracts.saveAddress, { body: { reqDtos: street }, member })
    const { id: addressId } = (saved.body as { data: { id: string } }).data
    for (let copy = 0; copy < 2; copy += 1) {
      const choice = { productId: '680102', quantity: 1 }
      const kept = await ask(contracts.productTempOrderCreate, { body: { reqDtos: choice }, member })
      const { tempOrderId: shoppingId } = (kept.body as { data: { tempOrderId: string } }).data
      const booking = { shoppingId, bookPriceTotal: 128, contacts, addressId }
      await ask(contracts.bookOrder, { body: { reqDtos: booking }, member })
    }
    return '680102'
  },
  async counterShows() {
    const asked = { companyId: '561', amountFen: 5800, note: '手作体验' }
    return (await openCounterCode(db(), asked, clock.now())) ?? ''
  },
  async counterTaken(member) {
    const code = await before.counterShows()
    await takeCounterCode(db(), code, member, clock.now())
    return code
  },
  async fullBook() {
    const street = { name: '满', phone: '13800000000', province: '省', city: '市', district: '区' }
    for (let house = 1; house <= MOST_ADDRESSES; house += 1)
      await ask(contracts.saveAddress, { body: { reqDtos: { ...street, detail: `路${house}号` } }, member: '900005' })
    return '900005'
  },
  async joined(member) {
    const opened = await ask(contracts.signOpen, { body: { activityId: 'QD01' }, member })
    return (opened.body as { data: { joinId: string } }).data.joinId
  },
  async helpedEnough() {
    const helper = '900012'
    for (const member of ['900001', '900002', '900006']) {
      const launched = await ask(contracts.bargainLaunch, {
        body: { activityId: '901', activityProductId: '9011' },
        member,
      })
      const { cutTeamId } = launched.body as { cutTeamId: string }
      await ask(contracts.bargainHelp, { body: { cutTeamId }, member: helper })
    }
    return helper
  },
  async order(member) {
    // Nobody may have many orders that are not paid: the one before is given up.
    const open = unpaid.get(member)
    if (open !== undefined) await cancelOrder(db(), open, member, clock.now())
    const reqDtos = { ...(await before.choose(member)), contacts }
    const booked = (await ask(contracts.bookOrder, { body: { reqDtos }, member })).body
    const { orderId } = (booked as { data: { orderId: string } }).data
    unpaid.set(member, orderId)
    return orderId
  },
  async exchange(member, date) {
    const lines = [{ subOrderId: '900006051', copies: 1 }]
    const body = { orderId: '90000605', requestKey: 'key-of-a-page', date, people: 2, contact: contacts, lines }
    const made = (await ask(contracts.bookAppointment, { body, member })).body
    return (made as { data: { appointmentId: string } }).data.appointmentId
  },
  async dearDay(member, date) {
    const lines = [{ subOrderId: '900006051', copies: 1 }]
    const body = { orderId: '90000605', requestKey: 'key-of-a-dear-day', date, people: 2, contact: contacts, lines }
    const made = (await ask(contracts.bookAppointment, { body, member })).body
    return (made as { data: { extraOrderId: string } }).data.extraOrderId
  },
  async codeIn(status) {
    const [code] = await db()
      .select()
      .from(orderCodes)
      .where(eq(orderCodes.status, status as 2))
    return code?.bizCode ?? ''
  },
  async redeemed(code) {
    await ask(contracts.codeRedeem, { body: { code }, member: STAFF })
    return code
  },
  async paid(member) {
    const orderId = await before.order(member)
    const payment = await beginPayment(db(), orderId, member, clock.now())
    if (payment) await handlePaymentWebhook(db(), { ...payment, providerNo: orderId, isPaid: true }, clock.now())
    return orderId
  },
  async keepTravellers(member, count) {
    for (let kept = 0; kept < count; kept++)
      await ask(contracts.travellerCreate, { body: { name: `林小满${kept}` }, member })
  },
  async firstLine(orderId) {
    const [line] = await db().select().from(orderLines).where(eq(orderLines.orderId, orderId))
    return line?.id ?? ''
  },
  async refunded(member) {
    const orderId = await before.paid(member)
    const quantity = [{ subOrderId: await before.firstLine(orderId), copies: 1 }]
    const request = { orderId, requestKey: 'key-of-a-page', reason: 1, quantity }
    await ask(contracts.orderRefundApply, { body: { reqDtos: request }, member })
    return orderId
  },
}

/** By the member, the order that was made last. */
const unpaid = new Map<string, string>()

/** Makes a call of the sandbox. */
export async function ask(contract: Contract, asked: Asked) {
  const { member, isAlone, isSpent } = asked
  const request = requestOf(contract, asked)
  const token = asked.token ?? (member === undefined ? undefined : (await sessions().begin(member)).token)
  const reply = await (isAlone ? alone : isSpent ? spent : app).inject({
    ...request,
    headers: { ...request.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  })
  return { status: reply.statusCode, body: reply.json() as unknown }
}

export const askedOf = async (asking: Asked | ((before: Before) => Promise<Asked>)): Promise<Asked> =>
  typeof asking === 'function' ? asking(before) : asking
