import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments.ts'
import { countLine, type Report, type Test } from './report.ts'
import { type Outcome, runSteps, testsOf } from './run-steps.ts'
import { merged, tryAgain, unsteady } from './second-try.ts'
import { steadyLines } from './steady.ts'
import { allSteps, type Choice, type Step } from './steps.ts'
import { closingLines } from './summary.ts'
import { changes } from './times.ts'

const step = (id: string, ...needs: string[]): Step => ({ id, title: id, run: [], needs })
const test = (name: string, state: Test['state'], more: Partial<Test> = {}): Test => ({
  ...{ name, state, file: name.split(' > ')[0]! },
  ...more,
})
const ended = (one: Step, ...tests: readonly Test[]): Outcome => ({ step: one, seconds: 1, tests, files: {} })

describe('the command line', () => {
  it.each([
    ['', { command: 'gate' }],
    ['check', { command: 'check' }],
    ['times', { command: 'times' }],
    ['all', { command: 'all' }],
    ['all --shard 2/4', { command: 'all', values: { shard: '2/4' } }],
    ['all --changed', { command: 'all', values: { changed: true } }],
    ['all --changed HEAD~3', { command: 'all', values: { changed: true }, names: ['HEAD~3'] }],
    ['steady', { command: 'steady', values: { runs: '20', load: '1' } }],
    ['steady --runs 3 menu.spec --load 0', { values: { runs: '3', load: '0' }, names: ['menu.spec'] }],
  ])('%s', (line, wanted) => {
    expect(readArguments(line.split(' ').filter(Boolean))).toMatchObject(wanted)
  })

  it.each([
    ...['--changed', 'all x', 'all --changed a b', 'all --changed --shard 1/2', 'all --shard', 'all --shard 5/4'],
    ...['all --shard 0/4', 'check x', 'check --shard 1/2', 'steady --runs', 'steady --runs x', 'toString'],
  ])('%s is answered with the usage', (line) => {
    expect(readArguments(line.split(' '))).toContain('npm run test:steady')
  })
})

describe('steps', () => {
  it('begin in their order while a core is free, each after what it needs', async () => {
    const ends = new Map<string, () => void>()
    const steps = [
      step('build'),
      { ...step('unit', 'build'), cores: 2 },
      step('lint'),
      step('types'),
      step('size', 'unit'),
    ]
    const all = runSteps(steps, 2, (one) => new Promise((done) => ends.set(one.id, () => done(ended(one)))))
    const end = async (id: string) => {
      ends.get(id)!()
      await new Promise((done) => setImmediate(done))
      return [...ends.keys()].join(' ')
    }
    expect([...ends.keys()].join(' ')).toBe('build lint')
    expect(await end('build')).toBe('build lint unit')
    expect(await end('lint')).toBe('build lint unit')
    expect(await end('unit')).toBe('build lint unit types size')
    await Promise.all([end('types'), end('size')])
    expect((await all).map((outcome) => outcome.step.id)).toEqual(['build', 'unit', 'lint', 'types', 'size'])
  })

  it('are left out, and count as failed, when one that they need failed; the others go on', async () => {
    const steps = [step('build'), step('size', 'build'), step('report', 'size'), step('lint')]
    const all = await runSteps(steps, 1, async (one) =>
      ended(one, test(one.id, one.id === 'build' ? 'failed' : 'passed')),
    )
    expect(all.map(({ tests }) => `${tests[0]!.state} ${tests[0]!.message}`)).toEqual([
      'failed undefined',
      'failed not run, since «build» failed',
      'failed not run, since «size» failed',
      'passed undefined',
    ])
  })

  const unit: Step = { ...step('unit'), again: () => [] }
  const green: Report = { tests: [test('a', 'passed')], files: {} }
  const red: Report = { tests: [test('a', 'failed')], files: {} }
  it.each([
    ['without a reporter, green', step('lint'), 0, undefined, '1 passed, 0 failed, 0 skipped'],
    ['without a reporter, red', step('lint'), 1, undefined, '0 passed, 1 failed, 0 skipped'],
    ['whose reporter sent nothing', unit, 0, undefined, '0 passed, 1 failed, 0 skipped'],
    ['red, though no test failed', unit, 1, green, '1 passed, 1 failed, 0 skipped'],
    ['red, since a test failed', unit, 1, red, '0 passed, 1 failed, 0 skipped'],
  ])('%s', (_, one, code, report, line) => {
    expect(countLine(testsOf(one, code, ['', 'a.ts: no'], report))).toBe(line)
  })
})

