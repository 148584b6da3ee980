// `npm run check` and `npm test`: runs every step, goes on after a failure, and ends with one line that counts.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

const VITEST = 'test-results/unit.json'
const JOURNEYS = 'test-results/journeys.json'

const bin = (name) => `node_modules/.bin/${name}`

/** A step passes or fails as one, or counts its own tests in a report. */
const checks = [
  { title: 'Format', run: [bin('oxfmt'), '--check', '.'] },
  { title: 'Lint', run: [bin('oxlint'), '--type-aware', '.'] },
  { title: 'Types', run: [bin('tsc'), '-p', '.'] },
  { title: 'Build', run: ['node', 'build/build.mjs'] },
  {
    title: 'Unit, architecture and contract tests',
    run: [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`],
    report: VITEST,
    count: ({ numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests || (numFailedTestSuites > 0 ? 1 : 0),
      skipped: numPendingTests,
    }),
  },
  { title: 'Pages, routes and themes', run: ['node', 'cli/bin.mjs', 'check'] },
  { title: 'Generated schemas are fresh', run: ['node', 'cli/bin.mjs', 'gen', '--check'] },
  { title: 'Unused code', run: [bin('knip')] },
  { title: 'Size budget', run: [bin('size-limit')] },
]

const journeys = {
  title: 'Journeys in a real browser',
  run: [bin('playwright'), 'test'],
  report: JOURNEYS,
  count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
}

function counted({ report, count }, status) {
  if (!report || !existsSync(report))
    return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
  const result = count(JSON.parse(readFileSync(report, 'utf8')))
  return status !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
}

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })

const total = { passed: 0, failed: 0, skipped: 0 }
const failed = []
for (const step of process.argv[2] === 'check' ? checks : [...checks, journeys]) {
  console.log(`\n== ${step.title}`)
  const [command, ...args] = step.run
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  const result = counted(step, status)
  for (const key of Object.keys(total)) total[key] += result[key]
  if (result.failed > 0) failed.push(step.title)
}

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(failed.length > 0 ? 1 : 0)
