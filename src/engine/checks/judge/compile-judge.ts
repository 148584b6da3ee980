import { Ajv } from 'ajv'
import { pageOptions } from './ajv.ts'
import { type CompileShape, type Judge, judgeOf } from './judge.ts'
import type { Shaped } from './shapes.ts'

/** Compiles each shape itself, as a small site and tests want it; the server and the command line of the shop keep what was compiled. */
export function compileShape(): CompileShape {
  const ajv = new Ajv({ ...pageOptions, code: { optimize: false } })
  return (schema) => ajv.compile(schema)
}

/** A judge of shapes that it compiles itself. */
export const compileJudge = (known: Shaped): Judge => judgeOf(known, compileShape())
