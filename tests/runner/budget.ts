import { longest, type Timed } from './report.ts'

/** tests/budget.json: what a run may cost. */
export interface Budget {
  /** CPU seconds of the fixed work (machine-speed.ts) on the machine where these figures were seen. */
  readonly fixedWork: number
  /** Seconds of two busy cores for the whole run. */
  readonly whole: Readonly<Record<Mode, number>>
  /** Core seconds in which nothing ran. */
  readonly idle: number
  /** CPU seconds of each step. */
  readonly steps: Readonly<Record<string, number>>
  /** CPU seconds of the heaviest test files. */
  readonly files: Readonly<Record<string, number>>
}

export type Mode = 'check' | 'test'

/** What a run cost. */
export interface Spent {
  readonly mode: Mode
  readonly fixedWork: number
  /** Core seconds in which nothing ran, of a machine with two cores; 0 on another, where the budget does not speak of them. */
  readonly idle: number
  /** What other programs had of the machine's busy seconds, from 0 to 1. */
  readonly others: number
  /** Name: the step's id. CPU seconds. */
  readonly steps: readonly Timed[]
  /** Wall seconds, by step: a file shares its core with nobody knows whom. */
  readonly files: Readonly<Record<string, readonly Timed[]>>
}

const CORES = 2
/** A run may be so many times its budget. */
const TOLERANCE = 1.1
const HEAVIEST = 15
/** With others taking more than this, cores lose time between them that the fixed work alone does not show. */
const OTHERS = 0.2
/** What is named grew by so many seconds at least. */
const NOTABLE = 2

const sum = (timed: readonly Timed[]) => timed.reduce((total, { seconds }) => total + seconds, 0)
const round = (seconds: number) => Math.round(seconds)

/** The same cost on the machine of the budget: seconds there. */
function onReference(spent: Spent, { fixedWork }: Pick<Budget, 'fixedWork'>): Spent {
  const scale = fixedWork / spent.fixedWork
  return { ...spent, steps: spent.steps.map(({ name, seconds }) => ({ name, seconds: seconds * scale })) }
}

/** CPU seconds of a step's test files: each has of the step's what it has of the time of all files. */
function fileCosts({ steps, files }: Spent, step: string): Timed[] {
  const timed = files[step] ?? []
  const whole = sum(timed)
  const cpu = steps.find(({ name }) => name === step)?.seconds ?? 0
  return whole === 0 ? [] : timed.map(({ name, seconds }) => ({ name, seconds: (seconds / whole) * cpu }))
}

/** Seconds that two cores were taken for. */
const wholeOf = ({ steps, idle }: Spent) => (sum(steps) + idle) / CORES

export interface Verdict {
  readonly seconds: number
  /** By what it exceeds its budget; undefined when it does not. */
  readonly excess: string | undefined
  /** Others had too much of the machine to tell: what is exceeded is said, and is no failure. */
  readonly isDoubtful: boolean
}

/** Compares what a run cost with its budget. */
export function judged(spent: Spent, budget: Budget): Verdict {
  const own = onReference(spent, budget)
  const seconds = wholeOf(own)
  const allowed = budget.whole[spent.mode]
  const isDoubtful = spent.others > OTHERS
  if (seconds <= allowed * TOLERANCE) return { seconds, isDoubtful, excess: undefined }
  const causes = [...grownCosts(own, budget), ...grownIdle(own, budget)].join('; ') || 'every step a little'
  return {
    seconds,
    isDoubtful,
    excess: `The run took ${round(seconds)} s of two cores; its budget is ${allowed} s, and a tenth more at most (tests/budget.json). Grown: ${causes}.`,
  }
}

const growth = ({ name, seconds }: Timed, known: Budget['steps']) => seconds - (known[name] ?? 0)

/** What costs more than its budget and a tenth, the largest growth first. */
const grown = (timed: readonly Timed[], known: Budget['steps']) =>
  timed
    .filter((own) => own.seconds > (known[own.name] ?? 0) * TOLERANCE && growth(own, known) > NOTABLE)
    .sort((a, b) => growth(b, known) - growth(a, known))

/** Steps that grew, and the heaviest of their files that did: "lint 80 s (budget 38)". */
function grownCosts(own: Spent, { steps, files }: Budget): string[] {
  const grownSteps = grown(own.steps, steps)
  const heaviest = grownSteps.flatMap(({ name }) => longest(fileCosts(own, name), HEAVIEST))
  const said = (timed: readonly Timed[], known: Budget['steps']) =>
    timed.map(({ name, seconds }) => {
      const allowed = known[name] === undefined ? 'not in the budget' : `budget ${known[name]}`
      return `${name} ${round(seconds)} s (${allowed})`
    })
  return [...said(grownSteps, steps), ...said(grown(heaviest, files), files)]
}

const grownIdle = ({ idle }: Spent, budget: Budget): string[] =>
  idle > budget.idle * TOLERANCE && idle - budget.idle > NOTABLE
    ? [`${round(idle)} s in which a core had nothing to do (budget ${budget.idle})`]
    : []

/** The budget that this run would just meet, in the form of the file: copied over it, it renews the budget. */
export function budgetOf(spent: Spent, old: Budget): Budget {
  const own = onReference(spent, old)
  const files = Object.keys(own.files).flatMap((step) => longest(fileCosts(own, step), HEAVIEST))
  const isOfJourneys = ([name]: readonly [string, number]) => name.startsWith('tests/journeys/')
  const kept = spent.mode === 'check' ? Object.entries(old.files).filter(isOfJourneys) : []
  return {
    fixedWork: old.fixedWork,
    whole: { ...old.whole, [spent.mode]: Math.ceil(wholeOf(own)) },
    idle: spent.mode === 'test' ? Math.ceil(own.idle) : old.idle,
    steps: { ...old.steps, ...upwards(own.steps) },
    files: { ...Object.fromEntries(kept), ...upwards(files) },
  }
}

const upwards = (timed: readonly Timed[]) =>
  Object.fromEntries(timed.map(({ name, seconds }) => [name, Math.ceil(seconds)]))
