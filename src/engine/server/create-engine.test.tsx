import { describe, expect, it, vi } from 'vitest'
import { registryOf, widget } from '../core/test-fixtures.ts'
import type { BlockReport } from '../react/page-runtime.ts'
import { createEngine } from './create-engine.tsx'
import { depsOf, pageOf, request, route, shopOf } from './fake-shop.ts'
import type { PageDeps, PageFiles } from './page-request.ts'

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
  document: ({ body, payload, widgets }, title: string) => ({
    html: `<title>${title}</title>${body}`,
    payload,
    widgets,
  }),
})

const pages = shopOf(
  {
    home: pageOf([
      { id: 'hello', widget: 'note', props: { text: '{{ "你好 " + query.name }}' } },
      { id: 'crash', widget: 'broken' },
    ]),
    me: pageOf([{ id: 'level', widget: 'note', props: { text: '{{ "等级 " + string(user.level) }}' } }]),
  },
  [route('home', '/'), route('me', '/me'), route('lost', '/lost')],
)

async function opened() {
  const match = engine.match(request('/', { query: { name: '小林' } }), pages)!
  return engine.prepare(match, depsOf(pages))
}

describe('the engine of a site that is no shop', () => {
  it('makes a page of its blocks alone, and gives it to the site’s document with the settings of the moment', async () => {
    const { html, payload, widgets } = engine.html(await opened(), '首页', () => undefined)
    expect(html).toMatch(/^<title>首页<\/title>.*你好 小林/)
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

const visitor = { user: { loggedIn: false, level: 0 } }
const askedBy = (path: string) => request(path, { ...visitor, query: { name: '小林' } })
const styles = { cssHrefs: () => [] }

function serve(more: Partial<PageDeps> = {}, files: PageFiles = pages, at = () => 0) {
  const clockOffset = vi.fn(() => 0)
  const deps = depsOf(files, { clockOffset, ...more })
  const site = engine.serve({ deps, settings: '首页', styles, clock: at })
  return { ...site, made: () => clockOffset.mock.calls.length }
}

describe('its pages, as a server answers with them', () => {
  it('are a status, headers and HTML; as data for the app that runs already, JSON', async () => {
    const { answer } = serve()
    const { status, headers, html } = await answer(askedBy('/'))
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'public, max-age=0, must-revalidate',
    ])
    expect(html).toContain('你好 小林')
    const data = await answer(askedBy('/'), { format: 'data' })
    expect(JSON.parse(data.html)).toMatchObject({ payload: { plan: { page: 'home' } } })
  })

  it('are made once for all who ask alike, until they are forgotten', async () => {
    const { answer, fresh, clear, made } = serve()
    const [{ key }] = await Promise.all([answer(askedBy('/')), answer(askedBy('/'))])
    await answer(askedBy('/'))
    expect([made(), fresh(key!)?.status]).toEqual([1, 200])
    clear()
    expect(fresh(key!)).toBeUndefined()
    await answer(askedBy('/'))
    expect(made()).toBe(2)
  })

  it('are not made where the gate sends the asker elsewhere, and are made for a member with the member’s own calls', async () => {
    const { answer, made } = serve()
    const sent = await answer(askedBy('/'), { gate: async ({ name }) => ({ redirect: `/login?to=${name}` }) })
    expect([sent.status, sent.redirect, sent.headers['location'], made()]).toEqual([
      302,
      '/login?to=home',
      '/login?to=home',
      0,
    ])
    const member = { user: { loggedIn: true, level: 3, id: 'm' } }
    const { match, key, headers, html } = await answer(askedBy('/me'), { gate: async () => ({ member }) })
    expect([match?.context.user, key, headers['cache-control']]).toEqual([member.user, undefined, 'private, no-store'])
    expect(html).toContain('等级 3')
  })

  it('are told as not there, as refused, or as never good, by their status', async () => {
    const { answer } = serve()
    expect((await answer(askedBy('/nowhere'))).status).toBe(404)
    const never = await answer(askedBy('/lost'))
    expect([never.status, never.match]).toEqual([503, undefined])
    const admit = () => Promise.reject(new Error('too many'))
    await expect(answer(askedBy('/'), { admit })).rejects.toThrow('too many')
  })

  it('have no key where their file became another while they were made', async () => {
    let revision = 'one'
    const page = (name: string) => pages.page(name) && { ...pages.page(name)!, revision }
    const clockOffset = () => {
      revision = 'two'
      return 0
    }
    const { answer } = serve({ clockOffset }, { ...pages, page })
    expect((await answer(askedBy('/'))).key).toBeUndefined()
    expect((await answer(askedBy('/'))).key).toBeDefined()
  })
})
