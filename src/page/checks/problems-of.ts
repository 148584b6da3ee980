import type { Finding, Problem } from '../../kit/problem.ts'
import { checkFailed } from './check-failed/index.ts'
import { createPlacer, type Placing } from './place.ts'
import type { Rule } from './rule.ts'

export type Pair = readonly [rule: Rule, finding: Finding]

/** Problems in the order of the file. */
export function problemsOf(pairs: readonly Pair[], placing: Placing): Problem[] {
  if (!pairs.length) return []
  const place = createPlacer(placing)
  const problems = pairs.map(([rule, finding]) => place(rule, finding))
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
