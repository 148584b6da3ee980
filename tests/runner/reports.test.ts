import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { journeysReport, type PlaywrightJson } from './journeys-report.ts'
import { addedUp, countOf, failuresOf, longest, skipLines, type Test } from './report.ts'
import { counted, hasPassed, type Outcome, reported, shownSeconds } from './run-steps.ts'
import { healed, merged } from './second-try.ts'
import type { Step } from './steps.ts'
import { closingLines, timeLines } from './summary.ts'
import { unitReport, type VitestJson } from './unit-report.ts'

const file = (name: string, more: Partial<VitestJson['testResults'][number]>): VitestJson['testResults'][number] => ({
  name: join(process.cwd(), name),
  status: 'passed',
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: [],
  ...more,
})

const unit: VitestJson = {
  testResults: [
    file('src/a.test.ts', {
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a holds', ancestorTitles: ['a'], duration: 250 },
        {
          status: 'failed',
          fullName: 'a breaks',
          ancestorTitles: ['a'],
          failureMessages: ['\u001B[31mexpected 1\u001B[39m\nto be 2'],
        },
      ],
    }),
    file('server/b.test.ts', {
      assertionResults: ['x', 'y'].map((name) => ({
        status: 'skipped',
        fullName: name,
        ancestorTitles: ['orders on PostgreSQL (none here)', 'a refund'],
      })),
    }),
    file('src/c.test.ts', { status: 'failed', message: 'Cannot find ./d.ts' }),
  ],
}

describe('the report of unit tests', () => {
  const report = unitReport(JSON.stringify(unit))

  it('counts tests, and a file that could not be loaded as one that failed', () => {
    expect(countOf(report.tests)).toEqual({ passed: 1, failed: 2, skipped: 2 })
  })

  it('names failures with the first lines of what went wrong, without colours', () => {
    expect(failuresOf(report.tests)).toEqual([
      { name: 'src/a.test.ts > a breaks', message: 'expected 1\n    to be 2' },
      { name: 'src/c.test.ts', message: 'Cannot find ./d.ts' },
    ])
  })

  it('says what was skipped and why', () => {
    expect(skipLines(report.tests)).toEqual(['none here: 2 tests'])
  })

  it('has the time of each file and test', () => {
    expect(report.files[0]).toEqual({ name: 'src/a.test.ts', seconds: 2.5 })
    expect(report.tests[0]).toMatchObject({ name: 'src/a.test.ts > a holds', seconds: 0.25 })
  })
})

const run = (status: string, duration: number, more = {}) => ({ status, results: [{ duration, ...more }] })

const journeys: PlaywrightJson = {
  suites: [
    {
      title: 'home.spec.ts',
      file: 'home.spec.ts',
      specs: [{ title: 'opens', tests: [run('expected', 1_500)] }],
      suites: [
        {
          title: 'deals',
          file: 'home.spec.ts',
          specs: [
            { title: 'shows', tests: [run('unexpected', 2_000, { error: { message: 'no deal' } })] },
            { title: 'wavers', tests: [run('flaky', 100)] },
            {
              title: 'draws',
              tests: [{ ...run('skipped', 0), annotations: [{ type: 'skip', description: 'no Chinese font' }] }],
            },
          ],
        },
      ],
    },
  ],
}

describe('the report of journeys', () => {
  const report = journeysReport(JSON.stringify(journeys))

  it('counts what passed at once as passed, and nothing else', () => {
    expect(countOf(report.tests)).toEqual({ passed: 1, failed: 2, skipped: 1 })
  })

  it('names failures by their file and titles', () => {
    expect(failuresOf(report.tests)[0]).toEqual({
      name: 'tests/journeys/home.spec.ts > deals > shows',
      message: 'no deal',
    })
  })

  it('says what was skipped and why', () => {
    expect(skipLines(report.tests)).toEqual(['tests/journeys/home.spec.ts (no Chinese font): 1 test'])
  })

  it('adds up the time of each file', () => {
    expect(report.files).toEqual([{ name: 'tests/journeys/home.spec.ts', seconds: 3.6 }])
  })

  it('counts what broke outside of every journey', () => {
    const broken = journeysReport(JSON.stringify({ suites: [], errors: [{ message: 'the shop did not start' }] }))
    expect(failuresOf(broken.tests)).toEqual([{ name: 'Playwright', message: 'the shop did not start' }])
  })
})

const lint: Step = { id: 'lint', title: 'Lint', run: [], cores: 1 }

