// Plays the gate's journeys, and the tests of the rules, on days that are unlike others: `npm run test:days`, or `-- 2028-02-29T09:00` for that one.
import { spawnSync } from 'node:child_process'

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
  run(`${day}: the gate’s journeys`, ['node_modules/@playwright/test/cli.js', 'test', '--grep=@gate'], {
    SHOP_DAY: day,
    JOURNEYS_RUN: day.replace(':', ''),
  })

const rulesOn = (day) =>
  run(`${day}: the rules`, ['node_modules/vitest/vitest.mjs', 'run', 'src/domain', 'server', 'tests/contract'], {
    TESTS: 'gate',
    SHOP_AHEAD: String(Date.parse(`${day}:00+08:00`) - Date.now()),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${PRELOAD}`.trim(),
  })

const [, , ...asked] = process.argv
const failed = (asked.length > 0 ? asked : DAYS).filter((day) => [rulesOn(day), journeysOn(day)].includes(false))
console.log(failed.length === 0 ? '\nall days passed' : `\nfailed on ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
