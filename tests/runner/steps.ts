import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Test } from './report.ts'

/** One program of the run. It passes or fails as one, or its reporter sends what became of each test. */
export interface Step {
  readonly id: string
  readonly title: string
  /** What Node runs, and its arguments. */
  readonly run: readonly string[]
  /** Steps that must have passed before. */
  readonly needs?: readonly string[]
  /** Cores that it keeps busy; 1 when absent. */
  readonly cores?: number
  /** It takes minutes: its lines are shown as they come. */
  readonly isLong?: boolean
  /** What Node runs to try failed tests of these files alone; present where a reporter is. */
  readonly again?: (failed: readonly Test[]) => readonly string[]
  /** Settings beside those of the run. */
  readonly env?: Readonly<Record<string, string>>
}

/** Which tests run; all of them when it says nothing. */
export interface Choice {
  readonly isGate?: boolean
  /** "2/4" */
  readonly shard?: string | undefined
  /** The commit since which the change is asked for. */
  readonly since?: string | undefined
}

/** Looks for a browser and a Chinese font, and gets what is missing: the journeys are not begun without. */
export const provision: Step = {
  ...{ id: 'provision', title: 'Browser and fonts', run: ['tests/provision/provision.mjs'], isLong: true },
}

const build: Step = { id: 'build', title: 'Build', run: ['build/build.mjs'] }

/** What is neither built nor tested, but read. */
const readings: readonly Step[] = [
  // One reading for both: rules that ask for types have the compiler work out all of them anyway.
  { id: 'lint', title: 'Lint and types', run: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '.'] },
  { id: 'knip', title: 'Unused code', run: ['node_modules/knip/bin/knip.js'] },
  { id: 'pages', title: 'Pages, routes and themes', run: ['cli/bin.mjs', 'check'] },
  { id: 'gen', title: 'Generated schemas are fresh', run: ['cli/bin.mjs', 'gen', '--check'] },
  { id: 'format', title: 'Format', run: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
  { id: 'size', title: 'Size budget', run: ['node_modules/size-limit/bin.js'], needs: ['build'] },
]

/** An option of a tool, where there is something to say. */
const option = (name: string, value: string | undefined) => (value === undefined ? [] : [`--${name}=${value}`])

/** On a large machine two cores are left to the journeys, which then run beside. */
const UNIT_WORKERS = availableParallelism() > 4 ? availableParallelism() - 2 : availableParallelism()

/** Tests of the whole, which walk its folders: no import says when a change touches them. */
const OF_THE_WHOLE = ['tests/architecture', 'tests/contract']

function unitStep({ isGate, shard, since }: Choice, ...names: readonly string[]): Step {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run']
  vitest.push('--reporter=default', '--reporter=./tests/runner/unit-reporter.ts')
  const chosen = [...option('shard', shard), ...names]
  if (since)
    chosen.push(`--changed=${since}`, '--passWithNoTests', ...OF_THE_WHOLE.map((folder) => `--exclude=${folder}/**`))
  return {
    ...{ id: 'unit', title: 'Unit, architecture and contract tests', cores: UNIT_WORKERS, isLong: true },
    run: [...vitest, `--maxWorkers=${UNIT_WORKERS}`, ...chosen],
    needs: ['build'],
    again: (failed) => [...vitest, '--maxWorkers=1', ...new Set(failed.flatMap(({ file }) => file ?? []))],
    ...(isGate ? { env: { TESTS: 'gate' } } : {}),
  }
}

const wholeTests: Step = {
  ...unitStep({ isGate: true }, ...OF_THE_WHOLE),
  ...{ id: 'whole', title: 'Tests of the whole, whatever changed' },
}

const AGAIN = 'test-results/again.txt'

/** @param chosen what Playwright takes: options, spec files */
export function journeysStep(...chosen: readonly string[]): Step {
  const playwright = ['node_modules/@playwright/test/cli.js', 'test']
  playwright.push('--reporter=list,./tests/runner/journeys-reporter.ts')
  return {
    // A browser and its shop wait for each other: their two workers leave a core to what is read meanwhile, and to the unit tests.
    ...{ id: 'journeys', title: 'Journeys in a real browser', needs: ['build'], isLong: true },
    run: [...playwright, ...chosen],
    again: (failed) => {
      writeFileSync(AGAIN, failed.map(({ place }) => place).join('\n'))
      return [...playwright, '--workers=1', `--test-list=${AGAIN}`]
    },
  }
}

export const GATE = '--grep=@gate'

/**
 * What a page or a widget means for a journey is no import of its spec: since a commit the gate's journeys run, and beside them, in a shop of
 * their own, those of changed specs.
 */
function changedJourneys(since: string): Step {
  const step = journeysStep('--grep-invert=@gate', `--only-changed=${since}`)
  const run = `${process.env['JOURNEYS_RUN'] ?? ''}changed`
  return { ...step, id: 'changed', title: 'Journeys of changed specs', env: { JOURNEYS_RUN: run } }
}

/** The gate's journeys and the rules on days that are unlike others: no other test would see what a calendar breaks. */
const daysStep = (shard?: string): Step => ({
  ...{ id: 'days', title: 'Other days', cores: 2, isLong: true, needs: ['build'] },
  run: ['tests/days.mjs', ...option('shard', shard)],
})

/** What `npm run check` runs: the gate without a browser. */
export const checkSteps = (): Step[] => [build, ...readings, unitStep({ isGate: true })]

/**
 * What `npm test` and `npm run test:all` run. The journeys break most often, and begin as soon as there is a shop; what is read is read
 * once, with the first part.
 */
export const allSteps = ({ isGate = false, shard, since }: Choice): Step[] => [
  build,
  journeysStep(...(isGate || since ? [GATE] : []), ...option('shard', shard)),
  ...(shard === undefined || shard.startsWith('1/') ? readings : []),
  unitStep({ isGate, shard, since }),
  ...(since === undefined ? [] : [wholeTests, changedJourneys(since)]),
  ...(isGate || since ? [] : [daysStep(shard)]),
]
