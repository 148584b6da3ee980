import { compiledText } from '../../core/compiled.ts'
import { closest } from '../../core/expressions/closest.ts'
import { hasExpression } from '../../core/expressions/index.ts'
import type { PageRule } from '../rule.ts'
import { textsIn } from '../texts-in.ts'
import type { PageView } from '../page-view.ts'
import { instead, replace } from '../words.ts'

/** Names of the query that expressions read; undefined when one reads the query as a whole. */
function namesRead({ raw }: PageView): readonly string[] | undefined {
  const texts = [raw.data, raw.blocks, raw.popups].flatMap((part) => [...textsIn(part)])
  const paths = texts.filter(hasExpression).flatMap((text) => compiledText(text).paths)
  const names = paths.flatMap(([root, name]) => (root === 'query' ? [name] : []))
  return names.includes(undefined) ? undefined : [...new Set(names.map(String))]
}

export const unreadQuery: PageRule = {
  meta: {
    name: 'unread-query',
    severity: 'error',
    title: { zh: '没有人读地址里的这个参数', en: 'Nothing reads this part of the address' },
    docs: {
      why: {
        zh: '参数写进了地址，页面却没有变化；名字也不能是表达式。',
        en: 'It goes into the address and changes nothing on the page. Its name cannot be an expression.',
      },
      wrong: '{ "do": "set-query", "key": "tags", "to": "{{ event.name }}" }（页面读的是 query.tag）',
      right: '{ "do": "set-query", "key": "tag", "to": "{{ event.name }}" }',
    },
  },
  on: 'page',
  check(page) {
    const changes = page.actions.filter(({ name, action }) => name === 'set-query' && typeof action.key === 'string')
    if (changes.length === 0) return []
    const read = namesRead(page)
    return changes.flatMap(({ action, pointer: at }) => {
      const [key, pointer] = [String(action.key), `${at}/key`]
      if (!key || (!hasExpression(key) && (!read || read.includes(key)))) return []
      const suggestion = closest(key, read ?? [])
      const hint = instead(suggestion, read ?? [])
      const message = {
        zh: `本页没有表达式读 query.${key}${hint.zh}`,
        en: `No expression of this page reads query.${key}${hint.en}`,
      }
      return [{ pointer, message, got: key, ...(suggestion && { suggestion, fix: replace(pointer, suggestion) }) }]
    })
  },
}
