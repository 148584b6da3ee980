import type { Page } from '../../../schemas/page/page.ts'
import type { Plan } from '../../../schemas/page/plan.ts'
import { type PlanInput, planPage } from './plan-page.ts'

const plans = new WeakMap<Page, Map<string, Plan>>()

/**
 * Stop 5 once for each resolved page and route: whoever asks is the only thing of a plan that differs. The blocks and sources of all plans
 * are the same objects, so that what is compiled and rendered of them is found again.
 */
export function keptPlan(input: PlanInput): Plan {
  const known = plans.get(input.page) ?? new Map<string, Plan>()
  plans.set(input.page, known)
  const key = JSON.stringify([input.name, input.route])
  const plan = known.get(key) ?? planPage(input)
  known.set(key, plan)
  return { ...plan, context: input.context }
}
