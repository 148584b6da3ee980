import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFastPath } from './fast-path.ts'
import { createPageCache } from '../../src/engine/server/page-cache.ts'
import { createAnswer } from '../../src/engine/server/answer.ts'

const cache = createPageCache({ answers: 10, bytes: 10_000_000 }, () => 0)
const fastPath = createFastPath(cache)
const html = '<!doctype html><title>澜途度假</title>'.repeat(20)
let server: Server
let etag = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!fastPath.handle(request, response)) response.writeHead(418).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => server.close())

beforeEach(async () => {
  cache.clear()
  fastPath.clear()
  const answer = createAnswer(200, html, { 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' })
  etag = answer.etag
  await cache.get('home', async () => ({ answer, maxAge: 30 }))
  fastPath.learn('/tc-fostay/?from=clubmed', 'home')
})

/** A request as it is written, since a client of its own would unpack what comes. */
function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; head: string; body: Buffer }>((done, fail) => {
    const chunks: Buffer[] = []
    const lines = Object.entries({ host: 'shop', connection: 'close', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    )
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`),
    )
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', fail)
    socket.on('end', () => {
      const all = Buffer.concat(chunks)
      const at = all.indexOf('\r\n\r\n')
      const head = all.subarray(0, at).toString()
      done({ status: Number(head.slice(9, 12)), head, body: all.subarray(at + 4) })
    })
  })
}

const known = '/tc-fostay/?from=clubmed'

describe('a page in memory', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('goes out as %s to who takes it', async (accept, encoding, unpack) => {
    const { status, head, body } = await ask(known, { 'accept-encoding': accept })
    expect([status, unpack(body).toString()]).toEqual([200, html])
    expect(head.toLowerCase()).toContain(`content-encoding: ${encoding}`)
    expect(head.toLowerCase()).toContain(`content-length: ${body.length}\r\n`)
  })

  it('goes out as it is to who takes no encoding', async () => {
    const { head, body } = await ask(known)
    expect(body.toString()).toBe(html)
    expect(head.toLowerCase()).not.toContain('content-encoding')
    expect(head.toLowerCase()).toContain('vary: accept-encoding')
  })

  it.each([
    ['its etag', () => etag],
    ['its etag, made weak by a proxy', () => `W/${etag}`],
    ['its etag among others', () => `"other", ${etag}`],
  ])('is 304 without a body for who has %s', async (_what, has) => {
    const { status, body } = await ask(known, { 'if-none-match': has() })
    expect([status, body.length]).toEqual([304, 0])
  })

  it.each([
    ['whole', () => ''],
    ['unchanged', () => etag],
  ])('says what time it is by the clock of which the times in pages are: %s', async (_what, has) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 4, 6, 7, 8, 9) })
    const { head } = await ask(known, { 'if-none-match': has() })
    vi.useRealTimers()
    expect(head.match(/(?<=^date: ).*/gim)).toEqual(['Tue, 06 May 2031 07:08:09 GMT'])
  })

  it('goes out whole to who has another version', async () => {
    expect((await ask(known, { 'if-none-match': '"other"' })).status).toBe(200)
  })
})

describe('what is not for the fast path', () => {
  it.each([
    ['HEAD', known],
    ['POST', known],
    ['GET', '/tc-fostay/'],
    ['GET', '/tc-fostay/?from=clubmed&x=1'],
    ['GET', '/tc-fostay/?from=ClubMed'],
    ['GET', '/online/cms-api'],
    ['GET', '/constructor'],
  ])('%s %s is left to the framework', async (method, url) => {
    expect((await ask(url, {}, method)).status).toBe(418)
  })

  it('a page that the cache lost is, too', async () => {
    cache.clear()
    expect((await ask(known)).status).toBe(418)
  })

  it('an address of more than 500 signs is never learnt', async () => {
    const long = `/tc-fostay/?x=${'x'.repeat(500)}`
    fastPath.learn(long, 'home')
    expect((await ask(long)).status).toBe(418)
  })
})
