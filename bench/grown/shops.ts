import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { openDatabase, type Orm } from '../../server/db/open-database.ts'
import { products } from '../../server/db/schema.ts'
import { isForMoney } from '../../server/db/tables/shelf.ts'
import { prepareDatabase } from '../../server/prepare-database.ts'
import { growSandbox } from '../../server/sandbox/grow/grow.ts'
import type { Sizes } from '../../server/sandbox/grow/grown.ts'
import { ownContent } from '../../server/sandbox/index.ts'
import { createSessions } from '../../server/session/sessions.ts'
import { liveClock } from '../../server/ports/clock.ts'
import { TEST_SECRET, testApp } from '../../tests/fixtures/app.ts'
import type { Call, Shop } from './calls.ts'

const fail = (error: Error) => {
  throw error
}

/** A database: on a server, else in a folder. */
interface Place {
  readonly databaseUrl?: string
  readonly dataDir: string
}

/** A shop that answers calls, without a socket. @param sizes of a grown one, which is grown where it is not yet */
export async function openShop(place: Place, sizes: Sizes | undefined) {
  const database = await openDatabase({ ...place, onDeath: fail, onBrokenConnection: fail })
  await prepareDatabase(database, {
    settings: { mode: 'sandbox', tokenSecret: undefined, previousTokenSecret: undefined },
    log: pino({ level: 'silent' }),
    content: ownContent,
  })
  if (sizes)
    await database.unhurried(({ orm }) =>
      growSandbox(orm, sizes, Date.now(), ({ step, done, of }) => console.error(`  ${step} ${done} / ${of}`)),
    )
  const app = await testApp(database, { limits: { callsPerMinute: 10_000_000, longestLag: Infinity } as never })
  const { member, ...facts } = await factsOf(database.orm)
  const token = (await createSessions({ db: database.orm, clock: liveClock, secret: TEST_SECRET }).begin(member)).token
  return {
    facts,
    async ask({ what, method, url, payload, isMine }: Call): Promise<void> {
      const headers = isMine ? { authorization: `Bearer ${token}` } : {}
      const reply = await app.inject({ method, url, headers, ...(payload && { payload }) })
      if (reply.statusCode !== 200) throw new Error(`${what}: ${reply.statusCode} ${reply.body.slice(0, 300)}`)
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}

const PAGE = 10
/** No call takes a later page. */
const LAST = 10_000

/** What the hardest calls name. */
async function factsOf(db: Orm): Promise<Shop & Sizes & { readonly member: string; readonly mostOrders: number }> {
  const one = async (query: ReturnType<typeof sql>): Promise<string> =>
    String((await db.execute<{ value: unknown }>(query)).rows[0]?.value ?? '')
  const many = async (query: ReturnType<typeof sql>) => Number(await one(query))
  const last = async (query: ReturnType<typeof sql>) =>
    Math.min(LAST, Math.max(1, Math.ceil((await many(query)) / PAGE)))
  const ofType = (type: number) =>
    one(
      sql`select id as value from products where product_type = ${type} and buyable_from is not null order by sold desc, id limit 1`,
    )
  const member = await one(sql`select member_id as value from orders group by 1 order by count(*) desc limit 1`)
  const mine = sql`from orders o where o.member_id = ${member}`
  return {
    member,
    famous: await one(sql`select product_id as value from comments group by 1 order by count(*) desc limit 1`),
    item: await ofType(6),
    hotel: await ofType(1),
    ticket: await ofType(30),
    order: await one(sql`select id as value ${mine} and payment_status = 3 order by created_at limit 1`),
    products: await many(sql`select count(*) as value from products`),
    orders: await many(sql`select count(*) as value from orders`),
    members: await many(sql`select count(*) as value from members`),
    mostOrders: await many(sql`select count(*) as value ${mine}`),
    last: {
      packages: await last(sql`select count(*) as value from package_offers`),
      goods: await last(sql`select count(*) as value from products where mall_category is not null and status = 1
        and sale_start_date <= to_char(now() + interval '8 hours', 'YYYY-MM-DD"T"HH24:MI:SS') and sale_end_date > to_char(now() + interval '8 hours', 'YYYY-MM-DD"T"HH24:MI:SS')`),
      recommended: Math.min(
        10,
        await last(sql`select count(*) - 1 as value from products where ${isForMoney(products)}`),
      ),
      exchange: await last(
        sql`select count(*) as value from products where exchange_points is not null and buyable_from is not null`,
      ),
      comments: await last(sql`select count(*) as value from comments group by product_id order by 1 desc limit 1`),
      orders: await last(sql`select count(*) as value ${mine}`),
      used: await last(sql`select count(*) as value ${mine} and order_status = 5 and not exists
        (select 1 from order_codes c where c.order_id = o.id and c.status in (-1, 0, 6))`),
      uses: await last(sql`select count(*) as value from redemptions where member_id = ${member}`),
      messages: await last(sql`select count(*) as value from messages where member_id = ${member} and kind = 'order'`),
    },
  }
}
