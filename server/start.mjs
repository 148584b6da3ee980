// `npm start`: builds the shop when it is missing or older than its sources, then serves it.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'
import { isFresh } from '../build/freshness.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
process.env.NODE_ENV ??= 'production'

if (!isFresh()) {
  console.log('Building the shop (once, until its sources change) ...')
  const built = spawnSync(process.execPath, ['build/build.mjs'], { stdio: 'inherit' })
  if (built.status !== 0) process.exit(built.status ?? 1)
}

register()
await import('./main.ts')
