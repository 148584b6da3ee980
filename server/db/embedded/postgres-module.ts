import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * The embedded PostgreSQL's program, compiled once in a process: threads that run it share the machine code, also what V8 makes faster while
 * they work. Each thread alone compiles all of it anew, which costs seconds of a processor.
 */
export function postgresModule(): Promise<WebAssembly.Module> {
  compiled ??= readFile(join(dirname(resolve('@electric-sql/pglite')), 'pglite.wasm')).then(WebAssembly.compile)
  return compiled
}
