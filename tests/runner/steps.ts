import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { journeysReport } from './journeys-report.ts'
import type { Test, TestReport } from './report.ts'
import { unitReport } from './unit-report.ts'
import type { Shard } from './usage.ts'

/** One program of the run. It passes or fails as one, or counts its own tests in a report. */
export interface Step {
  readonly id: string
  readonly title: string
  /** What Node runs, and its arguments. */
  readonly run: readonly string[]
  /** Steps that must have passed before. */
  readonly needs?: readonly string[]
  /** Cores that it keeps busy. */
  readonly cores: number
  /** It takes minutes: its lines are shown as they come. */
  readonly isLong?: boolean
  readonly report?: {
    readonly file: string
    readonly read: (text: string) => TestReport
  }
  /** What Node runs to try failed tests alone; undefined when they can't be told apart. */
  readonly again?: (failed: readonly Test[]) => readonly string[] | undefined
  /** Settings beside those of the run. */
  readonly env?: Readonly<Record<string, string>>
}

/** The program of a npm package, as npx would find it: a file that Node runs, the same on every system. */
function program(name: string, folder = name): string {
  const home = join('node_modules', folder)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    bin: string | Readonly<Record<string, string>>
  }
  const file = typeof bin === 'string' ? bin : bin[name]
  if (file === undefined || !existsSync(join(home, file))) throw new Error(`${folder} has no program ${name}`)
  return join(home, file)
}

/** Journeys on another port have a folder of results of their own: playwright.config.ts. */
const journeysFolder = (port = process.env['JOURNEYS_PORT'] ?? '5190') =>
  port === '5190' ? 'test-results' : `test-results/${port}`

/** Looks for a browser and a Chinese font, and gets what is missing: the journeys are not begun without. */
export const provision: Step = {
  id: 'provision',
  title: 'Browser and fonts',
  run: ['tests/provision/provision.mjs'],
  cores: 1,
  isLong: true,
}

/** What is neither built nor tested, but read. */
const readings: readonly Step[] = [
  { id: 'lint', title: 'Lint', run: [program('oxlint'), '--type-aware', '.'], cores: 1 },
  { id: 'types', title: 'Types', run: [program('tsc', 'typescript'), '-p', '.'], cores: 1 },
  { id: 'knip', title: 'Unused code', run: [program('knip')], cores: 1 },
  { id: 'pages', title: 'Pages, routes and themes', run: ['cli/bin.mjs', 'check'], cores: 1 },
  { id: 'gen', title: 'Generated schemas are fresh', run: ['cli/bin.mjs', 'gen', '--check'], cores: 1 },
  { id: 'format', title: 'Format', run: [program('oxfmt'), '--check', '.'], cores: 1 },
  { id: 'size', title: 'Size budget', run: [program('size-limit')], needs: ['build'], cores: 1 },
]

const build: Step = { id: 'build', title: 'Build', run: ['build/build.mjs'], cores: 1 }

/** What `npm run check` runs: the gate without a browser. */
export const checkSteps = (cores: number): Step[] => [build, ...readings, unitStep(cores, { isGate: true })]

/**
 * What `npm test` runs. The journeys break most often, and begin as soon as there is a shop. A browser and its shop wait for each other: their
 * two workers leave a core to what is read meanwhile, and to the first of the unit tests.
 */
export const gateSteps = (cores: number): Step[] => [
  build,
  { ...journeysStep({ isGate: true }), cores: 1 },
  ...readings,
  unitStep(cores, { isGate: true }),
]

/** What `npm run test:all` runs; what is read is read once, with the first part. */
export const allSteps = (cores: number, shard?: Shard): Step[] => [
  build,
  ...(shard && shard.part > 1 ? [] : readings),
  unitStep(cores, { shard }),
  journeysStep({ shard }),
]

interface Choice {
  /** The gate's tests alone. */
  readonly isGate?: boolean
  readonly shard?: Shard | undefined
  /** Files; all when absent. */
  readonly files?: readonly string[]
}

const shardArguments = (shard: Shard | undefined) => (shard ? [`--shard=${shard.part}/${shard.of}`] : [])

const UNIT_JSON = 'test-results/unit.json'

/** On a large machine two cores are left to the journeys, which then run beside. */
const unitWorkers = (cores: number) => (cores > 4 ? cores - 2 : cores)

export function unitStep(cores: number, { isGate = false, shard, files = [] }: Choice = {}): Step {
  const workers = unitWorkers(cores)
  const reporters = ['--reporter=default', '--reporter=json', '--reporter=./tests/runner/unit-reporter.ts']
  const vitest = (...more: readonly string[]) => [
    ...[program('vitest'), 'run', ...reporters, `--outputFile.json=${UNIT_JSON}`],
    ...more,
  ]
  return {
    id: 'unit',
    title: 'Unit, architecture and contract tests',
    run: vitest(`--maxWorkers=${workers}`, ...shardArguments(shard), ...files),
    needs: ['build'],
    cores: workers,
    isLong: true,
    report: { file: UNIT_JSON, read: unitReport },
    again: (failed) => {
      const broken = [...new Set(failed.flatMap(({ file }) => file ?? []))]
      return broken.length > 0 ? vitest('--maxWorkers=1', ...broken) : undefined
    },
    ...(isGate ? { env: { TESTS: 'gate' } } : {}),
  }
}

/** Journeys that go on from one another, and are tried again together. */
const isChain = (file: string) => /mode: 'serial'/.test(readFileSync(file, 'utf8'))

/** What stands for a journey in Playwright's --test-list. */
const listed = ({ file, place = '' }: Test) => (file && isChain(file) ? place.split(' › ')[0]! : place)

const AGAIN = 'test-results/again.txt'

export function journeysStep({ isGate = false, shard, files = [] }: Choice = {}): Step {
  const playwright = [program('playwright', '@playwright/test'), 'test', ...(isGate ? ['--grep=@gate'] : [])]
  return {
    id: 'journeys',
    title: 'Journeys in a real browser',
    run: [...playwright, ...shardArguments(shard), ...files],
    needs: ['build'],
    cores: 2,
    isLong: true,
    report: { file: `${journeysFolder()}/journeys.json`, read: journeysReport },
    again: (failed) => {
      const known = failed.filter(({ file }) => file !== undefined)
      if (known.length === 0) return undefined
      writeFileSync(AGAIN, [...new Set(known.map(listed))].join('\n'))
      return [...playwright, '--workers=1', `--test-list=${AGAIN}`]
    },
  }
}
