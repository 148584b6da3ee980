import { request as httpRequest, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { embeddedDatabase, type TestDatabase } from '../../tests/fixtures/databases.ts'
import { testApp } from '../../tests/fixtures/app.ts'
import { conversation, listening as listen } from '../../tests/fixtures/conversation.ts'
import type { ShopPart } from '../app.ts'
import { createHttpServer } from './http-server.ts'
import type { Lifecycle } from '../lifecycle/lifecycle.ts'
import { drain } from '../lifecycle/shutdown.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await embeddedDatabase()
})
afterAll(() => test.remove())

async function listening(shop: ShopPart, lines: string[] = []) {
  const lifecycle: Lifecycle = { draining: false }
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const app = await testApp(test.database, { shop, lifecycle, log })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return { app, lifecycle, origin, lines }
}

const shop: ShopPart = {
  register: (app: FastifyInstance) => void app.get('/slow', async () => 'framework'),
  fastPath(request, response) {
    if (!request.url?.startsWith('/fast')) return false
    response.writeHead(200, { 'content-type': 'text/plain' })
    response.end('memory')
    return true
  },
}

describe('the fast path', () => {
  it('answers before the framework, is counted and logged, and leaves the rest alone', async () => {
    const { app, origin, lines } = await listening(shop)
    const fast = await fetch(`${origin}/fast?token=secret`)
    expect([await fast.text(), fast.headers.get('x-request-id')]).toEqual(['memory', null])
    expect(await (await fetch(`${origin}/slow`)).text()).toBe('framework')
    const { body } = await app.inject('/metrics')
    expect(body).toMatch(/count\{method="GET",route="fast-path",status="200"\} 1/)
    const seen = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    expect(seen[0]).toMatchObject({ method: 'GET', path: '/fast', status: 200 })
    expect(lines.join()).not.toContain('secret')
    await app.close()
  })
})

/** Says of a request what the server understood of it, and answers the path /fast before that. */
async function told(text: string): Promise<string> {
  const handler: RequestListener = ({ url, headers }, response) => void response.end(`${url} of ${headers.host}`)
  const metrics = { observe: () => undefined, text: async () => '', contentType: '' }
  const log = pino({ level: 'silent' })
  const server = createHttpServer(handler, { lifecycle: { draining: false }, metrics, log, fastPath: shop.fastPath })
  const answer = await conversation(await listen(server), text)
  server.close()
  return answer
}

describe('whose a request is', () => {
  const asked = async (head: string) => {
    const [first = '', ...rest] = (await told(`${head}\r\nConnection: close\r\n\r\n`)).split('\r\n')
    return [first.split(' ')[1], rest.at(-1)?.length ? rest.slice(rest.indexOf('') + 1).join('') : '']
  }
  const answers = (url: string, host: string) => ['200', expect.stringContaining(`${url} of ${host}`)]

  it.each([
    ['Host: shop.example\r\nHost: evil.example'],
    ['Host: shop.example\r\nhost: shop.example'],
    ['HOST: shop.example\r\nAccept: */*\r\nHost: evil.example'],
  ])('is said once, or the request is refused: %s', async (hosts) => {
    expect(await asked(`GET /tc-fostay/ HTTP/1.1\r\n${hosts}`)).toEqual(['400', ''])
  })

  it.each([
    ['http://shop.example/tc-fostay/combo?a=http://b/', '/tc-fostay/combo?a=http://b/', 'shop.example'],
    ['HTTPS://shop.example:8443/x', '/x', 'shop.example:8443'],
    ['http://a:b@shop.example/x', '/x', 'shop.example'],
    ['http://shop.example', '/', 'shop.example'],
    ['http://shop.example?a=1', '/?a=1', 'shop.example'],
    ['/tc-fostay/http://evil.example/', '/tc-fostay/http://evil.example/', 'here.example'],
    ['/combo', '/combo', 'here.example'],
  ])('is said by a whole address in the place of a path: %s', async (target, url, host) => {
    for (const method of ['GET', 'HEAD', 'POST'])
      expect([
        method,
        ...(await asked(`${method} ${target} HTTP/1.1\r\nHost: here.example\r\nContent-Length: 0`)),
      ]).toEqual([method, ...(method === 'HEAD' ? ['200', ''] : answers(url, host))])
  })
})

