// Stacks of errors name the sources, not the bundle. Node's own source maps (`setSourceMapsEnabled`) read and keep every map at the start;
// here a map is read when the first stack goes through its file, which in a good day none does.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** file:///shop/dist/server/main.js:12:34 */
const PLACE = /(file:\/\/[^\s()]+?\.m?js):(\d+):(\d+)/

/** @type {Map<string, SourceMap | undefined>} */
const maps = new Map()

/** @param {string} file */
function mapOf(file) {
  if (!maps.has(file)) maps.set(file, existsSync(`${file}.map`) ? read(`${file}.map`) : undefined)
  return maps.get(file)
}

/** A map that can't be read costs its names, not the error. @param {string} file */
function read(file) {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** @param {string} place @param {string} url @param {string} line @param {string} column */
function inSource(place, url, line, column) {
  const file = fileURLToPath(url)
  const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return place
  const source = entry.originalSource.startsWith('file:')
    ? fileURLToPath(entry.originalSource)
    : resolve(file, '..', entry.originalSource)
  return `${relative(process.cwd(), source)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}

Error.prepareStackTrace = (error, sites) =>
  [headOf(error), ...sites.map((site) => `    at ${String(site).replace(PLACE, inSource)}`)].join('\n')

/** What is thrown may be anything, with a name and a message that throw themselves. @param {Error} error */
function headOf(error) {
  try {
    return String(error)
  } catch {
    return 'Error'
  }
}
