import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contract } from '../../../schemas/api/contract.ts'
import { registryOf, widget } from '../core/test-fixtures.ts'
import { useHref } from '../react/use-href.ts'
import { serveSite } from './serve-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'pagoda-base-'))
let server: Server

const write = (path: string, value: object) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), JSON.stringify(value))
}
const page = (blocks: readonly object[], more: object = {}) => ({
  versions: { page: 1 },
  title: 'A page',
  blocks,
  ...more,
})
const route = (name: string, path: string) => ({ name, path, title: name, open: true })

const text = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] } as const
const nothing = { type: 'object', properties: {} } as const
const greeting: Contract = {
  name: 'greeting',
  title: { zh: '问候', en: 'A greeting' },
  source: 'test',
  method: 'GET',
  path: '/api/greeting',
  query: nothing,
  reply: text,
  problems: [],
  personal: false,
  page: { with: nothing, value: [] },
}

function Note({ text }: { readonly text: string }) {
  const href = useHref()
  return (
    <a href={href('/about')}>
      <img src={href('/bay.png')} alt={text} />
    </a>
  )
}

beforeAll(async () => {
  write('pages/routes.json', { routes: [route('home', '/'), route('old', '/old'), route('about', '/about')] })
  write(
    'pages/home.json',
    page([{ id: 'a', widget: 'note', props: { text: '{{ hello.text }}' } }], { data: { hello: { from: 'greeting' } } }),
  )
  write('pages/old.json', page([], { redirects: [{ when: '{{ size(query) == 0 }}', to: '/about' }] }))
  write('pages/about.json', page([]))
  write('client/.vite/manifest.json', { start: { file: 'assets/start.js', isEntry: true } })
  for (const file of ['assets/start.js', 'assets/start.css', 'bay.png']) write(`client/${file}`, {})
  const note = { ...widget('note', { props: text }), load: async () => ({ default: Note }) }
  const listener = await serveSite({
    site: { widgets: registryOf(note as never), endpoints: { greeting }, language: 'en', base: '/shop' },
    handlers: { greeting: () => ({ text: 'Hello' }) },
    ...{ pages: join(folder, 'pages'), client: join(folder, 'client') },
    report: () => undefined,
  })
  server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

const get = (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' })

describe('a site below a prefix', () => {
  it.each([
    '/shop/',
    '/shop',
    '/shop?a=1',
    '/shop/about',
    '/shop/api/greeting',
    '/shop/assets/start.js',
    '/shop/bay.png',
  ])('answers at %s', async (path) => expect((await get(path)).status).toBe(200))

  it.each(['/', '/about', '/shopping', '/api/greeting', '/assets/start.js', '/shop/.vite/manifest.json'])(
    'has nothing at %s',
    async (path) => expect((await get(path)).status).toBe(404),
  )

  it('names its script, its styles, its pictures and its links below it, and tells the browser', async () => {
    const html = await (await get('/shop/')).text()
    for (const part of [
      'src="/shop/assets/start.js"',
      'href="/shop/assets/start.css"',
      'data-base="/shop"',
      'href="/shop/about"',
      'src="/shop/bay.png" alt="Hello"',
    ])
      expect(html).toContain(part)
  })

  it('leads from one page to another below it', async () => {
    const answer = await get('/shop/old')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/shop/about'])
  })
})
