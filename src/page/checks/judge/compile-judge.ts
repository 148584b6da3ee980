import type { ValidateFunction } from 'ajv'
import { pageAjv } from './ajv.ts'
import { type Judge, judgeBy } from './judge.ts'
import { type Shaped, type ShapeName, shapesOf } from './shapes.ts'

/**
 * A judge for widgets and endpoints that were not there when the shop was built: the command line's, and the tests'. Each shape is
 * compiled when it is first asked for.
 */
export function compileJudge(known: Shaped): Judge {
  const ajv = pageAjv({ code: { optimize: false } })
  const shapes = shapesOf(known)
  const compiled = new Map<ShapeName, ValidateFunction>()
  return judgeBy((name) => {
    const shape = shapes[name]
    const validate = compiled.get(name) ?? (shape && ajv.compile(shape))
    if (validate) compiled.set(name, validate)
    return validate
  })
}
