import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { TEST_SECRET, testApp } from '../../tests/fixtures/app.ts'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { auditOrders } from '../orders/audit-orders.ts'
import { seedSandbox } from '../sandbox/seed.ts'
import { createSessions } from '../session/sessions.ts'
import { liveClock } from '../ports/clock.ts'
import { migrate } from './migrate.ts'

const FOLDER = 'tests/fixtures/stored-databases'
const stored = readdirSync(FOLDER)

describeOnDatabases('a database of an earlier state', (opened) => {
  const database = () => opened().database
  const restore = async (file: string) => {
    const { pool } = database()
    await pool.query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public')
    const client = await pool.connect()
    await client.query(brotliDecompressSync(readFileSync(join(FOLDER, file))).toString())
    // What a dump sets is of its own connection.
    client.release(true)
  }

  describe.each(stored)('%s', (file) => {
    beforeAll(async () => {
      await restore(file)
      await database().unhurried(({ pool }) => migrate(pool))
    })

    it('has right books when it is migrated, and when the shop of today is in it', async () => {
      expect(await auditOrders(database().orm)).toEqual([])
      await seedSandbox(database().orm, sandboxContent, Date.now())
      expect(await auditOrders(database().orm)).toEqual([])
    })

    it('serves every order that is in it to its buyer', async () => {
      const { orm } = database()
      const app = await testApp(database())
      const sessions = createSessions({ db: orm, clock: liveClock, secret: TEST_SECRET })
      const orders = await orm.query.orders.findMany({ columns: { id: true, memberId: true } })
      expect(orders.length).toBeGreaterThan(50)
      const tokens = new Map<string, string>()
      for (const { memberId } of orders)
        if (!tokens.has(memberId)) tokens.set(memberId, (await sessions.begin(memberId)).token)
      const unread: string[] = []
      for (const { id, memberId } of orders) {
        const reply = await app.inject({
          ...{ method: 'POST', url: '/online/order/orderdetail/query', payload: { reqDtos: { orderId: id } } },
          headers: { authorization: `Bearer ${tokens.get(memberId)}`, 'x-forwarded-for': `10.2.0.${unread.length}` },
        })
        if (reply.statusCode !== 200) unread.push(`${id}: ${reply.statusCode} ${reply.body}`)
      }
      expect(unread).toEqual([])
    })
  })
})
