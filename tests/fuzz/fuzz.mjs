// Tries any files in place of the operators': `npm run test:fuzz -- --runs 100000 --seed 7`. docs/testing.md says what it looks for.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'

register()
const { writeResult } = await import('../../bench/shared/result.ts')

/** A thousand files take some ten seconds; whoever is silent for so long hangs. */
const SILENT_MS = 300_000

const { values } = parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' } } })
const runs = Number(values.runs ?? 100_000)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
if (!Number.isInteger(runs) || !Number.isInteger(seed) || runs < 1)
  throw new Error('--runs and --seed are whole numbers')

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
const args = [vitest, 'run', 'tests/fuzz/files.test.ts', '--disable-console-intercept', '--silent=false']
const env = { ...process.env, FUZZ_FILES: String(runs), FUZZ_SEED: String(seed) }
const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })

/** The tests print a line for each batch of so many files in which nothing was found. */
const BATCH = 1000
let clean = 0
const seen = { tried: 0, taken: 0, rendered: 0 }
let next = seed
const hangs = () => {
  console.error(`hangs: nothing was heard of the batch with seed ${next} for ${SILENT_MS / 1000} s`)
  child.kill('SIGKILL')
}
let watch = setTimeout(hangs, SILENT_MS)

let rest = ''
child.stdout.setEncoding('utf8').on('data', (text) => {
  const lines = (rest + text).split('\n')
  rest = lines.pop() ?? ''
  for (const line of lines) {
    console.log(line)
    const [, told] = /fuzz seed \d+: (\{.*\})/.exec(line) ?? []
    if (told === undefined) continue
    next++
    clean++
    for (const [name, count] of Object.entries(JSON.parse(told))) seen[name] += count
    clearTimeout(watch)
    watch = setTimeout(hangs, SILENT_MS)
  }
})
child.on('close', (code) => {
  clearTimeout(watch)
  console.log(
    `${seen.tried} files from seed ${seed}: ${seen.taken} may be served, ${seen.rendered} pages were rendered`,
  )
  process.exitCode = code ?? 1
  const bad = Math.ceil(runs / BATCH) - clean
  writeResult('fuzz', 'npm run test:fuzz', [
    {
      what: `${runs.toLocaleString('en')} of the operators’ files with any mistakes, in batches of ${BATCH}: batches with a throw, a crashed block or a hang`,
      bound: '0',
      measured: `${bad} (${seen.taken.toLocaleString('en')} may be served, ${seen.rendered.toLocaleString('en')} pages were rendered)`,
      isMet: bad === 0 && code === 0,
    },
  ])
})
