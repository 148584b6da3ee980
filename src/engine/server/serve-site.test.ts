import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contract } from '../../../schemas/api/contract.ts'
import { registryOf, widget } from '../core/test-fixtures.ts'
import { serveSite, type SiteParts } from './serve-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'pagoda-site-'))
const said: string[] = []
let server: Server
let parts: SiteParts

const write = (path: string, value: object) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), JSON.stringify(value))
}
const page = (blocks: readonly object[]) => ({ versions: { page: 1 }, title: 'A page', blocks })
const route = (name: string, path: string) => ({ name, path, title: name, open: true })

const sent = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] } as const
const echo: Contract = {
  name: 'echo',
  title: { zh: '回声', en: 'An echo' },
  source: 'test',
  method: 'POST',
  path: '/api/echo',
  body: sent,
  reply: sent,
  problems: [],
  personal: false,
}

beforeAll(async () => {
  write('pages/routes.json', { routes: [route('home', '/'), route('broken', '/broken')] })
  write('pages/home.json', page([{ id: 'a', widget: 'note', props: { text: 'Hello' } }, { part: 'foot' }]))
  write('pages/parts/foot.json', {
    versions: { page: 1 },
    title: 'Foot',
    blocks: [{ id: 'f', widget: 'note', props: { text: 'One foot' } }],
  })
  write('pages/broken.json', page([{ id: 'a', widget: 'nothing' }]))
  write('client/.vite/manifest.json', { start: { file: 'assets/start.js', isEntry: true } })
  write('client/assets/start.js', {})
  const note = {
    ...widget('note', { props: sent }),
    load: async () => ({ default: ({ text }: { readonly text: string }) => text }),
  }
  parts = {
    site: { widgets: registryOf(note as never), endpoints: { echo }, language: 'en', timeZone: 'UTC' },
    handlers: { echo: ({ text }: { readonly text: string }) => ({ text }) },
    ...{ pages: join(folder, 'pages'), client: join(folder, 'client') },
    report: (problem) => said.push(String(problem)),
  }
  server = createServer(await serveSite(parts))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

interface More {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** As it is written: a client of its own would put an address right. */
const get = (path: string, { method = 'GET', headers = {}, body }: More = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((done, fail) => {
    const { port } = server.address() as AddressInfo
    const asked = ask({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => done({ status: response.statusCode!, headers: response.headers, text }))
    })
    asked.on('error', fail).end(body)
  })
const json = { 'content-type': 'application/json' }

describe('a site over HTTP', () => {
  it('answers with pages, files and endpoints, and lets no browser guess their types', async () => {
    const [home, file, reply] = [
      await get('/'),
      await get('/assets/start.js'),
      await get('/api/echo', { method: 'POST', headers: json, body: '{"text":"hi"}' }),
    ]

    expect([home.status, home.text]).toEqual([200, expect.stringContaining('Hello')])
    expect([file.status, file.headers['content-type']]).toEqual([200, 'text/javascript'])
    expect([reply.status, reply.text]).toEqual([200, '{"text":"hi"}'])
    expect([home, file, reply].map(({ headers }) => headers['x-content-type-options'])).toEqual(
      Array.from({ length: 3 }, () => 'nosniff'),
    )
    expect((await get('/', { method: 'HEAD' })).text).toBe('')
  })

  it.each([
    ['no page', '/nowhere', {}, 404],
    ['nothing but what was built', '/assets/../../pages/home.json', {}, 404],
    ['an address that can’t be read', '*', { method: 'OPTIONS' }, 400],
    ['a form at a page', '/', { method: 'POST', body: 'a=1' }, 405],
    ['another method', '/', { method: 'DELETE' }, 405],
    ['an endpoint by another method', '/api/echo', {}, 405],
    ['what a form of another site can send', '/api/echo', { method: 'POST', body: '{"text":"hi"}' }, 415],
    ['half of a JSON', '/api/echo', { method: 'POST', headers: json, body: '{"text' }, 400],
    ['what the contract does not take', '/api/echo', { method: 'POST', headers: json, body: '{}' }, 400],
    ['too much', '/api/echo', { method: 'POST', headers: json, body: JSON.stringify('a'.repeat(1_000_001)) }, 413],
  ])('refuses %s by its status', async (_what, path, more, status) => {
    expect((await get(path, more)).status).toBe(status)
  })

  it('says that a page whose file was never good can’t be shown now, and tells its operator why', async () => {
    const { status, text, headers } = await get('/broken')
    expect([status, text, headers['retry-after']]).toEqual([503, 'This page can’t be shown for the moment', '5'])
    expect(said.join('\n')).toMatch(/pages\/broken\.json.*unknown-widget/)
  })

  it('has the time of its zone in its pages', async () => {
    const { text } = await get('/')
    const [, said] = /"now":"([^"]+)"/.exec(text)!
    expect(Math.abs(Date.parse(`${said}Z`) - Date.now())).toBeLessThan(60_000)
  })

  it('tells its pages of no channel and no brand, as it has none', async () => {
    expect((await get('/')).text).not.toMatch(/lantu|"h5"|channel|"from"/)
  })

  it('shows words at an address that leads nowhere', async () => {
    expect((await get('/nowhere')).text).toContain('<h1>Not found</h1>')
  })

  it.each([
    ['a route without its page', { routes: [route('home', '/'), route('gone', '/gone')] }, ['/', '/gone'], [200, 503]],
    ['an address twice', { routes: [route('home', '/'), route('broken', '/')] }, ['/'], [200]],
  ])('starts beside %s: it costs that page alone', async (_what, table, paths, statuses) => {
    const folder = mkdtempSync(join(tmpdir(), 'pagoda-site-'))
    writeFileSync(join(folder, 'routes.json'), JSON.stringify(table))
    for (const name of ['home', 'broken']) writeFileSync(join(folder, `${name}.json`), JSON.stringify(page([])))
    const other = createServer(await serveSite({ ...parts, pages: folder }))
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const { port } = other.address() as AddressInfo
    const answers = await Promise.all(paths.map((path) => fetch(`http://127.0.0.1:${port}${path}`)))
    other.closeAllConnections()
    other.close()
    rmSync(folder, { recursive: true })
    expect(answers.map(({ status }) => status)).toEqual(statuses)
  })

  it('does not start on what it can’t serve, and says why', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'pagoda-site-'))
    const started = (more: Partial<SiteParts>) => serveSite({ ...parts, ...more })
    await expect(started({ pages: join(empty, 'none') })).rejects.toThrow(/^There is no .*none.routes\.json: pages/)
    writeFileSync(join(empty, 'routes.json'), '{ "routes": [')
    await expect(started({ pages: empty })).rejects.toThrow(/^No route can be read: pages\/routes\.json:1:14/)
    await expect(started({ client: empty })).rejects.toThrow(/^There is no .*manifest\.json: run vite build first$/)
    const lost = { ...widget('note'), load: () => Promise.reject(new Error('gone')) }
    const bare = { ...widget('note'), load: () => Promise.resolve({}) }
    for (const [note, words] of [
      [lost, 'The widget note can’t be loaded: gone'],
      [bare, 'The widget note can’t be loaded: its file has no component as its default export'],
    ] as const)
      await expect(started({ site: { widgets: registryOf(note as never), endpoints: {} } })).rejects.toThrow(words)
    rmSync(empty, { recursive: true })
  })

  it('shows a part that was changed with the next request', async () => {
    expect((await get('/')).text).toContain('One foot')
    write('pages/parts/foot.json', {
      versions: { page: 1 },
      title: 'Foot',
      blocks: [{ id: 'f', widget: 'note', props: { text: 'Two feet' } }],
    })
    await expect.poll(async () => (await get('/')).text).toContain('Two feet')
  })
})