describe('a step without a report', () => {
  it('passes or fails as one, with its first lines', () => {
    expect(countOf(reported(lint, 0, []).tests)).toEqual({ passed: 1, failed: 0, skipped: 0 })
    const { tests } = reported(lint, 1, ['', 'a.ts: no', 'b.ts: no'])
    expect(failuresOf(tests)).toEqual([{ name: 'Lint', message: 'a.ts: no\n    b.ts: no' }])
  })

  it('fails too when it should have written one', () => {
    const step = { ...lint, report: { file: 'test-results/no-such.json', read: unitReport } }
    expect(hasPassed(reported(step, 1, ['it crashed']))).toBe(false)
    expect(hasPassed(reported(step, 0, []))).toBe(true)
  })
})

const unitStep: Step = { ...lint, title: 'Unit', report: { file: 'test-results/unit.json', read: unitReport } }

const outcome = (title: string, more: Partial<Outcome>): Outcome => ({
  step: { ...lint, title },
  seconds: 2,
  tests: [{ file: undefined, name: title, state: 'passed', seconds: 0 }],
  files: [],
  ...more,
})

describe('the end of a run', () => {
  const broken = outcome('Unit', { ...unitReport(JSON.stringify(unit)) })
  const outcomes = [outcome('Lint', {}), broken]

  it('names what was skipped, what failed, and counts in its last line', () => {
    const lines = closingLines(outcomes).map((line) => line.trim())
    expect(lines).toEqual([
      'Skipped',
      '- none here: 2 tests',
      '✗ src/a.test.ts > a breaks: expected 1\n    to be 2',
      '✗ src/c.test.ts: Cannot find ./d.ts',
      'Failed: Unit',
      '2 passed, 2 failed, 2 skipped',
    ])
    expect(outcomes.map(hasPassed)).toEqual([true, false])
    expect(counted(outcomes)).toEqual({ passed: 2, failed: 2, skipped: 2 })
  })

  it('tells what passed only when it was tried again', () => {
    const lines = closingLines([outcomes[0]!], [{ name: 'a > waits', message: 'too late' }])
    expect(lines.map((line) => line.trim())).toEqual([
      '~ unsteady, failed first and passed alone: a > waits: too late',
      '1 passed, 0 failed, 0 skipped',
    ])
  })

  it('has the time of steps, files and tests, the longest first', () => {
    const text = timeLines([outcomes[0]!, { ...broken, step: unitStep }], 10).join('\n')
    expect(text).toContain('2.0 s  Lint')
    expect(text).toContain('10.0 s  in all')
    expect(text).toContain('The heaviest files: Unit')
    expect(text).toContain('0.3 s  src/a.test.ts > a holds')
  })

  it('says a time as people do', () => {
    expect([4.26, 48.2, 61, 1_205].map(shownSeconds)).toEqual(['4.3 s', '48 s', '1 min 1 s', '20 min 5 s'])
  })
})

describe('times', () => {
  it('are added up by name, and the longest taken', () => {
    const timed = [
      { name: 'a', seconds: 1 },
      { name: 'b', seconds: 2 },
      { name: 'a', seconds: 3 },
    ]
    expect(addedUp(timed)).toEqual([
      { name: 'a', seconds: 4 },
      { name: 'b', seconds: 2 },
    ])
    expect(longest(timed, 2).map(({ seconds }) => seconds)).toEqual([3, 2])
  })

  it('of what was skipped are counts', () => {
    const skipped = (reason: string): Test => ({ file: 'f', name: 'n', state: 'skipped', seconds: 0, reason })
    expect(skipLines(['a', 'b', 'a'].map(skipped))).toEqual(['a: 2 tests', 'b: 1 test'])
  })
})

describe('what failed and ran again', () => {
  const test = (name: string, state: Test['state'], file = 'a.test.ts'): Test => ({ file, name, state, seconds: 1 })
  const first = [
    test('a.test.ts > x', 'failed'),
    test('a.test.ts > y', 'passed'),
    test('b.test.ts > z', 'passed', 'b.test.ts'),
  ]

  it('counts as it ended, and what did not run again as before', () => {
    const again = [test('a.test.ts > x', 'passed'), test('a.test.ts > y', 'passed')]
    expect(countOf(merged(first, again))).toEqual({ passed: 3, failed: 0, skipped: 0 })
    expect(healed(first, merged(first, again)).map(({ name }) => name)).toEqual(['a.test.ts > x'])
  })

  it('stays a failure that nobody takes for unsteady when it fails again', () => {
    const again = merged(first, [test('a.test.ts > x', 'failed')])
    expect(countOf(again).failed).toBe(1)
    expect(healed(first, again)).toEqual([])
  })

  it('is a file that could not be loaded, until it has tests', () => {
    const broken = [test('a.test.ts', 'failed')]
    expect(countOf(merged(broken, [test('a.test.ts > x', 'passed')]))).toEqual({ passed: 1, failed: 0, skipped: 0 })
  })
})
