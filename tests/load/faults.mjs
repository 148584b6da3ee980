// Treats the database of a shop that sells badly, each fault three times: `npm run test:faults`, or `-- --rounds 10`. On a PostgreSQL of its own.
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'

register()
const { writeResult } = await import('../../bench/shared/result.ts')
const { faultNames, faultRounds } = await import('./fault-rounds.ts')
const { missingOwnPostgres, startOwnPostgres } = await import('./own-postgres.ts')

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const rounds = Number(values.rounds)
const missing = missingOwnPostgres()
if (missing) console.log(`skipped: ${missing}`)
else {
  const postgres = await startOwnPostgres()
  const names = Array.from({ length: rounds }, () => faultNames).flat()
  const report = await faultRounds(postgres, names, console.log).finally(postgres.stop)
  const { faults, orders, payments, refunds, repeated, recovery, wrong } = report
  console.log(
    `\n${faults} faults under two instances: ${orders} orders, ${payments} payments, ${refunds} refunds acknowledged; ${repeated} steps without an answer, sent again`,
  )
  for (const [name, ms] of Object.entries(recovery)) console.log(`${name}: both served again after ${ms} ms at most`)
  console.log(
    wrong.length === 0 ? 'none missing, none doubled, the books are right, no process ended' : wrong.join('\n'),
  )
  writeResult('faults', 'npm run test:faults', [
    {
      what: `${faults} faults of the database (connections cut, restarts, silence, a moved clock) under two instances on PostgreSQL that sell: missing, doubled, found by \`pagoda audit\`, or a process that ended`,
      bound: '0',
      measured: `${wrong.length} (${orders} orders, ${payments} payments, ${refunds} refunds)`,
      isMet: wrong.length === 0,
    },
  ])
  process.exitCode = wrong.length === 0 ? 0 : 1
}
