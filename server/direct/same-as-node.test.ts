import { createHash } from 'node:crypto'
import type { RequestListener, Server } from 'node:http'
import { array, assert, asyncProperty, boolean, constantFrom, nat, oneof, tuple } from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHttpServer } from '../http-server.ts'
import { createFastPath } from '../ssr/fast-path.ts'
import { createPageCache } from '../ssr/page-cache.ts'
import { wireAnswer } from '../ssr/wire.ts'
import { conversation, listening } from './testing.ts'

const cache = createPageCache({ answers: 10, bytes: 10_000_000 }, () => 0)
const fastPath = createFastPath(cache)
const answer = wireAnswer(200, '<p>澜途度假</p>'.repeat(20), {
  'content-type': 'text/html; charset=utf-8',
  vary: 'accept-encoding',
})
const KNOWN = '/tc-fostay/?from=clubmed'

/** Whom the direct way leaves alone gets an answer that tells all that the server understood. */
const framework: RequestListener = (request, response) => {
  const hash = createHash('sha256')
  request.on('data', (part: Buffer) => hash.update(part))
  request.on('end', () => {
    const { method, url, headers, httpVersion } = request
    const body = JSON.stringify({ method, url, headers, httpVersion, body: hash.digest('hex') })
    response.writeHead(200, { 'content-length': Buffer.byteLength(body) }).end(body)
  })
}

let node: Server
let direct: Server
let answered = 0
beforeAll(async () => {
  const metrics = { observe: () => undefined, text: async () => '', contentType: '' }
  const options = { lifecycle: { draining: false }, metrics, log: pino({ level: 'silent' }), fastPath: fastPath.handle }
  node = await listening(createHttpServer(framework, options))
  const counted = (...asked: Parameters<typeof fastPath.direct>) => {
    const given = fastPath.direct(...asked)
    if (given) answered += 1
    return given
  }
  direct = await listening(createHttpServer(framework, { ...options, direct: counted }))
})
afterAll(() => {
  node.close()
  direct.close()
})
beforeEach(async () => {
  await cache.get('home', async () => ({ answer, maxAge: 30 }))
  fastPath.learn(KNOWN, 'home', async () => answer)
})

const get = (lines: readonly string[] = [], url = KNOWN) =>
  `GET ${url} HTTP/1.1\r\n${['Host: shop', ...lines].join('\r\n')}\r\n\r\n`

/** The server closes behind its answer, so that all of it is seen. */
const bye = get(['Connection: close'], '/bye')

/** Those that may be answered from memory, straight from the socket. */
const plain: Readonly<Record<string, string>> = {
  'nothing but a host': get(),
  'what browsers write': get([
    'Connection: keep-alive',
    'Upgrade-Insecure-Requests: 1',
    'User-Agent: Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)',
    'Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
    'Sec-Fetch-Dest: document',
    'Accept-Encoding: gzip, deflate, br, zstd',
    'Accept-Language: zh-CN,zh;q=0.9',
    'Cookie: pagoda_visitor=abc; other="x y"',
    'Cookie: second=1',
  ]),
  brotli: get(['accept-encoding: br']),
  gzip: get(['ACCEPT-ENCODING:\t gzip;q=0.5 , br;q=0 \t']),
  'an empty encoding': get(['Accept-Encoding:']),
  'the etag that it has': get([`If-None-Match: W/"x", ${answer.etag}`]),
  'another etag': get(['If-None-Match: "other"']),
  'a part of it': get(['Range: bytes=0-9', 'If-Range: "x"']),
  'letters beyond ASCII in a value': get(['X-Name: caf\u00e9\u00ff']),
  'a name without a value': get(['X-Empty:']),
  'KEEP-ALIVE': get(['CONNECTION: Keep-Alive', 'Keep-Alive: timeout=5']),
}

const UPGRADE = 'an upgrade that nobody takes'

