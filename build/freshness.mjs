import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SHOP = ['src', 'widgets', 'schemas', 'build', 'vite.config.ts', 'package-lock.json']

/** What each part of the build reads. A change in one of these makes the part stale. */
const INPUTS = { shop: SHOP, server: [...SHOP, 'server', 'sandbox/content'] }

/** @typedef {keyof typeof INPUTS} BuildPart */

/** In one order, wherever the folder lies. */
function filesOf(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isFile()) return [path]
  return found ? filesIn(path) : []
}

function filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    // What it is tells its entry, without a look at the file; of a link that is where it leads.
    return entry.isFile() ? [path] : filesOf(path)
  })
}

/** @param {BuildPart} part @param {(file: string) => string | Buffer} of @param {(root: string) => string[]} files */
function fingerprint(part, of, files = filesOf) {
  const hash = createHash('sha256')
  for (const root of INPUTS[part]) for (const file of files(root)) hash.update(file).update(of(file))
  return hash.digest('hex')
}

/** A fingerprint of everything that a part of the build reads: by content, since a checkout changes times and a touch changes nothing. */
const stampOf = (part) => fingerprint(part, (file) => readFileSync(file))

/** The same by what the system says of the files, ten times as fast: whoever writes one changes its ctime, which nobody can set. */
const looksOf = (part) => fingerprint(part, seen(look), seen(filesOf))

/** The parts of the build read much the same: each folder and file is looked at once by a process that only asks. */
const known = new Map()
const seen = (ask) => (path) => {
  const key = `${ask.name} ${path}`
  if (!known.has(key)) known.set(key, ask(path))
  return known.get(key)
}

function look(file) {
  const { ino, size, mtimeMs, ctimeMs } = statSync(file)
  return ` ${ino} ${size} ${mtimeMs} ${ctimeMs} `
}

const stampFile = (part) => `dist/built-${part}`
const looksFile = (part) => `dist/seen-${part}`
const isWritten = (file, text) => existsSync(file) && readFileSync(file, 'utf8') === text

/** Files that look as they did when they were read last have not changed; any others are read. @param {BuildPart} part */
export function isFresh(part) {
  if (!existsSync(stampFile(part))) return false
  const looks = `${readFileSync(stampFile(part), 'utf8')} ${looksOf(part)}`
  if (isWritten(looksFile(part), looks)) return true
  if (!isWritten(stampFile(part), stampOf(part))) return false
  writeFileSync(looksFile(part), looks)
  return true
}

/** Says that a part was built from its sources as they are. @param {BuildPart} part */
export const setFresh = (part) => writeFileSync(stampFile(part), stampOf(part))
