import type { Page } from '../../../schemas/page/page.ts'
import type { Plan } from '../../../schemas/page/plan.ts'
import { type PlanInput, planPage } from './plan-page.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'

const plansOf = memoByIdentity((_page: Page) => new Map<string, Plan>())

/**
 * Stage 5, cached by resolved page, name and route; only the context of the result differs between callers. All plans of a page share the same
 * block and source objects, so that caches of compiled expressions and rendered HTML are hit.
 */
export function cachedPlan(input: PlanInput): Plan {
  const known = plansOf(input.page)
  const key = JSON.stringify([input.name, input.route])
  const plan = known.get(key) ?? planPage(input)
  known.set(key, plan)
  return { ...plan, context: input.context }
}
