import type { Finding } from '../../../kit/problem.ts'
import { compiledText } from '../../core/compiled.ts'
import { closest } from '../../core/expressions/closest.ts'
import { hasExpression } from '../../core/expressions/index.ts'
import type { PageView } from '../page-view.ts'
import { at, isMap, type Json } from '../pointer.ts'
import type { PageRule } from '../rule.ts'
import { expressionTexts } from '../texts-in.ts'
import { instead, rename, replace } from '../words.ts'

/** Names of the query that expressions read; undefined when one reads the query as a whole. */
function namesRead({ raw }: PageView): readonly string[] | undefined {
  // Whatever reads the query writes its name.
  const texts = expressionTexts({ raw }).filter((text) => text.includes('query'))
  const paths = texts.flatMap((text) => compiledText(text).paths)
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
    const changes = page.actions.filter(({ name }) => name === 'set-query')
    if (changes.length === 0) return []
    const read = namesRead(page)
    return changes.flatMap(({ action, pointer }) => {
      const keys = keysOf(action, pointer)
      return keys.length > 0 ? keys.flatMap((key) => unread(key, read)) : setsNothing(action, pointer)
    })
  },
}

interface Key {
  readonly name: string
  readonly pointer: string
  /** It is the name of a property itself. */
  readonly isName: boolean
}

function keysOf({ key, values }: Json, pointer: string): Key[] {
  const one = typeof key === 'string' && key !== '' ? [{ name: key, pointer: `${pointer}/key`, isName: false }] : []
  const several = Object.keys(isMap(values) ? values : {})
  return [...one, ...several.map((name) => ({ name, pointer: at(`${pointer}/values`, name), isName: true }))]
}

function unread({ name, pointer, isName }: Key, read: readonly string[] | undefined): Finding[] {
  if (!hasExpression(name) && (!read || read.includes(name))) return []
  const suggestion = closest(name, read ?? [])
  const hint = instead(suggestion, read ?? [])
  const message = {
    zh: `本页没有表达式读 query.${name}${hint.zh}`,
    en: `No expression of this page reads query.${name}${hint.en}`,
  }
  const fix = suggestion && (isName ? rename : replace)(pointer, suggestion)
  return [{ pointer, message, got: name, ...(isName && { target: 'key' as const }), ...(fix && { suggestion, fix }) }]
}

/** What is written and has the wrong form is not spoken of here: `action-argument` does. */
function setsNothing({ key, values }: Json, pointer: string): Finding[] {
  if (key !== undefined || (values !== undefined && !isMap(values))) return []
  const message = {
    zh: '没有写改哪个参数：写 key 和 to，或者写 values',
    en: 'It names nothing to change: write key and to, or values',
  }
  return [{ pointer: `${pointer}/do`, message }]
}