describe('other days', () => {
  const days = (choice: Choice) =>
    allSteps(choice)
      .find(({ id }) => id === 'days')
      ?.run.slice(1)

  it('are part of all tests, each shard has its share; no change waits for them', () => {
    expect([days({}), days({ shard: '2/4' })]).toEqual([[], ['--shard=2/4']])
    expect([days({ isGate: true }), days({ since: 'HEAD~1' })]).toEqual([undefined, undefined])
  })
})

describe('a second try', () => {
  const outside: Test = { name: 'vitest, outside of every test', state: 'failed' }
  it.each<[string, Test[], Test[], string, string[]]>([
    [
      'that passes is told',
      [test('a > x', 'failed')],
      [test('a > x', 'passed')],
      '1 passed, 0 failed, 0 skipped',
      ['a > x'],
    ],
    [
      'that fails too is a failure',
      [test('a > x', 'failed')],
      [test('a > x', 'failed')],
      '0 passed, 1 failed, 0 skipped',
      [],
    ],
    [
      'that was left out proves nothing',
      [test('a > x', 'failed')],
      [test('a > x', 'skipped')],
      '0 passed, 1 failed, 0 skipped',
      [],
    ],
    [
      'leaves what did not run',
      [test('a > x', 'failed'), test('b > y', 'passed')],
      [],
      '1 passed, 1 failed, 0 skipped',
      [],
    ],
    [
      'of a file that loads now',
      [test('a', 'failed')],
      [test('a > x', 'passed')],
      '1 passed, 0 failed, 0 skipped',
      ['a'],
    ],
    [
      'goes on in a chain',
      [test('a > x', 'failed'), test('a > y', 'skipped')],
      [test('a > x', 'passed'), test('a > y', 'failed')],
      '1 passed, 1 failed, 0 skipped',
      ['a > x'],
    ],
    [
      'does not clear what broke outside of tests',
      [outside, test('a > x', 'failed')],
      [test('a > x', 'passed')],
      '1 passed, 1 failed, 0 skipped',
      ['a > x'],
    ],
  ])('%s', (_, first, again, line, waver) => {
    expect(countLine(merged(first, again))).toBe(line)
    expect(unsteady(first, merged(first, again)).map(({ name }) => name)).toEqual(waver)
  })
})

describe('what failed', () => {
  const failures = (count: number) => Array.from({ length: count }, (_, at) => test(`${at}.test.ts > x`, 'failed'))
  const unit: Step = { ...step('unit'), again: () => ['--eval', ''] }

  it('is tried again twice, alone', async () => {
    const said: string[] = []
    const { tests } = await tryAgain(ended(unit, ...failures(20)), (line) => said.push(line))
    expect(said.filter((line) => line.startsWith('·'))).toEqual([
      '·  unit: what failed, alone (1 of 2) ...',
      '·  unit: what failed, alone (2 of 2) ...',
    ])
    expect(countLine(tests)).toMatch(/^0 passed, 2\d failed/)
  })

  it('in more than twenty files is broken, and is not waited for again', async () => {
    const said: string[] = []
    const { tests } = await tryAgain(ended(unit, ...failures(21)), (line) => said.push(line))
    expect(said).toEqual(['-- unit: tests of 21 files failed, which is no luck: they are not tried again'])
    expect(countLine(tests)).toBe('0 passed, 21 failed, 0 skipped')
  })
})

