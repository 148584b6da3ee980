// Runs the benches and tests whose figures docs/figures.md quotes, and prints what they saw: `npm run bench`. `-- --only page,check` runs these alone,
// `--quick` tries their way with few samples, `--write` writes docs/figures.md from this run; rows of what did not run
// stay, with their day (so `--only ''` writes what is kept).
import { spawn } from 'node:child_process'
import { existsSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'

register()
const { chosenBenches } = await import('./shared/benches.ts')
const { FIGURES_PAGE, withFigures } = await import('./shared/figures.ts')
const { KEPT_RESULTS, LAST_RESULTS, readResults } = await import('./shared/result.ts')

const { values } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean' }, write: { type: 'boolean' } },
})
if (values.quick && values.write) throw new Error('--quick gives no figures that can be quoted')
const chosen = chosenBenches(values.only)
const [load] = loadavg()
if (load > 0.5)
  console.log(`The machine is busy with other work (load ${load.toFixed(1)}): the figures will tell of that too.`)

const resultOf = (name) => join(LAST_RESULTS, `${name}.json`)

const run = ({ script, quick }) =>
  new Promise((done) => {
    const args = [...script, ...(values.quick ? quick : [])]
    spawn(process.execPath, args, { stdio: 'inherit' }).on('close', (code) => done(code ?? 1))
  })

const silent = []
for (const bench of chosen) {
  console.log(`\n== ${bench.name}`)
  rmSync(resultOf(bench.name), { force: true })
  const code = await run(bench)
  if (!existsSync(resultOf(bench.name))) silent.push(`${bench.name} (${code === 0 ? 'skipped' : `ended with ${code}`})`)
  if (code !== 0) process.exitCode = 1
}

const told = chosen.filter(({ name }) => existsSync(resultOf(name)))
console.log('')
const last = existsSync(LAST_RESULTS) ? readResults(LAST_RESULTS) : new Map()
for (const { name } of told)
  for (const { what, bound, measured, isMet } of last.get(name).rows)
    console.log(`${isMet ? '      ' : 'missed'}  ${what}: ${measured} (bound: ${bound})`)
if (silent.length > 0) console.log(`No figures of ${silent.join(', ')}: those of before stay.`)

if (values.write) {
  for (const { name } of told) copyFileSync(resultOf(name), join(KEPT_RESULTS, `${name}.json`))
  writeFileSync(FIGURES_PAGE, withFigures(readFileSync(FIGURES_PAGE, 'utf8'), readResults(KEPT_RESULTS)))
  await new Promise((done) => {
    const format = spawn(process.execPath, ['node_modules/oxfmt/bin/oxfmt', FIGURES_PAGE, KEPT_RESULTS], {
      stdio: 'inherit',
    })
    format.on('close', done)
  })
  console.log(`${FIGURES_PAGE} has the figures of ${told.map(({ name }) => name).join(', ') || 'the kept results'}.`)
}
