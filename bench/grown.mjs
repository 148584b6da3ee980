// What calls cost in a mall of 100,000 products, 1,000,000 orders and 100,000 members beside what they cost in the small sandbox:
// `npm run bench:grown`. Both shops answer in turns in one process, without a socket; on the embedded database, and on a PostgreSQL server of its own where
// one is installed (`-- --engine embedded` measures one). The large one is grown first, which takes long: `--grown <folder|url>`, of each engine one, or
// GROWN with a comma between them (`npm run bench` hands on no options) takes those that are there, as large as they are.
// PRODUCTS, ORDERS, MEMBERS and ROUNDS change the sizes. It fails where a call takes more than twice its time, or a search more than 100 ms.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'

register()
const { missingOwnPostgres, onServer, startOwnPostgres } = await import('../tests/load/own-postgres.ts')
const { callsOf } = await import('./grown/calls.ts')
const { openShop } = await import('./grown/shops.ts')
const { writeResult } = await import('./shared/result.ts')
const { median, quartile } = await import('./shared/spread.ts')

const { values } = parseArgs({
  options: { engine: { type: 'string' }, grown: { type: 'string', multiple: true }, quick: { type: 'boolean' } },
})
const QUICK = values.quick === true
const [PRODUCTS, ORDERS, MEMBERS] = QUICK ? [2_000, 10_000, 1_000] : [100_000, 1_000_000, 100_000]
const sizes = {
  products: Number(process.env.PRODUCTS ?? PRODUCTS),
  orders: Number(process.env.ORDERS ?? ORDERS),
  members: Number(process.env.MEMBERS ?? MEMBERS),
}
const given = values.grown ?? (process.env.GROWN ?? '').split(',').filter(Boolean)
const ROUNDS = Number(process.env.ROUNDS ?? (QUICK ? 5 : 40))
const WARM = Math.ceil(ROUNDS / 4)
const BOUND = 2
const SEARCH_MS = 100

const engines = ['embedded', 'PostgreSQL'].filter(
  (name) => (values.engine ?? name) === name && (name === 'embedded' || !missingOwnPostgres()),
)

async function timed(shop, call) {
  const begun = performance.now()
  await shop.ask(call)
  return performance.now() - begun
}

/** Each call in both shops, in turns, the order changed each time. @returns ms, by what is asked */
async function measure(small, grown) {
  const pairs = callsOf(small.facts).map((call, at) => [call, callsOf(grown.facts)[at]])
  const seen = new Map(pairs.map(([{ what }]) => [what, { small: [], grown: [] }]))
  for (let round = -WARM; round < ROUNDS; round += 1)
    for (const [ofSmall, ofGrown] of round % 2 ? pairs.toReversed() : pairs) {
      const turns = [
        ['small', small, ofSmall],
        ['grown', grown, ofGrown],
      ]
      for (const [name, shop, call] of round % 2 ? turns.toReversed() : turns) {
        const ms = await timed(shop, call)
        if (round >= 0) seen.get(call.what)[name].push(ms)
      }
    }
  return seen
}

const ms = (value) => value.toFixed(1).padStart(7)
/** On a machine that others use, believe the least. */
const least = (list) => Math.min(...list)
const spreadOf = (list) => `${ms(median(list))} (${ms(quartile(list, 0.25))} -${ms(quartile(list, 0.75))})`

function print(engine, seen, grown) {
  const { products, orders, members, mostOrders } = grown.facts
  console.log(
    `${engine}: ${products} products, ${orders} orders (${mostOrders} of one member), ${members} members; ${ROUNDS} rounds, load average ${loadavg()[0].toFixed(1)}; ms: median (quartiles)`,
  )
  for (const [what, { small, grown: large }] of seen) {
    const ratio = median(large) / median(small)
    console.log(
      `  ${ratio > BOUND ? '!' : ' '} ${what.padEnd(34)} small ${spreadOf(small)}   grown ${spreadOf(large)}   ${ratio.toFixed(2)} times, least ${ms(least(small))} ${ms(least(large))}`,
    )
  }
}

function rowsOf(engine, seen, { products, orders }) {
  const ratios = [...seen].map(([what, { small, grown }]) => ({ what, ratio: median(grown) / median(small) }))
  const [worst] = ratios.toSorted((one, other) => other.ratio - one.ratio)
  const searches = [...seen].filter(([what]) => /search|suggest/.test(what))
  const slowest = Math.max(...searches.map(([, { grown }]) => quartile(grown, 0.75)))
  const size = `${products.toLocaleString('en')} products, ${orders.toLocaleString('en')} orders`
  return [
    {
      what: `a call with ${size} against the small sandbox, ${engine}: the worst of ${ratios.length}`,
      bound: `${BOUND} times`,
      measured: `${worst.ratio.toFixed(2)} times (${worst.what})`,
      isMet: worst.ratio <= BOUND,
    },
    {
      what: `a search in ${products.toLocaleString('en')} products, ${engine}: the upper quartile of the slowest`,
      bound: `${SEARCH_MS} ms`,
      measured: `${slowest.toFixed(0)} ms`,
      isMet: slowest <= SEARCH_MS,
    },
  ]
}

const folder = mkdtempSync(join(tmpdir(), 'pagoda-grown-'))
const rows = []
for (const engine of engines) {
  const server = engine === 'PostgreSQL' ? await startOwnPostgres() : undefined
  const place = given.find((one) => one.startsWith('postgres') === (engine === 'PostgreSQL'))
  const open = []
  try {
    const placeOf = async (name) => {
      if (!server) return { dataDir: join(folder, name) }
      await onServer(server.url, `create database ${name}`)
      return { databaseUrl: server.url.replace(/postgres$/, name), dataDir: folder }
    }
    open.push(await openShop(await placeOf('small'), undefined))
    const ofGiven = place && (server ? { databaseUrl: place, dataDir: folder } : { dataDir: place })
    open.push(ofGiven ? await openShop(ofGiven, undefined) : await openShop(await placeOf('grown'), sizes))
    const seen = await measure(open[0], open[1])
    print(engine, seen, open[1])
    rows.push(...rowsOf(engine, seen, open[1].facts))
  } finally {
    for (const shop of open) await shop.close()
    await server?.stop()
  }
}
rmSync(folder, { recursive: true, force: true })
for (const { what, measured, bound, isMet } of rows)
  console.log(`${isMet ? '      ' : 'missed'}  ${what}: ${measured} (bound: ${bound})`)
if (!QUICK) writeResult('grown', 'npm run bench:grown', rows)
if (!QUICK && rows.some(({ isMet }) => !isMet)) process.exitCode = 1
