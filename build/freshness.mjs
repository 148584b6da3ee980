import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the build reads. A change in one of these makes the built shop stale. */
const INPUTS = ['src', 'widgets', 'schemas', 'build', 'vite.config.ts', 'package-lock.json']

function* files(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) yield path
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name))
}

/** A fingerprint of everything that the build reads: by content, since a checkout changes times and a touch changes nothing. */
export function stamp() {
  const hash = createHash('sha256')
  for (const root of INPUTS) for (const file of files(root)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

export const isFresh = () => existsSync('dist/built') && readFileSync('dist/built', 'utf8') === stamp()
