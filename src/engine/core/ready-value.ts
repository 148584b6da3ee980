import type { PageContext } from '../../../schemas/page/context.ts'
import type { SourceState } from '../../../schemas/page/plan.ts'
import { compiledText } from './compiled.ts'
import { getOwn } from './get-own.ts'
import { blockScope } from './scope.ts'
import { linked, type Values } from './values.ts'

/** What the server knows of a page before it is rendered. */
export interface KnownPage {
  readonly context: PageContext
  readonly values: Values
  readonly sources: Readonly<Record<string, SourceState>>
}

/** The value of a text; undefined while something that it reads is not there, and when it can't be evaluated. Never throws. */
export function readyValue(text: string, page: KnownPage): unknown {
  const { sources, values } = page
  const { roots, evaluate } = linked(compiledText(text), values)
  const isThere = roots.every((root) => (getOwn(sources, root)?.status ?? 'ready') === 'ready')
  try {
    return isThere ? evaluate(blockScope(page, sources, {})) : undefined
  } catch {
    return undefined
  }
}
