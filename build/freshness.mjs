import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SHOP = ['src', 'widgets', 'schemas', 'build', 'vite.config.ts', 'package-lock.json']

/** What each part of the build reads. A change in one of these makes the part stale. */
const INPUTS = { shop: SHOP, server: [...SHOP, 'server', 'sandbox/content'] }

/** @typedef {keyof typeof INPUTS} BuildPart */

function* files(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) yield path
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name))
}

/** A fingerprint of everything that a part of the build reads: by content, since a checkout changes times and a touch changes nothing. */
function stampOf(part) {
  const hash = createHash('sha256')
  for (const root of INPUTS[part]) for (const file of files(root)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

const stampFile = (part) => `dist/built-${part}`

/** @param {BuildPart} part */
export const isFresh = (part) => existsSync(stampFile(part)) && readFileSync(stampFile(part), 'utf8') === stampOf(part)

/** Says that a part was built from its sources as they are. @param {BuildPart} part */
export const setFresh = (part) => writeFileSync(stampFile(part), stampOf(part))
