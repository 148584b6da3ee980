import { LIMITS } from '../../core/expressions/index.ts'
import { expressionCost } from '../expression-cost.ts'
import type { PageRule } from '../rule.ts'

/** From here on it is said, before it is refused. */
const MUCH = LIMITS.pageSteps / 2

export const expressionsCostMuch: PageRule = {
  meta: {
    name: 'expressions-cost-much',
    severity: 'warning',
    title: { zh: '页面的表达式很费', en: 'Expressions of a page that cost much' },
    docs: {
      why: {
        zh: '表达式算得越多，页面越慢；超过上限就不能发布。',
        en: 'The more expressions take, the slower is the page; beyond the limit it is refused.',
      },
      wrong: '几百个 "{{ size(list.map(a, list.map(b, a + b))) }}"',
      right: '在 values 里算一次，区块里读它的名字',
    },
  },
  on: 'page',
  check(page) {
    const { steps, largest } = expressionCost(page)
    if (steps <= MUCH || steps > LIMITS.pageSteps) return []
    const message = {
      zh: `本页的表达式一起要算 ${steps} 步，最多 ${LIMITS.pageSteps} 步；最费的是这一个，可以在 values 里算一次`,
      en: `The expressions of the page together take ${steps} of ${LIMITS.pageSteps} steps. This one takes most: compute it once, in values`,
    }
    return [{ pointer: largest, message }]
  },
}
