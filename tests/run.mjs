// `npm run check` and `npm test`: runs every step, goes on after a failure, and ends with one line that counts.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

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
    failures: ({ testResults }) =>
      testResults.flatMap(({ name, status, message, assertionResults }) => {
        const file = relative('.', name)
        const broken = assertionResults.filter((test) => test.status === 'failed')
        if (broken.length === 0) return status === 'failed' ? [`${file}: ${shortened(message)}`] : []
        return broken.map(({ fullName, failureMessages }) => `${file} > ${fullName}: ${shortened(failureMessages[0])}`)
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
  count: ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    repeated: stats.flaky,
  }),
  failures: ({ suites }) => suites.flatMap((suite) => specsThat('unexpected', suite)),
  repeats: ({ suites }) => suites.flatMap((suite) => specsThat('flaky', suite)),
}

/** The first lines of a message, without colours: enough to know what broke from the end of a log. */
const shortened = (message = '') => stripVTControlCharacters(message).split('\n').slice(0, 6).join('\n    ')

/** What became of the specs with an outcome, each with its first error. */
function specsThat(outcome, { title, suites = [], specs = [] }) {
  const own = specs.filter((spec) => spec.tests.some(({ status }) => status === outcome))
  const named = own.map((spec) => {
    const error = spec.tests.flatMap((test) => test.results).find((result) => result.error)?.error
    return `${title} > ${spec.title}: ${shortened(error?.message)}`
  })
  return [...named, ...suites.flatMap((suite) => specsThat(outcome, suite))]
}

function counted({ report, count }, status) {
  if (!report || !existsSync(report))
    return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
  const result = count(JSON.parse(readFileSync(report, 'utf8')))
  return status !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
}

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })

const total = { passed: 0, failed: 0, skipped: 0, repeated: 0 }
const failed = []
const failures = []
const repeats = []
for (const step of process.argv[2] === 'check' ? checks : [...checks, journeys]) {
  console.log(`\n== ${step.title}`)
  const [command, ...args] = step.run
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  const result = counted(step, status)
  for (const key of Object.keys(total)) total[key] += result[key] ?? 0
  if (result.failed > 0) failed.push(step.title)
  if (!step.report || !existsSync(step.report)) continue
  const report = JSON.parse(readFileSync(step.report, 'utf8'))
  if (result.failed > 0) failures.push(...step.failures(report))
  if (result.repeated > 0) repeats.push(...step.repeats(report))
}

for (const repeat of repeats) console.log(`\n~ passed at the second try only: ${repeat}`)
for (const failure of failures) console.log(`\n✗ ${failure}`)
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
const again = total.repeated > 0 ? ` (${total.repeated} of the passed at the second try only)` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped${again}`)
process.exit(failed.length > 0 ? 1 : 0)
