// `npm start`: builds what is missing or older than its sources, then serves it.
import cluster from 'node:cluster'
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { isFresh } from '../build/freshness.mjs'
import { compiledCode } from './compiled-code.mjs'

// Before code is loaded: kept code is that of the same flags.
// - How long a function of the embedded database runs (in bytes, about) before V8 makes it fast, in a thread of its own: with the 1.8 million of
//   Node 20 a start alone makes most of them fast, for a second of a processor. This is what later versions of V8 take.
// - Old objects are looked through when they are half as many again, where V8 waits for up to four times as many: pages that are made leave much
//   behind them, and the process takes 40 MB less under load, at the same cost of a page.
setFlagsFromString('--wasm-tiering-budget=13000000')
setFlagsFromString('--heap-growing-percent=50')

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
process.env.NODE_ENV ??= 'production'

// Who started this one as a worker has built what was missing.
const stale = cluster.isWorker ? [] : ['shop', 'server'].filter((part) => !isFresh(part))
if (stale.length > 0) {
  console.log('Building the shop (once, until its sources change) ...')
  const built = spawnSync(process.execPath, ['build/build.mjs', ...stale], { stdio: 'inherit' })
  if (built.status !== 0) process.exit(built.status ?? 1)
}

await import('./source-maps.mjs')
const { load, keep } = compiledCode(resolve('dist/compiled'))
const { serve } = load(resolve('dist/server/main.js'))
if (await serve(load)) keep()
