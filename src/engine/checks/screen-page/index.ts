import type { Finding } from '../../../kit/problem.ts'
import type { PageView } from '../page-view.ts'
import type { PageRule } from '../rule.ts'
import { namedMembers } from '../words.ts'

export const screenPage: PageRule = {
  meta: {
    name: 'screen-page',
    severity: 'error',
    title: { zh: '区块写错了地方', en: 'Blocks in the wrong place' },
    docs: {
      why: {
        zh: '收银台这样的一屏由代码写成，步骤不能改，只能在它的插槽（slots）里加区块；别的页面由区块（blocks）组成。',
        en: 'A screen such as the cashier is code: its steps stand, and a file fills its slots. Any other page is made of blocks.',
      },
      wrong: 'pages/cashier.json：{ "blocks": [ … ] }',
      right: 'pages/cashier.json：{ "slots": { "end": [ … ] } }',
    },
  },
  on: 'page',
  check(view) {
    const { raw, screen } = view
    const foreign = screen ? 'blocks' : 'slots'
    return raw[foreign] === undefined ? [] : [{ pointer: `/${foreign}`, target: 'key', ...said(view) }]
  },
}

function said({ screen }: PageView): Pick<Finding, 'message' | 'expected'> {
  if (!screen)
    return {
      message: {
        zh: '这个页面由区块组成，写 blocks；slots 是给用代码写的那些屏的',
        en: 'This page is made of blocks: write blocks. Slots are for screens that are code',
      },
    }
  const slots = namedMembers(screen.slots ?? {})
  return {
    message: {
      zh: `「${screen.title}」由代码写成，只能在它的插槽里加区块：写 slots，有 ${slots.zh}`,
      en: `"${screen.title}" is code: write slots, which are ${slots.en}`,
    },
    expected: slots,
  }
}
