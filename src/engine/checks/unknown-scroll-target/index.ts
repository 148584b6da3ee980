import type { PageRule } from '../rule.ts'
import { actionsWith } from '../submits.ts'
import { unknownTarget } from '../unknown-target.ts'

export const unknownScrollTarget: PageRule = {
  meta: {
    name: 'unknown-scroll-target',
    severity: 'warning',
    title: { zh: '页面没有这个区块', en: 'The page has no such block' },
    docs: {
      why: {
        zh: '点了页面不会动；别的不受影响，所以区块可以拿走。',
        en: 'The page does not move; nothing else is hurt, so that a block can be taken away.',
      },
      wrong: '{ "do": "scroll-to", "block": "deal" }（区块的 id 是 deals）',
      right: '{ "do": "scroll-to", "block": "deals" }',
    },
  },
  on: 'page',
  check(page) {
    const ids = page.blocks.flatMap(({ id }) => id ?? [])
    const scrolling = actionsWith('block', page.catalogues.actions).map((name) => [name, 'block'] as const)
    return unknownTarget(page, scrolling, ids, { zh: '区块', en: 'block' })
  },
}
