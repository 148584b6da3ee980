import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../server/db/open-database.ts'
import * as tables from '../../server/db/schema.ts'
import { auditOrders } from '../../server/orders/audit-orders.ts'
import { balanceOf, earnPoints } from '../../server/points/ledger.ts'
import { addDays, shopDay } from '../../src/domain/dates.ts'
import { tellCount } from '../fixtures/count-of-crowd.ts'
import { openFrom } from '../fixtures/databases.ts'
import { missingPostgres, startPostgres } from '../fixtures/postgres.ts'
import { beginPaying, book, call, type Caller, choose, dataOf, helpFriend } from './shop-calls.ts'
import { launchBargain, logIn, notify, priceOf, Refused, seatOf } from './shop-calls.ts'
import { type ShopServer, startShop } from './shop-server.ts'

const CROWD = 200
/** With a coupon that may be passed on. */
const GIVER = '900006'
const missing = missingPostgres()

/** Nobody is before anybody else: all calls are under way at once, half of them at each of two servers. */
describe.skipIf(missing)(`a crowd before two servers of one shop${missing ? ` (${missing})` : ''}`, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let servers: readonly ShopServer[] = []
  let database: Database
  let callers: readonly Caller[] = []
  const db = () => database.orm

  const callerOf = async (member: string, at: number): Promise<Caller> => {
    const { origin } = servers[at % 2]!
    const address = `10.2.${at >> 8}.${at & 255}`
    return { origin, address, token: await logIn(origin, member), now: Date.now }
  }
  beforeAll(async () => {
    postgres = await startPostgres()
    // A machine under load is no failure: the servers let everybody in.
    const env = { DATA_DIR: '', DATABASE_URL: postgres.url, LONGEST_LAG: '60000', CALLS_PER_MINUTE: '60000' }
    servers = [await startShop(env)]
    servers = [...servers, await startShop(env)]
    database = await openFrom({ dataDir: '', databaseUrl: postgres.url })
    const [one] = await db().select().from(tables.members).where(eq(tables.members.id, '900011'))
    const ids = Array.from({ length: CROWD + 20 }, (_, at) => `crowd-${at}`)
    await db()
      .insert(tables.members)
      .values(ids.map((id) => ({ ...one!, id, phone: '' })))
    callers = await Promise.all(ids.map(callerOf))
  })
  afterAll(async () => {
    for (const server of servers) await server.kill()
    await database.close()
    await postgres.stop()
  })

  /** @returns what those got who got it, and in which words the others were refused */
  async function race<Got>(acts: readonly (() => Promise<Got>)[], thing: string, there = 1) {
    const outcomes = await Promise.allSettled(acts.map((act) => act()))
    const given: Got[] = []
    const words = new Set<string>()
    for (const outcome of outcomes)
      if (outcome.status === 'fulfilled') given.push(outcome.value)
      else if (outcome.reason instanceof Refused) words.add(outcome.reason.why)
      else throw outcome.reason
    const of = { asked: acts.length, there, given: new Set(given).size }
    tellCount({ database, source: { dataDir: '', databaseUrl: postgres.url }, remove: postgres.stop }, { thing, ...of })
    return { given, words: [...words] }
  }
  const everybody = <Got>(act: (caller: Caller) => Promise<Got>, from = 20) =>
    callers.slice(from, from + CROWD).map((caller) => () => act(caller))
  const bookChosen = async (caller: Caller, shoppingId: string, usePoints = false): Promise<() => Promise<string>> => {
    const price = await priceOf(caller, shoppingId, usePoints)
    return () => book(caller, { shoppingId, price, usePoints })
  }
  const pay = async (caller: Caller, orderId: string) => {
    const [order] = await db().select().from(tables.orders).where(eq(tables.orders.id, orderId))
    const payId = await beginPaying(caller, orderId)
    await notify(caller, { payId, providerNo: `race-${orderId}`, amountFen: order!.totalFen })
  }
  /** The same member at the other server. */
  const elsewhere = (caller: Caller): Caller => ({
    ...caller,
    origin: servers.find(({ origin }) => origin !== caller.origin)!.origin,
  })

  it('gives the last seat of a team to one', async () => {
    const [leader, friend] = [callers[0]!, callers[1]!]
    const opened = await (await bookChosen(leader, await seatOf(leader)))()
    await pay(leader, opened)
    const [seat] = await db().select().from(tables.teamSeats).where(eq(tables.teamSeats.orderId, opened))
    await pay(friend, await (await bookChosen(friend, await seatOf(friend, seat!.teamId)))())
    const chosen = await Promise.all(
      callers.slice(20, 20 + CROWD).map(async (caller) => bookChosen(caller, await seatOf(caller, seat!.teamId))),
    )
    const { given, words } = await race(chosen, 'a team’s last seat')
    expect([given.length, words]).toEqual([1, ['这个团已经满员了，看看别的团吧']])
    const [team] = await db().select().from(tables.teams).where(eq(tables.teams.id, seat!.teamId))
    expect(team).toMatchObject({ persons: 3, taken: 3, paid: 2 })
  })

  it('lets the last friend whom a bargain takes cut what is left of it, and nobody after', async () => {
    const id = await launchBargain(callers[0]!)
    const [begun] = await db().select().from(tables.bargains).where(eq(tables.bargains.id, id))
    for (const friend of callers.slice(1, begun!.helpers)) await helpFriend(friend, id)
    const [before] = await db().select().from(tables.bargains).where(eq(tables.bargains.id, id))
    const { given, words } = await race(
      everybody((caller) => helpFriend(caller, id)),
      'a bargain’s last help',
    )
    expect(given.map((yuan) => Math.round(yuan * 100))).toEqual([before!.leftFen])
    expect(words).toEqual(['已经砍到底价，不用再砍了'])
    const [after] = await db().select().from(tables.bargains).where(eq(tables.bargains.id, id))
    expect(after).toMatchObject({ state: 'reached', leftFen: 0 })
  })

  it('takes the points that a member has for one order', async () => {
    const [memberId, caller] = ['crowd-2', callers[2]!]
    const amount = 300
    const entry = { memberId, kind: 'points', companyId: '', reason: 'activity', reference: 'gift' } as const
    await db().transaction((tx) => earnPoints(tx, { ...entry, amount, now: Date.now() }))
    // No more orders than one member may leave unpaid, each sent ten times.
    const chosen = await Promise.all(
      Array.from({ length: CROWD / 10 }, async () => {
        const shoppingId = await choose(caller, addDays(shopDay(Date.now()), 4))
        return [await bookChosen(caller, shoppingId, true), await bookChosen(elsewhere(caller), shoppingId, true)]
      }),
    )
    const tries = chosen.flatMap((both) => Array.from({ length: 5 }, () => both).flat())
    const { given, words } = await race(tries, 'a member’s points')
    // Who comes after the points are gone pays more, and is asked.
    const refusals = ['积分或商家币不够了，请确认价格后再提交', '价格有变化，现在是 ¥536，请确认后再提交']
    expect([new Set(given).size, words.filter((one) => !refusals.includes(one))]).toEqual([1, []])
    expect((await balanceOf(db(), entry, Date.now())).balance).toBe(0)
    const spent = await db().select().from(tables.orderPoints).where(inArray(tables.orderPoints.orderId, given))
    expect(spent.map((one) => one.amount)).toEqual([amount])
  })

  it('passes a coupon on once: as one gift, to one of those who take it', async () => {
    const giver = await callerOf(GIVER, 0)
    const [own] = await db().select().from(tables.memberCoupons).where(eq(tables.memberCoupons.memberId, GIVER))
    const give = async (caller: Caller) =>
      dataOf(await call(caller, '/online/capi/transfer/give', { kind: 'coupon', id: own!.couponId }))
    const gifts = await race(
      Array.from({ length: CROWD }, (_, at) => async () => (await give(at % 2 ? giver : elsewhere(giver)))['token']),
      'a coupon that its member passes on',
    )
    expect(new Set(gifts.given).size).toBe(1)
    const [token] = gifts.given
    const takes = everybody(async (caller) => call(caller, '/online/capi/transfer/take', { token }))
    const { given, words } = await race(takes, 'a coupon that was passed on')
    expect([given.length, words]).toEqual([1, ['来晚了，已被别人领取']])
    const held = await db().select().from(tables.memberCoupons).where(eq(tables.memberCoupons.couponId, own!.couponId))
    expect(held.filter(({ memberId }) => memberId.startsWith('crowd-'))).toHaveLength(1)
  })

  it('sells one cart once', async () => {
    const caller = callers[3]!
    const send = async (path: string, reqDtos: object) =>
      dataOf(await call(caller, `/online/fomall/${path}`, { reqDtos }))
    await send('cart/add', { kind: 'retail', productId: '500101', quantity: 1 })
    const contacts = { name: '林小满', phone: '13800000000' }
    const place = { province: '海南省', city: '三亚市', district: '吉阳区', detail: '海棠路 1 号' }
    const addressId = (await send('address/save', { ...contacts, ...place }))['id']
    const ids = ['500101-50010111']
    const tries = await Promise.all(
      Array.from({ length: CROWD / 10 }, async () => {
        const shoppingId = String((await send('cart/checkout', { kind: 'retail', ids }))['tempOrderId'])
        const reqDtos = { shoppingId, contacts, addressId, bookPriceTotal: await priceOf(caller, shoppingId, false) }
        return Array.from({ length: 10 }, (_, at) => async () => {
          const one = at % 2 ? caller : elsewhere(caller)
          return dataOf(await call(one, '/online/order/booking', { reqDtos }))['orderId']
        })
      }),
    )
    const { given, words } = await race(tries.flat(), 'a cart')
    expect([new Set(given).size, words]).toEqual([1, ['购物车里的商品有变化，请回购物车确认后再结算']])
    const bought = await db().select().from(tables.orders).where(eq(tables.orders.memberId, 'crowd-3'))
    expect(bought.map(({ id }) => id)).toEqual([given[0]])
  })

  it('sells the last copies of a day, and no more', async () => {
    const [day, itemId] = [addDays(shopDay(Date.now()), 3), '3101012']
    const chosen = await Promise.all(
      callers.slice(20, 20 + CROWD).map(async (caller) => bookChosen(caller, await choose(caller, day, itemId))),
    )
    const { given, words } = await race(chosen, 'a day of a play, by two copies', 8)
    expect([given.length, words]).toEqual([8, ['这一天已售罄，请选择其他日期']])
    const [held] = await db()
      .select()
      .from(tables.stockTaken)
      .where(and(eq(tables.stockTaken.itemId, itemId), eq(tables.stockTaken.day, day)))
    expect(held?.taken).toBe(16)
  })

  it('leaves all books right, and both servers up', async () => {
    expect(servers.map((server) => server.hasEnded())).toEqual([false, false])
    expect(await auditOrders(db())).toEqual([])
  })
})
