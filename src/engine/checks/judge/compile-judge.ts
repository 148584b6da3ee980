import { Ajv } from 'ajv'
import { pageOptions } from './ajv.ts'
import { type Judge, judgeOf } from './judge.ts'
import type { Shaped } from './shapes.ts'

/** A judge that compiles each shape itself, as tests want it; the server and the command line keep what was compiled. */
export function compileJudge(known: Shaped): Judge {
  const ajv = new Ajv({ ...pageOptions, code: { optimize: false } })
  return judgeOf(known, (schema) => ajv.compile(schema))
}
