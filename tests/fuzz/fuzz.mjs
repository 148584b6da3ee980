// Tries any files in place of the operators': `npm run test:fuzz -- --runs 100000 --seed 7`; with `--calls` the largest inputs of all calls, of
// links to drafts, searches, pictures, of an assistant's tools and of merges.
// docs/testing.md says what they look for.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'

register()
const { writeResult } = await import('../../bench/shared/result.ts')

/** A thousand files take some ten seconds; whoever is silent for so long hangs. */
const SILENT_MS = 300_000

const { values } = parseArgs({
  options: { runs: { type: 'string' }, seed: { type: 'string' }, calls: { type: 'boolean' } },
})
const runs = Number(values.runs ?? 100_000)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
if (!Number.isInteger(runs) || !Number.isInteger(seed) || runs < 1)
  throw new Error('--runs and --seed are whole numbers')

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
const ofCalls = ['calls', 'previews', 'viewers', 'search', 'pictures', 'assistants', 'merges'].map(
  (name) => `tests/fuzz/${name}.test.ts`,
)
const files = values.calls ? ofCalls : ['tests/fuzz/files.test.ts']
const args = [vitest, 'run', ...files, '--no-file-parallelism', '--disable-console-intercept', '--silent=false']
const env = { ...process.env, FUZZ_FILES: String(runs), FUZZ_SEED: String(seed) }
const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })

/** ms of the server's thread that /healthz may wait for while a call is answered. */
const LONGEST_WAIT = 250
/** Of the calls so many are printed, the slowest first. */
const PRINTED = 15
const held = []

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
    const [, call] = /held up: (\{.*\})/.exec(line) ?? []
    if (call !== undefined) {
      held.push(JSON.parse(call))
      clearTimeout(watch)
      watch = setTimeout(hangs, SILENT_MS)
      continue
    }
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
  if (values.calls) return tellCalls(code)
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

/** How long /healthz waited for the server's thread, and how much longer than while nothing was asked. */
function tellCalls(code) {
  const idle = Math.max(1, ...held.filter(({ name }) => name === 'nothing').map(({ ms }) => ms))
  const calls = held.filter(({ name }) => name !== 'nothing').toSorted((a, b) => b.ms - a.ms)
  console.log(`/healthz waited for at most ${idle} ms while nothing was asked, and while a call was:`)
  for (const { name, input, ms } of calls.slice(0, PRINTED))
    console.log(`  ${String(ms).padStart(6)} ms  ${(ms / idle).toFixed(1).padStart(6)} times  ${name}, ${input}`)
  const over = calls.filter(({ ms }) => ms > LONGEST_WAIT)
  console.log(`${calls.length} calls, ${over.length} of them over ${LONGEST_WAIT} ms`)
  process.exitCode = over.length > 0 ? 1 : (code ?? 1)
}
