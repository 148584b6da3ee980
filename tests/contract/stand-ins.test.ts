import { expect, it } from 'vitest'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { componentKinds } from '../../schemas/domain/component-kinds.ts'
import { componentText } from '../../server/components/component-text.ts'
import { standIn } from '../../server/studio/canvas/stand-in.ts'
import type { CheckContext } from '../../server/studio/judging/check-context.ts'
import { mapOf, parsed } from '../../src/kit/json.ts'
import { judge, pageSources, partSources, routes, say } from './shop-pages.ts'

const texts = new Map(
  [...pageSources, ...partSources].map(({ file, text }) => [file.replace('pages/', ''), { text, stamp: '' }]),
)
for (const { componentContents: entries, ...component } of sandboxContent('2026-11-21').pageComponents)
  texts.set(`components/${component.componentCode}.json`, { text: componentText({ ...component, entries }), stamp: '' })
const checkContext = { texts, routes, parts: partSources } as unknown as CheckContext

it('[E10] a new part is seen on a page of the shop that passes its check with the part alone', () => {
  const words = { id: 'a', widget: 'rich-text', props: { parts: [{ paragraphs: ['早'] }] } }
  const text = JSON.stringify({ versions: { page: 1 }, title: '新', blocks: [words] })
  const found = standIn({ kind: 'part', name: 'new', text }, checkContext)
  const alone = { ...mapOf(parsed(found?.text ?? '')), blocks: [words] }
  const { page, problems } = judge({ file: 'pages/home.json', text: JSON.stringify(alone) })
  expect(say(problems.filter(({ severity }) => severity === 'error'))).toEqual([])
  expect([found?.page, page?.blocks.map(({ id }) => id)]).toEqual(['home', ['a']])
})

/** What no page shows: addresses of other houses, and what the search knows. */
const UNSEEN = new Set(['跳转码', '同义词', '搜索服务'])
const kinds = Object.keys(componentKinds).filter((type) => !UNSEEN.has(type))

it.each(kinds)('[E10] a new page component (%s) is seen on a page that is there for everybody', (type) => {
  const found = standIn({ kind: 'component', name: 'NEW_ONE', text: JSON.stringify({ type }) }, checkContext)
  const paths = routes.flatMap(({ name, path, page = name }) => (page === found?.page ? [path] : []))
  expect(paths.filter((path) => !path.includes(':'))).not.toEqual([])
  const { problems } = judge({ file: `pages/${found!.page}.json`, text: found!.text })
  expect(say(problems.filter(({ severity }) => severity === 'error'))).toEqual([])
})
