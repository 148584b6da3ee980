// `npm start`: builds what is missing or older than its sources, then serves it.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isFresh } from '../build/freshness.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
process.env.NODE_ENV ??= 'production'

const stale = ['shop', 'server'].filter((part) => !isFresh(part))
if (stale.length > 0) {
  console.log('Building the shop (once, until its sources change) ...')
  const built = spawnSync(process.execPath, ['build/build.mjs', ...stale], { stdio: 'inherit' })
  if (built.status !== 0) process.exit(built.status ?? 1)
}

await import('./source-maps.mjs')
await import('../dist/server/main.js')
