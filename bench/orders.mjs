// Orders in a second, against a bare transaction of the same statements, on both databases: `npm run bench:orders`.
import { register } from 'tsx/esm/api'

register()
const { crowd } = await import('../tests/fixtures/crowd.ts')
const { embeddedDatabase, serverDatabase } = await import('../tests/fixtures/databases.ts')
const { missingPostgres } = await import('../tests/fixtures/postgres.ts')
const { placeOrder } = await import('../server/orders/place-order.ts')
const { writeResult } = await import('./shared/result.ts')
const { median, spread } = await import('./shared/spread.ts')
const { fakeLine, fakeQuote, placingOf } = await import('../server/orders/testing/fake-quote.ts')

const BOUND = 0.5
/** Turns of each, one after the other, and orders in a turn. */
const QUICK = process.argv.includes('--quick')
const TURNS = QUICK ? 1 : 7
const ORDERS = QUICK ? 50 : 300
const NOW = Date.now()
const seen = []

let number = 0
/** Buyers want things of a few kinds, so that some meet at the same row. */
const nextPlacing = () => {
  number += 1
  const line = fakeLine(`item-${number % 20}`, 1_000_000)
  return placingOf(`buyer-${number % 100}`, `temp-${NOW}-${number}`, fakeQuote([line]))
}

const place = (orm) => async () => {
  const made = await placeOrder(orm, nextPlacing(), NOW)
  if (!made.orderId) throw new Error(JSON.stringify(made))
}

/** What an order writes, statement by statement in a transaction, with no word of why and no check but the stock's. */
const bare = (pool) => async () => {
  const { memberId, tempOrderId, quote, filled } = nextPlacing()
  const [{ itemId, needs, copies, ...line }] = quote.lines
  const id = `bare-${tempOrderId}`
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select id from orders where temp_order_id = $1 and member_id = $2', [tempOrderId, memberId])
    await client.query(
      `insert into stock_taken as s (item_id, day, taken) values ($1, $2, $3)
       on conflict (item_id, day) do update set taken = s.taken + excluded.taken where s.taken + excluded.taken <= $4 returning 1`,
      [itemId, needs[0].day, copies, needs[0].capacity],
    )
    await client.query(
      'update member_coupons set order_id = $1 where member_id = $2 and coupon_id = $3 and order_id is null',
      [id, memberId, ''],
    )
    await client.query(
      `insert into orders (id, member_id, kind, product_id, temp_order_id, order_status, payment_status, total_fen, order_fen, created_at, pay_until, body)
       values ($1, $2, 'play', '310101', $3, 1, 1, 18000, 20000, $4, $4, $5)`,
      [id, memberId, tempOrderId, NOW, JSON.stringify({ ...filled, product: quote.product })],
    )
    await client.query(
      'insert into order_lines (id, order_id, position, item_id, copies, body) values ($1, $2, 0, $3, $4, $5)',
      [`${id}-1`, id, itemId, copies, JSON.stringify(line)],
    )
    await client.query(
      'insert into order_holds (line_id, order_id, item_id, day, copies) values ($1, $2, $3, $4, $5)',
      [`${id}-1`, id, itemId, needs[0].day, copies],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

async function perSecond(act) {
  const start = performance.now()
  await crowd(ORDERS, act)
  return (ORDERS * 1000) / (performance.now() - start)
}

async function measure(name, { database, remove }) {
  const [ours, theirs] = [place(database.orm), bare(database.pool)]
  const rates = { ours: [], theirs: [] }
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const rate = { ours: await perSecond(ours), theirs: await perSecond(theirs) }
    // The first turn warms up.
    if (turn > 0) for (const who of ['ours', 'theirs']) rates[who].push(rate[who])
  }
  await remove()
  const [order, transaction] = [median(rates.ours), median(rates.theirs)]
  const ratio = order / transaction
  const ratios = rates.ours.map((one, turn) => one / rates.theirs[turn])
  seen.push({ name, ratios, order, transaction })
  console.log(
    `${name.padEnd(11)} ${order.toFixed(0)} orders/s against ${transaction.toFixed(0)} bare transactions/s: ${ratio.toFixed(2)} (at least ${BOUND})`,
  )
  if (ratio < BOUND) process.exitCode = 1
}

await measure('embedded', await embeddedDatabase())
const missing = missingPostgres()
if (missing) console.log(`PostgreSQL skipped: ${missing}`)
else await measure('PostgreSQL', await serverDatabase())
writeResult('orders', 'npm run bench:orders', [
  {
    what: `orders in a second against a bare transaction of the same statements, ${seen.map(({ name }) => name).join(' / ')}`,
    bound: `at least ${BOUND} x`,
    measured: seen
      .map(({ ratios, order, transaction }) => `${spread(ratios)} x [${order.toFixed(0)} : ${transaction.toFixed(0)}]`)
      .join(' / '),
    isMet: seen.every(({ order, transaction }) => order / transaction >= BOUND),
  },
])
