import type { Finding } from '../../../kit/problem.ts'
import { LIMITS } from '../../core/expressions/index.ts'
import { expressionCost } from '../expression-cost.ts'
import type { PageRule } from '../rule.ts'

const alone = (pointer: string): Finding => ({
  pointer,
  message: {
    zh: `这个表达式每次都算不完：要算的超过 ${LIMITS.steps} 步，用到它的区块永远显示失败；先用 slice 或 filter 减少列表`,
    en: `This expression never comes to its end: it takes more than ${LIMITS.steps} steps. Shorten its lists by slice or filter`,
  },
})

const together = (pointer: string): Finding => ({
  pointer,
  message: {
    zh: `本页的表达式一起要算的超过 ${LIMITS.pageSteps} 步，后面的区块会显示失败；最费的是这一个，先用 slice 或 filter 减少列表`,
    en: `The expressions of the page together take more than ${LIMITS.pageSteps} steps, and later blocks would fail. This one takes most: shorten its lists by slice or filter`,
  },
})

export const expressionTooCostly: PageRule = {
  meta: {
    name: 'expression-too-costly',
    severity: 'error',
    title: { zh: '表达式算不完', en: 'An expression that never comes to its end' },
    docs: {
      why: {
        zh: '每个表达式和整个页面能算的步数有上限，超过的就停下；任何页面都不会卡住服务器和手机。',
        en: 'What an expression and a page may take is limited, so that no page can stall the server or a phone.',
      },
      wrong: '"{{ size([1, 2, …].map(a, [1, 2, …].map(b, [1, 2, …].map(c, a + b + c)))) }}"',
      right: '"{{ size(offers.list.slice(0, 10)) }}"',
    },
  },
  on: 'page',
  check(page) {
    const { endless, steps, largest } = expressionCost(page)
    return [...endless.map(alone), ...(steps > LIMITS.pageSteps ? [together(largest)] : [])]
  },
}
