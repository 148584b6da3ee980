// Tries what is committed on each version of Node that the README promises: `npm run test:nodes`, or a part of it with
// `-- --only 22,24 --steps ci,smoke` (also: types, build, unit). The runtimes come from the npm registry, nothing is installed.
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

register()
const { optionsOf } = await import('./options.ts')
const { table, trial } = await import('./trial.ts')

const { runtimes, steps } = optionsOf(process.argv.slice(2))
const root = fileURLToPath(new URL('../..', import.meta.url))
const outcomes = runtimes.flatMap((runtime) => trial(root, runtime, steps))
console.log(`\n${table(outcomes)}`)
process.exitCode = outcomes.every(({ result }) => result === 'passed') ? 0 : 1