/** What the reporter sends of a real run over such files. */
async function reported(files: Readonly<Record<string, string>>): Promise<Report> {
  mkdirSync('test-results', { recursive: true })
  const root = mkdtempSync('test-results/runner-')
  for (const [name, body] of Object.entries(files))
    writeFileSync(join(root, name), `import { afterAll, describe, expect, it } from 'vitest'\n${body}`)
  writeFileSync(join(root, 'vitest.config.ts'), 'export default {}')
  const options = ['run', `--root=${root}`, `--reporter=${resolve('tests/runner/unit-reporter.ts')}`]
  try {
    return await new Promise((done, fail) => {
      const vitest = fork('node_modules/vitest/vitest.mjs', options, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
      let report: Report | undefined
      vitest.once('message', (message) => (report = message as Report))
      vitest.once('close', () => (report ? done(report) : fail(new Error('vitest sent no report'))))
    })
  } finally {
    rmSync(root, { recursive: true })
  }
}

describe('the report of unit tests', () => {
  it('has tests, and what went wrong outside of them', async () => {
    const { tests, files } = await reported({
      'a.test.ts': `
        it('holds', () => {})
        it('breaks', () => expect(1).toBe(2))
        it('says why not', (t) => t.skip('no printer'))
        describe('orders (no PostgreSQL)', () => void it.skip('buys', () => {}))`,
      'hook.test.ts': `describe('rows', () => { afterAll(() => { throw new Error('not closed') }); it('are read', () => {}) })`,
      'load.test.ts': `import './nowhere.ts'`,
      'promise.test.ts': `it('lets one go', () => void Promise.reject(new Error('nobody caught it')))`,
    })
    const first = ({ name, state, message = '' }: Test) => `${state} ${name} ${message.split('\n')[0]}`.trim()
    expect(tests.map(first).toSorted()).toEqual([
      'failed a.test.ts > breaks AssertionError: expected 1 to be 2 // Object.is equality',
      'failed hook.test.ts Error: not closed',
      expect.stringMatching(/^failed load.test.ts Error: .*nowhere/),
      'failed vitest, outside of every test Error: nobody caught it',
      'passed a.test.ts > holds',
      'passed hook.test.ts > rows > are read',
      'passed promise.test.ts > lets one go',
      'skipped a.test.ts > orders (no PostgreSQL) > buys no PostgreSQL',
      'skipped a.test.ts > says why not no printer',
    ])
    expect(tests.filter(({ file }) => file === undefined)).toHaveLength(1)
    expect(Object.keys(files)).toHaveLength(4)
  })
})

describe('the end of a run', () => {
  it('names what was skipped, what was unsteady, what failed, and counts in its last line', () => {
    const tests = [
      test('a > x', 'failed', { message: 'no' }),
      test('a > y', 'skipped', { message: 'no font' }),
      test('b > z', 'skipped', { message: 'no font' }),
    ]
    const lines = closingLines(
      [ended(step('lint'), test('lint', 'passed')), ended(step('unit'), ...tests)],
      [test('c > waits', 'failed', { message: 'too late' })],
    )
    expect(lines.map((line) => line.trim())).toEqual([
      'Skipped',
      '- no font: 2',
      '~ unsteady, failed first and passed alone: c > waits: too late',
      '✗ a > x: no',
      'Failed: unit',
      '1 passed, 1 failed, 2 skipped',
    ])
  })

  it('of many runs says how often each journey failed, the most frequent first', () => {
    const failed = (...names: string[]) => names.map((name) => test(name, 'failed', { message: 'no' }))
    expect(steadyLines([failed('a'), [], failed('b', 'a')]).map((line) => line.trim())).toEqual([
      '✗ 2 times in 3 runs: a: no',
      '✗ 1 times in 3 runs: b: no',
      '1 of 3 runs passed',
    ])
  })

  it('is compared with the run before, the greatest change first', () => {
    expect(changes({ a: 1, b: 30, gone: 1 }, { a: 1.5, b: 20, fresh: 9 })).toEqual([
      '  −10.0 s  30.0 → 20.0 s  b',
      '   +0.5 s  1.0 → 1.5 s  a',
    ])
  })
})
