import type { Finding } from '../../../kit/problem.ts'
import { LIMITS } from '../../core/expressions/index.ts'
import { expressionCost } from '../expression-cost.ts'
import type { PageRule } from '../rule.ts'

/** From here on it is said, before it is refused. */
const MUCH = LIMITS.pageSteps / 2

const whenFull = (pointer: string): Finding => ({
  pointer,
  message: {
    zh: `列表都满的时候，这个表达式算不完：超过 ${LIMITS.steps} 步，用到它的区块会显示失败；先用 slice 减少列表，或把 pageSize 改小`,
    en: `Where its lists are full this expression never comes to its end: it takes more than ${LIMITS.steps} steps, and its block fails. Shorten the lists by slice, or ask for a smaller pageSize`,
  },
})

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
    const { steps, largest, endlessWhenFull } = expressionCost(page)
    const alone = endlessWhenFull.map(whenFull)
    if (steps <= MUCH || steps > LIMITS.pageSteps) return alone
    const message = {
      zh: `本页的表达式一起要算 ${steps} 步，最多 ${LIMITS.pageSteps} 步；最费的是这一个，可以在 values 里算一次`,
      en: `The expressions of the page together take ${steps} of ${LIMITS.pageSteps} steps. This one takes most: compute it once, in values`,
    }
    return [...alone, { pointer: largest, message }]
  },
}
