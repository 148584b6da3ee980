// Plays the gate's journeys, and the tests of the rules, on days that are unlike others: `npm run test:days`, `-- 2028-02-29T09:00` for that one,
// or `-- --shard=2/4` for the second quarter of them. What fails is tried again twice, as in every run: luck is no calendar.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/** In Beijing, where the shop is. */
const DAYS = [
  '2026-11-30T10:00', // last of a month
  '2027-03-01T10:00', // first of a month, after a short one
  '2027-05-05T10:00', // both numbers have one digit
  '2028-02-29T09:00', // leap day
  '2026-12-31T23:55', // the year ends in the middle of what is done
]

const PRELOAD = `--import=${new URL('fixtures/shop-day.mjs', import.meta.url).href}`

/** @returns whether it passed */
function run(title, args, env) {
  console.log(`\n== ${title}`)
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

const journeysOn = (day) =>
  run(`${day}: the gate’s journeys`, ['node_modules/@playwright/test/cli.js', 'test', '--grep=@gate', '--retries=2'], {
    SHOP_DAY: day,
    JOURNEYS_RUN: day.replace(':', ''),
  })

const rulesOn = (day) =>
  run(
    `${day}: the rules`,
    ['node_modules/vitest/vitest.mjs', 'run', '--retry=2', 'src/domain', 'server', 'tests/contract'],
    {
      TESTS: 'gate',
      SHOP_AHEAD: String(Date.parse(`${day}:00+08:00`) - Date.now()),
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${PRELOAD}`.trim(),
    },
  )

/** @returns the days of a part of the run, "2/4": each day is in one of them */
function daysOf(shard) {
  const [part, parts] = shard.split('/').map(Number)
  return DAYS.filter((_, at) => at % parts === part - 1)
}

const { values, positionals } = parseArgs({
  options: { shard: { type: 'string', default: '1/1' } },
  allowPositionals: true,
})
const days = positionals.length > 0 ? positionals : daysOf(values.shard)
const failed = days.filter((day) => [rulesOn(day), journeysOn(day)].includes(false))
console.log(failed.length === 0 ? '\nall days passed' : `\nfailed on ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
