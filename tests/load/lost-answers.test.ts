import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import type { Database } from '../../server/db/open-database.ts'
import * as tables from '../../server/db/schema.ts'
import { auditOrders } from '../../server/orders/audit-orders.ts'
import { addDays, shopDay } from '../../src/domain/dates.ts'
import { openFrom } from '../fixtures/databases.ts'
import { missingPostgres, startPostgres } from '../fixtures/postgres.ts'
import {
  beginPaying,
  book,
  call,
  type Caller,
  choose,
  dataOf,
  firstLine,
  logIn,
  notify,
  priceOf,
} from './shop-calls.ts'
import { Refused } from './shop-calls.ts'
import { type ShopServer, startShop } from './shop-server.ts'

const GUEST = '900003'
const missing = missingPostgres()

/** When a server dies: in the middle of writing, or when it has written and nobody has read its answer. */
const moments = ['while it writes', 'once it has written'] as const
type Moment = (typeof moments)[number]

/** What is sent, and the table that its last row is written into. */
interface Sent {
  readonly table: 'orders' | 'refunds' | 'service_reservations'
  readonly send: (caller: Caller) => Promise<string>
}

describe.skipIf(missing)(`one shopper before two servers, one of which dies${missing ? ` (${missing})` : ''}`, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let stays: ShopServer
  let database: Database
  let env: Record<string, string> = {}
  let token = ''
  const db = () => database.orm
  const at = ({ origin }: ShopServer): Caller => ({ origin, address: '10.3.0.1', now: Date.now, token })
  beforeAll(async () => {
    postgres = await startPostgres()
    env = { DATA_DIR: '', DATABASE_URL: postgres.url, LONGEST_LAG: '60000', CALLS_PER_MINUTE: '60000' }
    stays = await startShop(env)
    token = await logIn(stays.origin, GUEST)
    database = await openFrom({ dataDir: '', databaseUrl: postgres.url })
  })
  afterAll(async () => {
    await stays?.kill()
    await database?.close()
    await postgres?.stop()
  })

  const rows = ({ table }: Sent) => db().$count(sql.identifier(table) as unknown as typeof tables.orders)
  /** Somebody waits to write into a table that is held. */
  const isWaiting = async ({ table }: Sent) => {
    const found = await db().execute(
      sql`select from pg_locks where not granted and relation = ${`public.${table}`}::regclass`,
    )
    return found.rows.length > 0
  }
  const until = (is: () => Promise<boolean>) => expect.poll(is, { timeout: 30_000, interval: 10 }).toBe(true)

  /**
   * Sends to a server that dies over it and, as a phone does that got no answer, once more to the other one: while what the dead one began is not
   * given up yet, where it died in the middle.
   * @returns what the other one said
   */
  async function sentTwice(moment: Moment, sent: Sent): Promise<string> {
    const dies = await startShop(env)
    const lost = async () => {
      const why = await sent.send(at(dies)).catch((error: unknown) => error)
      if (why instanceof Refused) throw why
    }
    const before = await rows(sent)
    if (moment === 'once it has written') {
      void lost()
      await until(async () => (await rows(sent)) > before)
      await dies.kill()
      return sent.send(at(stays))
    }
    const again = await db().transaction(async (tx) => {
      await tx.execute(sql`lock table ${sql.identifier(sent.table)} in share mode`)
      void lost()
      await until(() => isWaiting(sent))
      await dies.kill()
      expect(await rows(sent)).toBe(before)
      return { answer: sent.send(at(stays)) }
    })
    return again.answer
  }

  it('[A7] who logs out at one is logged out at the other at once', async () => {
    const other = await startShop(env)
    try {
      const { path } = contracts.memberDetails
      const here = { ...at(stays), token: await logIn(stays.origin, GUEST) }
      const there = { ...here, origin: other.origin }
      expect(await call(there, path, {})).toHaveProperty('data')
      await call(here, contracts.logout.path, {})
      const refused = await call(there, path, {}).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(Refused)
      expect((refused as Refused).status).toBe(401)
    } finally {
      await other.kill()
    }
  })

  it.each(moments)(
    '[B4, B7] %s, what was sent again to the other one is there once: an order, a refund, a seat of a bus',
    async (moment) => {
      const guest = at(stays)
      const number = moments.indexOf(moment)
      const shoppingId = await choose(guest, addDays(shopDay(Date.now()), 4 + number))
      const price = await priceOf(guest, shoppingId, false)
      const ordering: Sent = {
        table: 'orders',
        send: (caller) => book(caller, { shoppingId, price, usePoints: false }),
      }
      const orderId = await sentTwice(moment, ordering)
      expect(await ordering.send(guest)).toBe(orderId)
      expect(await db().$count(tables.orders, eq(tables.orders.tempOrderId, shoppingId))).toBe(1)

      const payId = await beginPaying(guest, orderId)
      await notify(guest, { payId, providerNo: `lost-${orderId}`, amountFen: Math.round(price * 100) })
      const subOrderId = await firstLine(guest, orderId)
      const request = { orderId, requestKey: `lost-${orderId}`, reason: 2 }
      const applying = (copies: number): Sent => ({
        table: 'refunds',
        send: async (caller) => {
          const reqDtos = { ...request, quantity: [{ subOrderId, copies }] }
          return JSON.stringify(dataOf(await call(caller, contracts.orderRefundApply.path, { reqDtos })))
        },
      })
      const refund = await sentTwice(moment, applying(1))
      expect(await applying(1).send(guest)).toBe(refund)
      expect(JSON.parse(await applying(2).send(guest))).toEqual({ ...JSON.parse(refund), isEarlier: true })
      expect(await db().$count(tables.refunds, eq(tables.refunds.orderId, orderId))).toBe(1)

      const requestKey = `lost-bus-${moment}`
      const riding = (time: string): Sent => ({
        table: 'service_reservations',
        send: async (caller) =>
          JSON.stringify(
            dataOf(
              await call(caller, contracts.reserveService.path, {
                ...{ serviceId: 'bus', requestKey, programId: 'airport-out' },
                ...{ day: addDays(shopDay(Date.now()), 1), time, adults: 1, children: 0 },
                contact: { name: '林小满', phone: '13800000000' },
              }),
            ),
          ),
      })
      const seat = await sentTwice(moment, riding('09:00'))
      expect(await riding('09:00').send(guest)).toBe(seat)
      expect(JSON.parse(await riding('11:30').send(guest))).toEqual({ ...JSON.parse(seat), isEarlier: true })
      const mine = eq(tables.serviceReservations.requestKey, requestKey)
      expect(await db().$count(tables.serviceReservations, mine)).toBe(1)
      expect(await auditOrders(db())).toEqual([])
    },
    180_000,
  )
})
