import type { PageRule } from '../rule.ts'
import { actionsWith } from '../submits.ts'
import { unknownTarget } from '../unknown-target.ts'

export const unknownState: PageRule = {
  meta: {
    name: 'unknown-state',
    severity: 'error',
    title: { zh: '页面没有这个状态', en: 'The page has no such state' },
    docs: {
      why: {
        zh: 'set-state 的 key 和 open-checkout 的 ask 要是页面 state 里写了初始值的名字；submit 等动作的 into 可以不写初始值，但要有表达式读它。',
        en: "The key of set-state and `ask` of open-checkout name what the page's state gives a first value; what `into` names (of submit, for example) needs none, but something must read it.",
      },
      wrong: '{ "do": "set-state", "key": "tba", "to": 1 }（state 里是 tab）',
      right: '{ "do": "set-state", "key": "tab", "to": 1 }',
    },
  },
  on: 'page',
  check: (page) =>
    unknownTarget(
      page,
      [
        ['set-state', 'key'],
        ...['into', 'ask'].flatMap((argument) =>
          actionsWith(argument, page.catalogues.actions).map((name) => [name, argument] as const),
        ),
      ],
      Object.keys(page.state),
      { zh: '状态', en: 'state' },
    ),
}
