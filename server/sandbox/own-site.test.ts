import { fastify, type InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { ownSiteOnly, type SandboxSite } from './own-site.ts'

const own: SandboxSite = {
  host: '127.0.0.1',
  publicUrl: 'http://127.0.0.1:5180',
  sandboxPublic: false,
  shopAddresses: [],
}
const open: SandboxSite = { ...own, host: '0.0.0.0', publicUrl: 'https://demo.example', sandboxPublic: true }

function statusOf(site: SandboxSite, request: InjectOptions): Promise<number> {
  const app = fastify()
  ownSiteOnly(app, site)
  app.route({ method: ['GET', 'POST'], url: '/', handler: async () => 'done' })
  return app.inject({ url: '/', ...request }).then(({ statusCode }) => statusCode)
}
const called = (site: SandboxSite, host: string) => statusOf(site, { headers: { host } })
const posted = (site: SandboxSite, headers: Record<string, string>) => statusOf(site, { method: 'POST', headers })

const strangers: readonly Record<string, string>[] = [
  { origin: 'http://127.0.0.1:3000' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
]

describe('the sandbox’s tools', () => {
  it.each([
    'localhost',
    'localhost:5180',
    'LOCALHOST:80',
    '127.0.0.1:5180',
    '127.1.2.3',
    '[::1]:5180',
    'shop.localhost',
  ])('are there for who calls them %s', async (host) => {
    expect([await called(own, host), await called(open, host)]).toEqual([200, 200])
  })

  it.each([
    ...['evil.example', 'evil.example:5180', '127.0.0.1.evil.example', 'localhost.evil.example', 'notlocalhost'],
    ...['evil.example@localhost', 'localhost/evil', 'a b'],
  ])('are not there for who calls them %j, as a page does that gave its name this address', async (host) => {
    expect([await called(own, host), await called(open, host)]).toEqual([403, 403])
  })

  it('are not there by what a page says of a proxy', async () => {
    expect(await statusOf(own, { headers: { host: 'evil.example', 'x-forwarded-host': 'localhost' } })).toBe(403)
  })

  it('are there by the names of the settings, and by any address once others may come', async () => {
    expect(await called({ ...own, host: 'box.lan' }, 'box.lan:5180')).toBe(200)
    expect(await called({ ...own, host: '::' }, '[::]:5180')).toBe(200)
    expect(await called(open, 'demo.example')).toBe(200)
    const addresses = ['192.168.1.5:5180', '[fd00::5]:5180']
    for (const address of addresses)
      expect([await called(own, address), await called(open, address)]).toEqual([403, 200])
  })

  it('are there for a shop that forwards to them, by whatever name, and for no browser of the same machine', async () => {
    const backend = { ...open, shopAddresses: ['10.0.0.0/8', '127.0.0.1'] }
    const from = (remoteAddress: string) => statusOf(backend, { remoteAddress, headers: { host: 'backend:5180' } })
    expect([await from('10.1.2.3'), await from('::ffff:10.1.2.3')]).toEqual([200, 200])
    expect([await from('11.1.2.3'), await from('127.0.0.1'), await from('::ffff:127.0.0.1')]).toEqual([403, 403, 403])
  })

  it('take what their own page posts, and what no browser posts', async () => {
    const host = '127.0.0.1:5180'
    expect(await posted(own, { host, origin: 'http://127.0.0.1:5180', 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await posted(own, { host })).toBe(200)
    expect(await posted(open, { host: 'localhost:5180', origin: 'https://demo.example' })).toBe(200)
  })

  it.each(strangers)('take nothing that is posted by %j', async (headers) => {
    expect(await posted(own, { host: '127.0.0.1:5180', ...headers })).toBe(403)
  })
})
