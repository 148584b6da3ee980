import { compiledText } from '../../core/compiled.ts'
import { isMap, listOf } from '../pointer.ts'
import type { PageRule } from '../rule.ts'
import type { PageView } from '../page-view.ts'
import { expressionTexts } from '../texts-in.ts'
import { remove } from '../words.ts'

/** Every name that an expression reads, and what `reload` and `submit` load again. */
function namesRead({ raw, actions }: PageView): Set<unknown> {
  const redirects = listOf(raw.redirects).map((one) => (isMap(one) ? one.notFound : undefined))
  const read = new Set<unknown>([...redirects, ...actions.flatMap(({ action }) => [action.data, action.reload])])
  for (const text of expressionTexts({ raw })) for (const root of compiledText(text).roots) read.add(root)
  return read
}

export const unusedData: PageRule = {
  meta: {
    name: 'unused-data',
    severity: 'warning',
    title: { zh: '没有用到的数据', en: 'Data that nothing reads' },
    docs: {
      why: {
        zh: '没有区块读它；留着只会让人以为有用。',
        en: 'No block reads it: it only makes people think it matters.',
      },
      wrong: '"data": { "old": { "from": "productPackageList" } }',
      right: '"data": {}',
    },
  },
  on: 'page',
  onlyWhenSound: true,
  check(page) {
    if (!page.data.length) return []
    const read = namesRead(page)
    return page.data
      .filter(({ name }) => !read.has(name))
      .map(({ name, pointer }) => ({
        pointer,
        target: 'key',
        message: { zh: `没有区块用到数据「${name}」`, en: `No block reads the data "${name}"` },
        fix: remove(pointer, name),
      }))
  },
}
