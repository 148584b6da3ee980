import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { threadId } from 'node:worker_threads'
import type { Options, ValidateFunction } from 'ajv'

const require = createRequire(import.meta.url)

const FOLDER = fileURLToPath(new URL('../dist/validators', import.meta.url))

/**
 * Gives validators of schemas, and keeps each as code under the fingerprint of what it was made of: the schema, Ajv's version and its
 * options. So who asks for a schema's validator gets that schema's, whoever made it, and the next process compiles nothing.
 */
export function validatorStore(options: Options, folder = FOLDER): (schema: object) => ValidateFunction {
  const { version } = require('ajv/package.json') as { readonly version: string }
  const made = `${version} ${JSON.stringify(options)}`
  const compile = compiler(options)
  return (schema) => {
    const name = createHash('sha256')
      .update(`${made} ${JSON.stringify(schema)}`)
      .digest('hex')
      .slice(0, 32)
    const file = join(folder, `${name}.cjs`)
    const kept = load(file)
    if (kept) return kept
    const { validate, code } = compile(schema)
    keep(folder, file, code)
    return validate
  }
}

/**
 * Takes away what was kept, a file at a time: the folder stays, since another process may keep validators in it at the same moment. That
 * process compiles again what it no longer finds.
 */
export function forgetValidators(folder = FOLDER): void {
  if (existsSync(folder)) for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true })
}

function load(file: string): ValidateFunction | undefined {
  try {
    return existsSync(file) ? (require(file) as ValidateFunction) : undefined
  } catch (error) {
    // Forgotten by another process since it was seen.
    if (!existsSync(file)) return undefined
    throw error
  }
}

/** Ajv is loaded when there is something to compile. */
function compiler(
  options: Options,
): (schema: object) => { readonly validate: ValidateFunction; readonly code: string } {
  let ajv: InstanceType<typeof import('ajv').Ajv> | undefined
  return (schema) => {
    const { Ajv } = require('ajv') as typeof import('ajv')
    const { default: standaloneCode } = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone')
    ajv ??= new Ajv({ ...options, code: { source: true } })
    const validate = ajv.compile(schema)
    return { validate, code: standaloneCode(ajv, validate) }
  }
}

/** Why a file is not kept: none can be written here at all, or another process forgot it half-written. Then each compiles for itself. */
const NOT_KEPT: ReadonlySet<unknown> = new Set(['EACCES', 'ENOENT', 'ENOSPC', 'EPERM', 'EROFS'])

/** Written so that nobody ever reads half of it, in this process or another. */
function keep(folder: string, file: string, code: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    const half = `${file}.${process.pid}.${threadId}`
    writeFileSync(half, code)
    renameSync(half, file)
  } catch (error) {
    if (!NOT_KEPT.has((error as NodeJS.ErrnoException).code)) throw error
  }
}
