import { entriesOf } from '../pointer.ts'
import type { PageRule } from '../rule.ts'
import { actionsWith } from '../submits.ts'
import { unknownTarget } from '../unknown-target.ts'

export const unknownReload: PageRule = {
  meta: {
    name: 'unknown-reload',
    severity: 'error',
    title: { zh: '要重新加载的数据不存在', en: 'There is no such data to load again' },
    docs: {
      why: { zh: '点了什么也不会更新。', en: 'Nothing is brought up to date.' },
      wrong: '{ "do": "reload", "data": "offer" }（data 里是 offers）',
      right: '{ "do": "reload", "data": "offers" }',
    },
  },
  on: 'page',
  check(page) {
    const names = entriesOf(page.raw.data).map(([name]) => name)
    return unknownTarget(
      page,
      [
        ['reload', 'data'],
        ['submit', 'reload'],
        ['load-more', 'data'],
        ...actionsWith('stale', page.catalogues.actions).map((name) => [name, 'stale'] as const),
      ],
      names,
      { zh: '数据', en: 'data' },
    )
  },
}
