import { at } from '../pointer.ts'
import type { ComponentRule } from '../rule.ts'

export const duplicateEntry: ComponentRule = {
  meta: {
    name: 'duplicate-entry',
    severity: 'error',
    title: { zh: '两条内容用了同一个 id', en: 'Two entries with one id' },
    docs: {
      why: {
        zh: '网站用 id 认内容：两条一样，顾客点的和记下的就分不清。',
        en: 'The site knows entries by their ids: with two of one id nobody can tell which was touched.',
      },
      wrong: '[{ "id": "1", … }, { "id": "1", … }]',
      right: '[{ "id": "1", … }, { "id": "2", … }]',
    },
  },
  on: 'component',
  check({ entries }) {
    const seen = new Set<unknown>()
    return entries.flatMap(({ id }, index) => {
      if (typeof id !== 'string') return []
      if (!seen.has(id)) {
        seen.add(id)
        return []
      }
      const message = { zh: `「${id}」这个 id 前面已经用了`, en: `The id "${id}" is used by an entry before` }
      return [{ pointer: `${at('/entries', index)}/id`, message, got: id }]
    })
  },
}
