import { blockSchema } from '../../../../schemas/page/block.ts'
import { pageSchema } from '../../../../schemas/page/page.ts'
import { hasExpression } from '../../core/expressions/index.ts'
import { getOwn } from '../../core/get-own.ts'
import { plainTexts, type PlainText } from '../plain-texts.ts'
import type { PageView } from '../page-view.ts'
import type { PageRule } from '../rule.ts'
import { asSchema } from '../schema.ts'

const frame = asSchema(pageSchema)
const { onEmpty = {}, onError = {} } = asSchema(blockSchema).properties ?? {}

/** Texts that are used as they stand: nothing evaluates them, and names must be known before the page is sent. */
const plainTextsOf = ({ raw, blocks, actions, catalogues }: PageView): PlainText[] => [
  ...plainTexts(raw, frame, ''),
  ...blocks.flatMap(({ pointer, block }) => [
    ...plainTexts(block.onEmpty, onEmpty, `${pointer}/onEmpty`),
    ...plainTexts(block.onError, onError, `${pointer}/onError`),
  ]),
  ...actions.flatMap(({ name = '', pointer, action }) => [
    ...plainTexts(action, asSchema(getOwn(catalogues.actions, name) ?? {}), pointer),
  ]),
]

const SHOWN = {
  zh: '这里不能写表达式，{{ }} 会照原样显示',
  en: 'No expression is possible here: the braces would be shown',
}
const NAME = { zh: '这里不能写表达式，要直接写名字', en: 'No expression is possible here: write the name itself' }

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
  check: (page) =>
    plainTextsOf(page)
      .filter(({ text }) => hasExpression(text))
      .map(({ pointer, isName }) => ({ pointer, message: isName ? NAME : SHOWN })),
}
