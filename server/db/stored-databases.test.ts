import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { TEST_SECRET, testApp } from '../../tests/fixtures/app.ts'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { plainOrders, plainTravellers } from '../documents/plain-documents.ts'
import { sealStoredDocuments } from '../documents/seal-stored.ts'
import { documentSeal } from '../documents/sealed-numbers.ts'
import { auditOrders } from '../orders/audit-orders.ts'
import { seedSandbox } from '../sandbox/seed.ts'
import { createSessions } from '../session/sessions.ts'
import { liveClock } from '../ports/clock.ts'
import { migrate } from './migrate.ts'
import { orders, pointEntries } from './schema.ts'

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
    /** Of members who had their points in a column. */
    let points: Record<string, number>
    beforeAll(async () => {
      await restore(file)
      const { rows } = await database().pool.query<{ id: string; points: string | null }>(
        "select id, to_jsonb(members) ->> 'integral' as points from members",
      )
      points = Object.fromEntries(
        rows.map(({ id, points: had }) => [id, Number(had)] as const).filter(([, had]) => had > 0),
      )
      await database().unhurried(({ pool }) => migrate(pool))
    })

    it('has right books when it is migrated, and when the shop of today is in it', async () => {
      expect(await auditOrders(database().orm)).toEqual([])
      await seedSandbox(database().orm, sandboxContent, Date.now())
      expect(await auditOrders(database().orm)).toEqual([])
    })

    it('keeps no document of a traveller in plain text once it is sealed, and the second time changes nothing', async () => {
      const { orm } = database()
      const plain = sql`select (select count(*) from orders where ${plainOrders}) + (select count(*) from travellers where ${plainTravellers}) as left`
      const left = async () => Number((await orm.execute<{ left: string }>(plain)).rows[0]?.left)
      const before = await left()
      const seal = documentSeal({ secret: TEST_SECRET })
      // From 0029 on they are written sealed.
      expect(before > 3).toBe(file < 'after-0029')
      expect(await sealStoredDocuments(orm, seal)).toBe(before)
      expect([await left(), await sealStoredDocuments(orm, seal)]).toEqual([0, 0])
    })

    // From then on there is the ledger, and no column.
    it.skipIf(file > 'after-0028')(
      'has what its members had in a column as the first entries of their ledger',
      async () => {
        const { orm } = database()
        const entries = await orm.select().from(pointEntries).where(eq(pointEntries.reason, 'opening'))
        expect(Object.fromEntries(entries.map(({ memberId, balance }) => [memberId, balance]))).toEqual(points)
        expect(Object.keys(points).length).toBeGreaterThan(5)
      },
    )

    it('serves every order that is in it to its buyer', async () => {
      const { orm } = database()
      const app = await testApp(database())
      const sessions = createSessions({ db: orm, clock: liveClock, secret: TEST_SECRET })
      const bought = await orm.select({ id: orders.id, memberId: orders.memberId }).from(orders)
      expect(bought.length).toBeGreaterThan(50)
      const tokens = new Map<string, string>()
      for (const { memberId } of bought)
        if (!tokens.has(memberId)) tokens.set(memberId, (await sessions.begin(memberId)).token)
      const unread: string[] = []
      for (const { id, memberId } of bought) {
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
