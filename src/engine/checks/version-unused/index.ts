import { at, entriesOf } from '../pointer.ts'
import type { PageRule } from '../rule.ts'
import { remove } from '../words.ts'

export const versionUnused: PageRule = {
  meta: {
    name: 'version-unused',
    severity: 'warning',
    title: { zh: 'versions 里有没用到的组件', en: 'versions names a widget that is not used' },
    docs: {
      why: {
        zh: '多余的一行，以后升级时会让人以为页面还在用它。',
        en: 'A leftover that makes people think the page uses the widget.',
      },
      wrong: '"versions": { "page": 1, "countdown": 1 }（页面里没有 countdown）',
      right: '"versions": { "page": 1 }',
    },
  },
  on: 'page',
  onlyWhenSound: true,
  check({ raw, blocks }) {
    const used = new Set(['page', ...blocks.map(({ code }) => code)])
    return entriesOf(raw.versions)
      .filter(([code]) => !used.has(code))
      .map(([code]) => ({
        pointer: at('/versions', code),
        target: 'key',
        message: { zh: `页面没有用到组件「${code}」`, en: `The page does not use the widget "${code}"` },
        fix: remove(at('/versions', code), code),
      }))
  },
}
