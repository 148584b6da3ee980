import type { PageRule, RuleMeta } from './rule.ts'

/** A rule that tells what comparing values with schemas, and expressions with types, has found for it. */
export const fromMistakes = (meta: RuleMeta): PageRule => ({
  meta,
  on: 'page',
  check: (page) => page.mistakes(meta.name),
})
