import type { PageRule } from '../rule.ts'
import { unknownTarget } from '../unknown-target.ts'

export const unknownPopup: PageRule = {
  meta: {
    name: 'unknown-popup',
    severity: 'error',
    title: { zh: '页面没有这个弹层', en: 'The page has no such popup' },
    docs: {
      why: { zh: '点了没有东西打开。', en: 'Nothing opens.' },
      wrong: '{ "do": "open-popup", "popup": "rule" }（popups 里是 rules）',
      right: '{ "do": "open-popup", "popup": "rules" }',
    },
  },
  on: 'page',
  check: (page) =>
    unknownTarget(page, [['open-popup', 'popup']], Object.keys(page.popups), { zh: '弹层', en: 'popup' }),
}