describe('a request that no browser writes', () => {
  const get = (path: string, ...lines: string[]) =>
    `GET ${path} HTTP/1.1\r\n${['Host: a', ...lines].join('\r\n')}\r\n\r\n`
  const bye = get('/bye', 'Connection: close')

  it.each([
    ['several at once, of what is in memory and of what is not', get('/fast') + get('/x') + bye, 'memory /x /bye'],
    ['one that hides in the body of another', get('/fast', 'Content-Length: 5') + 'hello' + bye, 'memory /bye'],
    ['one of HTTP/1.0', get('/fast').replace('1.1', '1.0'), 'memory'],
    ['one without a host', 'GET /fast HTTP/1.1\r\n\r\n', ''],
    ['one with two lengths', get('/fast', 'Content-Length: 1', 'Content-Length: 2') + bye, ''],
    ['a tunnel', 'CONNECT other.example:443 HTTP/1.1\r\nHost: a\r\n\r\n' + bye, ''],
    ['something that is no request', 'hello\r\n\r\n' + bye, ''],
  ])('is answered as Node reads it: %s', async (_what, text, said) => {
    expect((await told(text)).match(/memory|\/\w+(?= of a)/g)?.join(' ') ?? '').toBe(said)
  })
})

describe('an answer', () => {
  it('says what time it is by the clock of which the times in pages are', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 4, 6, 7, 8, 9) })
    const { app, origin } = await listening(shop)
    const { headers } = await fetch(`${origin}/slow`)
    vi.useRealTimers()
    expect(headers.get('date')).toBe('Tue, 06 May 2031 07:08:09 GMT')
    await app.close()
  })
})

describe('drain', () => {
  it('lets a request end, closes its connection with the answer, and takes no new ones', async () => {
    const entered = signal()
    const held = signal()
    const register = (app: FastifyInstance) =>
      void app.get('/held', async () => {
        entered.give()
        await held.given
        return 'ended'
      })
    const { app, lifecycle, origin } = await listening({ register })
    const idle = await fetch(`${origin}/healthz`)
    await idle.text()
    const running = ask(`${origin}/held`)
    await entered.given
    const drained = drain({ app, lifecycle })
    expect(lifecycle.draining).toBe(true)
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed')
    held.give()
    expect(await running).toBe('ended')
    await drained
    expect(app.server.listening).toBe(false)
  })

  it('cuts connections that still talk after the deadline', async () => {
    const entered = signal()
    const register = (app: FastifyInstance) =>
      void app.get('/never', () => {
        entered.give()
        return new Promise(() => {})
      })
    const { app, lifecycle, origin } = await listening({ register })
    const running = ask(`${origin}/never`).catch((error: Error) => error.message)
    await entered.given
    await drain({ app, lifecycle, deadline: 100 })
    expect(await running).toMatch(/socket hang up|ECONNRESET/)
  })

  it('says on a connection that is open still that it is not ready, and closes it', async () => {
    const { app, lifecycle, origin } = await listening({ register: () => {} })
    lifecycle.draining = true
    const reply = await fetch(`${origin}/readyz`)
    expect([reply.status, reply.headers.get('connection')]).toEqual([503, 'close'])
    expect(await reply.json()).toMatchObject({ status: 'draining' })
    await app.close()
  })
})

function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => give() }
}

function ask(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { headers: { connection: 'keep-alive' } }, (response) => {
      let body = ''
      response.on('data', (part) => (body += String(part)))
      response.on('end', () => resolve(body))
    })
      .on('error', reject)
      .end()
  })
}
