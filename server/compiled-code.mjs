// Runs the built server from what V8 compiled of it before. Reading and compiling the same code is half of what a start costs; Node 20 keeps
// nothing of it (`module.enableCompileCache` came with Node 22, and knows only what was compiled before the code ran).
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'

const HEAD = '(function (exports, require, module, __filename, __dirname) {'
const HASH_LENGTH = 32

/** @typedef {{ exports: any }} Module */
/** @typedef {(file: string) => any} Load gives what a CommonJS file exports; the same for all who ask */

/**
 * Loads CommonJS files, and those that they require beside them. What V8 made of their code is kept in a folder under all that it depends
 * on; what is not there, or was made by another V8, is compiled as always. They may not `import()`: Node 20 calls that an experiment.
 * @param {string} folder of the kept code; made when there is something to keep
 * @returns {{ load: Load, keep: () => void }} `keep`: writes what was compiled since, with all functions that ran until now. It takes some
 * 100 ms of the one thread, once for each build and Node.
 */
export function compiledCode(folder) {
  /** @type {Map<string, Module>} */
  const modules = new Map()
  /** @type {Map<string, Script>} */
  const fresh = new Map()

  /** @type {Load} */
  const load = (file) => {
    const known = modules.get(file)
    if (known) return known.exports
    /** @type {Module} */
    const module = { exports: {} }
    modules.set(file, module)
    const own = createRequire(file)
    const require = (/** @type {string} */ id) => (/^\.\.?\//.test(id) ? load(resolve(dirname(file), id)) : own(id))
    try {
      compiled(file).runInThisContext().call(module.exports, module.exports, require, module, file, dirname(file))
    } catch (error) {
      modules.delete(file)
      throw error
    }
    return module.exports
  }

  const compiled = (/** @type {string} */ file) => {
    const path = join(folder, nameOf(file))
    const cachedData = readKept(path)
    const script = new Script(`${HEAD}${readFileSync(file, 'utf8')}\n})`, {
      filename: pathToFileURL(file).href,
      columnOffset: -HEAD.length,
      ...(cachedData && { cachedData }),
    })
    if (!cachedData || script.cachedDataRejected) fresh.set(path, script)
    return script
  }

  return {
    load,
    keep() {
      for (const [path, script] of fresh) writeKept(path, script.createCachedData())
      fresh.clear()
    },
  }
}

/** Says all that the code was made of; V8 itself looks at the length of the source, its version and its flags. @param {string} file */
function nameOf(file) {
  const { ino, size, mtimeMs, ctimeMs } = statSync(file)
  const of = [file, ino, size, mtimeMs, ctimeMs, process.version, process.arch]
  return createHash('sha256').update(of.join(' ')).digest('hex')
}

const hashOf = (/** @type {Uint8Array} */ code) => createHash('sha256').update(code).digest()

/** V8 believes what it is given: what a machine that lost its power wrote by halves must not reach it. @param {string} path */
function readKept(path) {
  try {
    const bytes = readFileSync(path)
    const code = bytes.subarray(HASH_LENGTH)
    return hashOf(code).equals(bytes.subarray(0, HASH_LENGTH)) ? code : undefined
  } catch {
    return undefined
  }
}

/** A folder that takes nothing costs the next start its compiling, and no more. @param {string} path @param {Buffer} code */
function writeKept(path, code) {
  try {
    mkdirSync(dirname(path), { recursive: true })
    const half = `${path}.${process.pid}`
    writeFileSync(half, Buffer.concat([hashOf(code), code]))
    renameSync(half, path)
  } catch {
    // Read-only, or full.
  }
}
