import { hasExpression } from '../../core/expressions/index.ts'
import { at } from '../pointer.ts'
import type { PageRule } from '../rule.ts'

export const unusedPopup: PageRule = {
  meta: {
    name: 'unused-popup',
    severity: 'warning',
    title: { zh: '没有动作打开的弹层', en: 'A popup that nothing opens' },
    docs: {
      why: {
        zh: '顾客看不到它，却要下载它。',
        en: 'Shoppers download it and never see it.',
      },
      wrong: '"popups": { "rules": { … } }，没有 open-popup',
      right: '"on": { "select": [{ "do": "open-popup", "popup": "rules" }] }',
    },
  },
  on: 'page',
  onlyWhenSound: true,
  check({ actions, popups }) {
    const opened = actions.filter(({ name }) => name === 'open-popup').map(({ action }) => action.popup)
    if (opened.some((name) => typeof name === 'string' && hasExpression(name))) return []
    return Object.keys(popups)
      .filter((name) => !opened.includes(name))
      .map((name) => ({
        pointer: at('/popups', name),
        target: 'key',
        message: { zh: `没有动作打开弹层「${name}」`, en: `No action opens the popup "${name}"` },
      }))
  },
}
