// Kills the shop's server 30 times on each engine while it sells: `npm run test:kill`, or `-- --rounds 100`, on one
// of them with `--on embedded` or `--on postgresql`. On the PostgreSQL of DATABASE_URL, which must be empty, else on one of its own.
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'

register()
const { writeResult } = await import('../../bench/shared/result.ts')
const { migratedFolder } = await import('../fixtures/databases.ts')
const { killRounds } = await import('./kill-rounds.ts')
const { missingOwnPostgres, startOwnPostgres } = await import('./own-postgres.ts')

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '30' }, on: { type: 'string' } } })
const rounds = Number(values.rounds)

const seen = []

const told = ({ orders, payments, refunds, seats, byPoints, helps }) =>
  `${orders} orders (${byPoints} with points), ${payments} payments (${seats} of team seats), ${refunds} refunds, ${helps} helps of bargains`

async function embedded() {
  const dataDir = await migratedFolder()
  try {
    await killOn('the embedded database', { dataDir })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function server() {
  const given = process.env.DATABASE_URL || undefined
  const missing = given ? undefined : missingOwnPostgres()
  if (missing) return console.log(`on PostgreSQL: skipped, ${missing}`)
  const own = given ? undefined : await startOwnPostgres()
  try {
    await killOn('PostgreSQL', { dataDir: '', databaseUrl: given ?? own.url })
  } finally {
    await own?.stop()
  }
}

async function killOn(engine, source) {
  const { kills, repeated, wrong, ...of } = await killRounds(source, rounds, console.log)
  console.log(
    `\n${kills} kills on ${engine}: ${told(of)} acknowledged; ${repeated} steps without an answer, sent again`,
  )
  console.log(wrong.length === 0 ? 'none missing, none doubled, the books are right\n' : wrong.join('\n'))
  if (wrong.length > 0) process.exitCode = 1
  seen.push({ engine, ...of, wrong: wrong.length })
}

if (values.on !== 'postgresql') await embedded()
if (values.on !== 'embedded') await server()
const steps = seen.map(({ engine, ...of }) => `${engine}: ${told(of)}`)
const wrong = seen.reduce((sum, one) => sum + one.wrong, 0)
writeResult('kill', 'npm run test:kill', [
  {
    what: `the server killed ${rounds} times by SIGKILL while 8 buyers order, pay, want their money back, join teams, spend points and bargain: acknowledged and missing, doubled, or found by \`pagoda audit\``,
    bound: '0',
    measured: `${wrong} (${steps.join('; ')})`,
    isMet: wrong === 0,
  },
])
