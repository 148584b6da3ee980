import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { journeysReport } from './journeys-report.ts'
import type { TestReport } from './report.ts'
import { unitReport } from './unit-report.ts'

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

/** What `npm run check` runs: the heaviest first, so that none of them is left alone at the end. */
export function checks(cores: number): Step[] {
  return [
    { id: 'build', title: 'Build', run: ['build/build.mjs'], cores: 1 },
    { id: 'lint', title: 'Lint', run: [program('oxlint'), '--type-aware', '.'], cores: 1 },
    { id: 'types', title: 'Types', run: [program('tsc', 'typescript'), '-p', '.'], cores: 1 },
    { id: 'knip', title: 'Unused code', run: [program('knip')], cores: 1 },
    { id: 'pages', title: 'Pages, routes and themes', run: ['cli/bin.mjs', 'check'], cores: 1 },
    { id: 'gen', title: 'Generated schemas are fresh', run: ['cli/bin.mjs', 'gen', '--check'], cores: 1 },
    { id: 'format', title: 'Format', run: [program('oxfmt'), '--check', '.'], cores: 1 },
    { id: 'size', title: 'Size budget', run: [program('size-limit')], needs: ['build'], cores: 1 },
    unitStep(cores),
  ]
}

const UNIT_JSON = 'test-results/unit.json'

/** On a large machine two cores are left to the journeys, which then run beside. */
const unitWorkers = (cores: number) => (cores > 4 ? cores - 2 : cores)

/** @param files test files; all when absent */
export function unitStep(cores: number, files: readonly string[] = []): Step {
  const workers = unitWorkers(cores)
  const reporters = ['--reporter=default', '--reporter=json', '--reporter=./tests/runner/unit-reporter.ts']
  return {
    id: 'unit',
    title: 'Unit, architecture and contract tests',
    run: [
      program('vitest'),
      'run',
      `--maxWorkers=${workers}`,
      ...reporters,
      `--outputFile.json=${UNIT_JSON}`,
      ...files,
    ],
    needs: ['build'],
    cores: workers,
    isLong: true,
    report: { file: UNIT_JSON, read: unitReport },
  }
}

/** @param filters spec files, or what Playwright takes; all when absent */
export function journeysStep(filters: readonly string[] = []): Step {
  return {
    id: 'journeys',
    title: 'Journeys in a real browser',
    run: [program('playwright', '@playwright/test'), 'test', ...filters],
    needs: ['build'],
    cores: 2,
    isLong: true,
    report: { file: `${journeysFolder()}/journeys.json`, read: journeysReport },
  }
}
