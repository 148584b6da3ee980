// Kills the shop's server 30 times while it sells: `npm run test:kill`, or with another number of kills behind it.
import { rmSync } from 'node:fs'
import { register } from 'tsx/esm/api'

register()
const { migratedFolder } = await import('../fixtures/databases.ts')
const { killRounds } = await import('./kill-rounds.ts')

const kills = Number(process.argv[2] ?? 30)
const databaseUrl = process.env.DATABASE_URL || undefined
const dataDir = await migratedFolder()
const report = await killRounds({ dataDir, databaseUrl }, kills, console.log)
rmSync(dataDir, { recursive: true, force: true })
const { orders, payments, refunds, repeated, wrong } = report
console.log(
  `\n${kills} kills on ${databaseUrl ? 'PostgreSQL' : 'the embedded database'}: ${orders} orders, ${payments} payments, ${refunds} refunds acknowledged; ${repeated} steps without an answer, sent again`,
)
console.log(wrong.length === 0 ? 'none missing, none doubled, the books are right' : wrong.join('\n'))
process.exitCode = wrong.length === 0 ? 0 : 1
