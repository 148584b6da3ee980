// The tests in which a crowd wants what there is too little of, and what each was given: `npm run bench:oversell`.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

register()
const { writeResult } = await import('./shared/result.ts')
const { COUNT_MARK } = await import('../tests/fixtures/count-of-crowd.ts')

const FILES = [
  'tests/load/two-instances.test.ts',
  'tests/load/two-processes.test.ts',
  'server/orders/place-order.test.ts',
]
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const { status, stdout } = spawnSync(
  process.execPath,
  [vitest, 'run', ...FILES, '--disable-console-intercept', '--silent=false'],
  { env: { ...process.env, TELL_COUNTS: '1' }, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' },
)
console.log(stdout)
process.exitCode = status ?? 1

const counts = stdout
  .split('\n')
  .filter((line) => line.startsWith(COUNT_MARK))
  .map((line) => JSON.parse(line.slice(COUNT_MARK.length)))
const wrong = counts.filter(({ there, given }) => given !== there)
const crowds = new Set(counts.map(({ asked, there, thing }) => `${asked} for ${there} of ${thing}`))
if (counts.length > 0)
  writeResult('oversell', 'npm run bench:oversell', [
    {
      what: 'crowds that want at once what there is too little of, one instance on the embedded database, two instances and two processes on PostgreSQL: given more of it, or less, than there was',
      bound: '0',
      measured: `${wrong.length} (${[...crowds].join(', ')})`,
      isMet: status === 0 && wrong.length === 0,
    },
  ])
