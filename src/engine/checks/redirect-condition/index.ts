import type { Text } from '../../../../schemas/json-schema.ts'
import type { Finding } from '../../../kit/problem.ts'
import { compiledText } from '../../core/compiled.ts'
import { closest } from '../../core/expressions/closest.ts'
import { hasExpression } from '../../core/expressions/index.ts'
import { linked, type Values } from '../../core/values.ts'
import { loadedInBrowser } from '../loaded-in-browser.ts'
import { at, isMap, listOf, type Json } from '../pointer.ts'
import type { PageRule } from '../rule.ts'
import { instead, replace } from '../words.ts'

const late = (pointer: string, name: string): Finding => ({
  pointer,
  got: name,
  message: {
    zh: `「${name}」由浏览器加载，转向在服务器上决定，等不到它`,
    en: `"${name}" is loaded by the browser: a redirect is decided on the server and never sees it`,
  },
})

function unknown(pointer: string, name: string, names: readonly string[]): Finding {
  const suggestion = closest(name, names)
  const hint = instead(suggestion, names)
  const message: Text = { zh: `本页没有数据「${name}」${hint.zh}`, en: `This page has no data "${name}"${hint.en}` }
  return { pointer, message, got: name, ...(suggestion && { suggestion, fix: replace(pointer, suggestion) }) }
}

interface Known {
  readonly names: readonly string[]
  readonly values: Values
  readonly inBrowser: ReadonlySet<string>
}

function judge(redirect: Json, pointer: string, { names, values, inBrowser }: Known): Finding[] {
  const { when, notFound } = redirect
  if ((when === undefined) === (notFound === undefined))
    return [{ pointer, message: { zh: 'when 和 notFound 要写一个，只写一个', en: 'Write one of when and notFound' } }]
  if (typeof notFound === 'string' && notFound) {
    const place = at(pointer, 'notFound')
    if (!names.includes(notFound)) return [unknown(place, notFound, names)]
    return inBrowser.has(notFound) ? [late(place, notFound)] : []
  }
  if (typeof when !== 'string' || !hasExpression(when)) return []
  const name = linked(compiledText(when), values).roots.find((root) => inBrowser.has(root))
  return name === undefined ? [] : [late(at(pointer, 'when'), name)]
}

export const redirectCondition: PageRule = {
  meta: {
    name: 'redirect-condition',
    severity: 'error',
    title: { zh: '转向永远不会发生', en: 'A redirect that never happens' },
    docs: {
      why: {
        zh: '转向在服务器上决定：要有一个条件，读的数据要由服务器加载。',
        en: 'A redirect is decided on the server: it needs one condition, on data that the server loads.',
      },
      wrong: '"redirects": [{ "notFound": "prodct", "to": "/404" }]',
      right: '"redirects": [{ "notFound": "product", "to": "/404" }]',
    },
  },
  on: 'page',
  check(page) {
    const redirects = listOf(page.raw.redirects)
    if (redirects.length === 0) return []
    const names = page.data.map(({ name }) => name)
    const known = { names, values: page.values, inBrowser: loadedInBrowser(page) }
    return redirects.flatMap((one, index) => (isMap(one) ? judge(one, at('/redirects', index), known) : []))
  },
}
