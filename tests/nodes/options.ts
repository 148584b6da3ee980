import { parseArgs } from 'node:util'
import { majorOf, type Runtime, RUNTIMES } from './runtimes.ts'
import { type Step, STEPS } from './steps.ts'

/** What to try, and with which runtimes. */
export interface Options {
  readonly runtimes: readonly Runtime[]
  readonly steps: readonly Step[]
}

/** Those of a list that were named, in the list's order; a name that is not in it is refused. */
function named<Item>(all: readonly Item[], nameOf: (item: Item) => string, option: string, value: string): Item[] {
  const names = value.split(',')
  const unknown = names.find((name) => !all.some((item) => nameOf(item) === name))
  if (unknown !== undefined) throw new Error(`${option} knows ${all.map(nameOf).join(', ')}; not ${unknown}`)
  return all.filter((item) => names.includes(nameOf(item)))
}

/** `--only 22,24` and `--steps ci,smoke`: everything that is not optional without them. */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, steps: { type: 'string' } },
  })
  return {
    runtimes: values.only ? named(RUNTIMES, majorOf, '--only', values.only) : RUNTIMES,
    steps: values.steps
      ? named(STEPS, ({ name }) => name, '--steps', values.steps)
      : STEPS.filter(({ optional }) => !optional),
  }
}
