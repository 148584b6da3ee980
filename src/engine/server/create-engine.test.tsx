import { describe, expect, it } from 'vitest'
import { registryOf, widget } from '../core/test-fixtures.ts'
import type { BlockReport } from '../react/page-runtime.ts'
import { createEngine } from './create-engine.tsx'
import { depsOf, pageOf, request, route, shopOf } from './fake-shop.ts'

const text = { type: 'object', properties: { text: { type: 'string' } } } as const
const components: Readonly<Record<string, (props: Record<string, unknown>) => string>> = {
  note: ({ text: words }) => String(words),
  broken: () => {
    throw new Error('a widget that throws')
  },
}

/** A site of two widgets, with no endpoint, no screen and nothing around its pages. */
const engine = createEngine({
  widgets: registryOf(widget('note', { props: text }), widget('broken', { props: text })),
  endpoints: {},
  component: (code) => components[code],
  document: ({ body, payload, widgets }, title: string) => ({ title, body, payload, widgets }),
})

const pages = shopOf(
  {
    home: pageOf([
      { id: 'hello', widget: 'note', props: { text: '{{ "你好 " + query.name }}' } },
      { id: 'crash', widget: 'broken' },
    ]),
  },
  [route('home', '/'), route('lost', '/lost')],
)

async function opened() {
  const match = engine.match(request('/', { query: { name: '小林' } }), pages)!
  return engine.prepare(match, depsOf(pages))
}

describe('the engine of a site that is no shop', () => {
  it('makes a page of its blocks alone, and gives it to the site’s document with the settings of the moment', async () => {
    const { title, body, payload, widgets } = engine.html(await opened(), '首页', () => undefined)
    expect(title).toBe('首页')
    expect(body).toContain('你好 小林')
    expect(JSON.parse(payload)).toMatchObject({ plan: { page: 'home' } })
    expect(widgets.all).toEqual(['note', 'broken'])
  })

  it('reports a widget that throws, which costs its own block', async () => {
    const reports: BlockReport[] = []
    engine.html(await opened(), '', (problem) => reports.push(problem))
    expect(reports.map(({ block, code }) => [block, code])).toEqual([['crash', 'widget-crashed']])
  })

  it('gives the app that runs already the page with the style sheets of its widgets', async () => {
    const data = engine.data(await opened(), { cssHrefs: (codes) => codes.map((code) => `/${code}.css`) })
    expect(JSON.parse(data)).toMatchObject({ payload: { plan: { page: 'home' } }, css: ['/note.css', '/broken.css'] })
  })

  it('has no page where the file of an address was never good', () => {
    expect(engine.match(request('/lost'), pages)).toBeUndefined()
  })
})
