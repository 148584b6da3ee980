import type { Finding, Problem } from '../../kit/problem.ts'
import { checkFailed } from './check-failed/index.ts'
import { createPlacer, type Placing } from './place.ts'
import type { Rule } from './rule.ts'

export type Pair = readonly [rule: Rule, finding: Finding]

/** Nobody reads more of one file; each is placed and put into words, which takes seconds where a megabyte is nothing but mistakes. */
const MOST_PROBLEMS = 500

/** Errors come first: what forbids to serve a file is never left out for remarks. */
function bounded(pairs: readonly Pair[]): readonly Pair[] {
  if (pairs.length <= MOST_PROBLEMS) return pairs
  const isError = ([{ meta }]: Pair) => meta.severity === 'error'
  return [...pairs.filter(isError), ...pairs.filter((pair) => !isError(pair))].slice(0, MOST_PROBLEMS)
}

/** Problems in the order of the file, at most 500. */
export function problemsOf(pairs: readonly Pair[], placing: Placing): Problem[] {
  if (!pairs.length) return []
  const place = createPlacer(placing)
  const problems = bounded(pairs).map(([rule, finding]) => place(rule, finding))
  return problems.toSorted((a, b) => a.start.offset - b.start.offset || a.end.offset - b.end.offset)
}

/** What rules find in a view, each finding with its rule. Of a rule that throws that is said, and the others go on. */
export function findingsOf<View>(
  rules: readonly (Rule & { readonly check: (view: View) => readonly Finding[] })[],
  view: View,
): Pair[] {
  return rules.flatMap((rule): Pair[] => {
    try {
      return rule.check(view).map((finding) => [rule, finding])
    } catch (error) {
      return checkFailed.check({ rule: rule.meta.name, error }).map((finding) => [checkFailed, finding])
    }
  })
}

export const hasError = (problems: readonly Problem[]): boolean => problems.some(({ severity }) => severity === 'error')
