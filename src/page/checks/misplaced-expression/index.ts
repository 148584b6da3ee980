import { hasExpression } from '../../core/expressions/index.ts'
import { nameArguments } from '../name-arguments.ts'
import type { PageView } from '../page-view.ts'
import { at, entriesOf, isMap } from '../pointer.ts'
import type { PageRule } from '../rule.ts'
import { hasText, textsWithPlaces } from '../texts-in.ts'

type Written = readonly [pointer: string, value: unknown]

/** Texts that are shown or used as they stand: nothing evaluates them. */
function plainParts({ raw, state, data, popups, blocks }: PageView): Written[] {
  return [
    ['/title', raw.title],
    ['/description', raw.description],
    ['/state', state],
    ...data.map(({ pointer, source }): Written => [`${pointer}/failText`, source.failText]),
    ...entriesOf(popups).map(([name, popup]): Written => [`${at('/popups', name)}/title`, isMap(popup) && popup.title]),
    ...blocks.flatMap(({ pointer, block }): Written[] => [
      [`${pointer}/onEmpty`, isMap(block.onEmpty) && block.onEmpty],
      [`${pointer}/onError`, isMap(block.onError) && block.onError],
    ]),
  ]
}

/** Names that must be known before the page is sent. */
function namesOf({ data, actions, catalogues }: PageView): Written[] {
  return [
    ...data.map(({ pointer, source }): Written => [`${pointer}/from`, source.from]),
    ...actions.flatMap(({ name, pointer, action }) =>
      nameArguments(name, catalogues.actions).map((key): Written => [`${pointer}/${key}`, action[key]]),
    ),
  ]
}

export const misplacedExpression: PageRule = {
  meta: {
    name: 'misplaced-expression',
    severity: 'error',
    title: { zh: '这里不能写表达式', en: 'No expression is possible here' },
    docs: {
      why: {
        zh: '页面标题、说明、弹层标题、状态的初始值和出错时的话照原样显示，{{ }} 也会显示出来；数据从哪个接口取、提交到哪个接口、结果放进哪个状态、重新取哪份数据，也要直接写名字。',
        en: 'Titles, descriptions, first states and fallback texts are shown as they stand, braces and all; where data comes from, where a submit goes, what it writes and which data is loaded again are names.',
      },
      wrong: '"title": "{{ detail.name }}"',
      right: '"title": "商品详情"',
    },
  },
  on: 'page',
  check: (page) => [
    ...plainParts(page)
      .filter(([, value]) => hasText(value, hasExpression))
      .flatMap(([pointer, value]) => [...textsWithPlaces(value, pointer)])
      .filter(([, text]) => hasExpression(text))
      .map(([pointer]) => ({
        pointer,
        message: {
          zh: '这里不能写表达式，{{ }} 会照原样显示',
          en: 'No expression is possible here: the braces would be shown',
        },
      })),
    ...namesOf(page)
      .filter(([, text]) => typeof text === 'string' && hasExpression(text))
      .map(([pointer]) => ({
        pointer,
        message: {
          zh: '这里不能写表达式，要直接写名字',
          en: 'No expression is possible here: write the name itself',
        },
      })),
  ],
}