/** Those that are for Node, and leave the connection open. */
const unusual: Readonly<Record<string, string>> = {
  'another address': get([], '/tc-fostay/hotel'),
  'the same address, written otherwise': get([], '/tc-fostay/?from=club%6ded'),
  'two at once': get() + get(['accept-encoding: gzip']),
  HEAD: get().replace('GET', 'HEAD'),
  OPTIONS: get().replace('GET', 'OPTIONS'),
  'a body by its length': `${get(['Content-Length: 5'])}hello`,
  'a body that looks like a request': `${get([`Content-Length: ${get().length}`])}${get()}`,
  'no body by its length': get(['Content-Length: 0']),
  'a body in chunks': `${get(['Transfer-Encoding: chunked'])}3\r\nabc\r\n0\r\n\r\n`,
  'a post': `${get(['Content-Length: 2']).replace('GET', 'POST')}{}`,
  'two etags in two lines': get(['If-None-Match: "a"', `If-None-Match: ${answer.etag}`]),
  'two encodings in two lines': get(['Accept-Encoding: gzip', 'Accept-Encoding: br']),
  'a whole address': get([], `http://shop${KNOWN}`),
  'two spaces': get().replace('GET ', 'GET  '),
  'an empty line before': `\r\n${get()}`,
  [UPGRADE]: get(['Connection: Upgrade', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk']),
  'more than eight thousand letters': get([`Cookie: a=${'x'.repeat(9_000)}`]),
  TE: get(['TE: trailers', 'Connection: TE']),
}

/** Those after which Node closes. */
const last: Readonly<Record<string, string>> = {
  'a goodbye': get(['Connection: close']),
  'a goodbye among others': get(['Connection: keep-alive, close']),
  'HTTP/1.0': get().replace('HTTP/1.1', 'HTTP/1.0'),
  'HTTP/2': get().replace('HTTP/1.1', 'HTTP/2.0'),
  'no host': `GET ${KNOWN} HTTP/1.1\r\nAccept: */*\r\n\r\n`,
  'a folded header': get(['X-A: one\r\n two']),
  'a space before the colon': get(['Accept-Encoding : br']),
  'a line that is no header': get(['no header']),
  'a header without a name': get([': value']),
  'a control character': get(['X-A: \u0001']),
  'a bare CR': get(['X-A: a\rb']),
  'bare LFs': `GET ${KNOWN} HTTP/1.1\nHost: shop\n\n`,
  'a lower-case method': get().replace('GET', 'get'),
  'a space in the address': get([], '/tc-fostay/ ?from=clubmed'),
  'length and chunks': get(['Content-Length: 5', 'Transfer-Encoding: chunked']),
  'two lengths': get(['Content-Length: 5', 'Content-Length: 6']),
  'more than sixteen thousand letters': get([`Cookie: a=${'x'.repeat(17_000)}`]),
  'no HTTP at all': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003\r\n\r\n',
}

async function expectSame(pieces: readonly string[], manner: Parameters<typeof conversation>[2] = {}) {
  const said = await conversation(node, pieces, manner)
  expect(await conversation(direct, pieces, manner)).toBe(said)
  return said
}

const patiently = { isPatient: true }

describe('what a client gets from the direct way is what Node gives it', () => {
  it.each(Object.keys(plain))('answered from memory: %s', async (name) => {
    const before = answered
    await expectSame([plain[name] ?? '', bye], patiently)
    expect(answered).toBe(before + 1)
  })

  it.each(Object.keys(unusual))('left to Node: %s', async (name) => {
    const before = answered
    const said = await expectSame([unusual[name] ?? '', bye], patiently)
    expect(said).toMatch(/^HTTP\/1\.1 (200|304)/)
    expect(answered).toBe(before)
  })

  it.each(Object.keys(last))('left to Node, and closed: %s', async (name) => {
    const before = answered
    await expectSame([last[name] ?? ''], patiently)
    await expectSame([get(), last[name] ?? ''], patiently)
    expect(answered).toBe(before + 1)
  })

  it('to a client that says at once that it asks for nothing more, also', async () => {
    expect(await expectSame([get()], { isHalfClosed: true })).toMatch(/^HTTP\/1\.1 200/)
    expect(await expectSame([], { isHalfClosed: true })).toBe('')
    await expectSame([get(), get().slice(0, 40)], { isHalfClosed: true })
  })

  it('in any sequence, cut anywhere', async () => {
    expect.hasAssertions()
    const known = Object.values(plain)
    // What stands behind an upgrade in the same bytes is answered by neither.
    const others = Object.values({ ...unusual, [UPGRADE]: get([], '/other') })
    const requests = array(oneof({ weight: 3, arbitrary: constantFrom(...known) }, constantFrom(...others)), {
      maxLength: 6,
    })
    const cuts = array(nat({ max: 3_000 }), { maxLength: 4 })
    await assert(
      asyncProperty(requests, cuts, boolean(), async (asked, at, isWhole) => {
        await expectSame(isWhole ? [...asked, bye] : cutAt([...asked, bye].join(''), at))
      }),
      { numRuns: Number(process.env['DIRECT_RUNS'] ?? 150) },
    )
  })

  it('with any byte changed', async () => {
    expect.hasAssertions()
    const [text] = [plain['what browsers write'] ?? '']
    const changed = tuple(nat({ max: text.length - 1 }), nat({ max: 255 }))
    await assert(
      asyncProperty(changed, async ([at, code]) => {
        const other = text.slice(0, at) + String.fromCodePoint(code) + text.slice(at + 1)
        await expectSame([other, bye], { isHalfClosed: true })
      }),
      { numRuns: Number(process.env['DIRECT_RUNS'] ?? 150) },
    )
  })
})

function cutAt(text: string, cuts: readonly number[]): string[] {
  const places = [0, ...new Set(cuts.map((cut) => cut % (text.length + 1))), text.length].toSorted((a, b) => a - b)
  return places
    .slice(1)
    .map((to, index) => text.slice(places[index], to))
    .filter((piece) => piece !== '')
}
