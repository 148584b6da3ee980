import type { Problem } from '../../kit/problem.ts'
import type { PageSource } from '../core/page-source.ts'
import { checkFailed } from './check-failed/index.ts'
import { problemsOf } from './problems-of.ts'
import { SchemaError } from './understood-schema.ts'

/**
 * What a check says of a file; a check that throws says that it has failed, so that the other files go on. A schema beyond the checks is
 * a mistake of its developer, not of one file, and is thrown on.
 */
export function unfailing<Checked extends { readonly problems: Problem[] }>(
  source: PageSource,
  check: () => Checked,
): Checked | { readonly problems: Problem[] } {
  try {
    return check()
  } catch (error) {
    if (error instanceof SchemaError) throw error
    return {
      problems: problemsOf(
        checkFailed.check({ error }).map((finding) => [checkFailed, finding]),
        { source },
      ),
    }
  }
}
