import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { answerDirectly, type DirectAnswers } from './direct-connections.ts'
import { conversation, deferred, listening, portOf } from './testing.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

interface Given {
  readonly answers: DirectAnswers
  readonly isDraining?: () => boolean
  readonly patience?: { readonly first: number; readonly next: number }
}

/** A server whose Node half answers «node»; times are those of a test. */
async function directServer({ answers, isDraining = () => false, patience = { first: 60_000, next: 60_000 } }: Given) {
  const seen: string[] = []
  const server = createServer({ headersTimeout: 50, requestTimeout: 60, connectionsCheckingInterval: 20 }, (_, reply) =>
    reply.end('node'),
  )
  answerDirectly(server, { answers, isDraining, onAnswer: (url, status) => seen.push(`${status} ${url}`), patience })
  servers.push(server)
  const sockets: Socket[] = []
  server.on('connection', (socket: Socket) => sockets.push(socket))
  return { server: await listening(server), seen, sockets }
}

const get = (url: string, ...lines: string[]) =>
  `GET ${url} HTTP/1.1\r\n${['Host: shop', ...lines].join('\r\n')}\r\n\r\n`
const bye = get('/bye', 'Connection: close')
const memory = { status: 200, bytes: Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\nmemory') }
const known: DirectAnswers = ({ url }) => (url === '/known' ? memory : undefined)

async function client(server: Server) {
  const socket = connect(portOf(server), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

describe('a connection that asks for what is in memory', () => {
  it('is answered without Node, each answer is told, and goes to Node with the first other request', async () => {
    const { server, seen } = await directServer({ answers: known })
    const said = await conversation(server, [get('/known'), get('/known'), bye], { isPatient: true })
    expect(said.match(/memory|node/g)).toEqual(['memory', 'memory', 'node'])
    expect(seen).toEqual(['200 /known', '200 /known'])
  })

  it('waits for an answer that is being renewed, and reads what came meanwhile behind it', async () => {
    const renewal = deferred<typeof memory>()
    const asked = deferred<void>()
    const answers: DirectAnswers = (request) => {
      if (request.url !== '/stale') return known(request)
      asked.resolve()
      return renewal.promise
    }
    const { server } = await directServer({ answers })
    const socket = await client(server)
    const said: Buffer[] = []
    socket.on('data', (part: Buffer) => said.push(part))
    socket.write(get('/stale'))
    await asked.promise
    socket.write(get('/known') + bye)
    renewal.resolve({ status: 200, bytes: Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nnew') })
    await once(socket, 'close')
    expect(
      Buffer.concat(said)
        .toString()
        .match(/new|memory|node/g),
    ).toEqual(['new', 'node', 'node'])
  })

  it.each([
    ['comes to nothing', async () => undefined],
    ['fails', () => Promise.reject(new Error('no page is made now'))],
  ])('is answered by Node where a renewal %s', async (_what, answers: DirectAnswers) => {
    const { server, seen } = await directServer({ answers })
    expect(await conversation(server, [get('/known', 'Connection: keep-alive'), bye])).toMatch(/node.*node/s)
    expect(seen).toEqual([])
  })
})

describe('a client that gives nothing, or takes nothing', () => {
  it('and says nothing is closed after its time', async () => {
    const { server } = await directServer({ answers: known, patience: { first: 20, next: 60_000 } })
    expect(await conversation(server, [])).toBe('')
  })

  it('and says nothing after an answer is closed after its time', async () => {
    const { server } = await directServer({ answers: known, patience: { first: 60_000, next: 20 } })
    expect(await conversation(server, [get('/known')])).toContain('memory')
  })

  it('and writes half a head is told by Node that its time is over', async () => {
    const { server } = await directServer({ answers: known })
    expect(await conversation(server, [get('/known').slice(0, 20)])).toMatch(/^HTTP\/1\.1 408/)
  })

  it('and reads nothing is not read either: its answers do not fill the memory, and come in the end', async () => {
    const bytes = Buffer.concat([
      Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n'),
      Buffer.alloc(1_000_000),
    ])
    const { server, seen, sockets } = await directServer({ answers: () => ({ status: 200, bytes }) })
    const socket = (await client(server)).pause()
    let asked = 0
    while (sockets[0]?.writableNeedDrain !== true) {
      socket.write(get('/known'))
      asked += 1
      await expect.poll(() => seen.length).toBe(asked)
    }
    socket.write(get('/known'))
    await expect.poll(() => sockets[0]?.isPaused()).toBe(true)
    expect([seen.length, sockets[0]?.writableLength]).toEqual([asked, bytes.length])
    let received = 0
    socket.on('data', (part: Buffer) => (received += part.length)).resume()
    await expect.poll(() => received).toBe((asked + 1) * bytes.length)
    socket.destroy()
  })

  it('and breaks off takes nobody with it', async () => {
    const { server } = await directServer({ answers: known })
    const socket = await client(server)
    socket.write(get('/known'))
    socket.resetAndDestroy()
    expect(await conversation(server, [get('/known'), bye], { isPatient: true })).toContain('memory')
  })
})

describe('a server that ends', () => {
  it('answers by Node while it drains, which says that connections close', async () => {
    const { server } = await directServer({ answers: known, isDraining: () => true })
    expect(await conversation(server, [get('/known', 'Connection: keep-alive'), bye])).not.toContain('memory')
  })

  it('closes connections that are idle, and is closed then', async () => {
    const { server } = await directServer({ answers: known })
    const socket = await client(server)
    socket.write(get('/known'))
    await once(socket, 'data')
    const gone = once(socket, 'close')
    const closed = new Promise((done) => server.close(done))
    await Promise.all([gone, closed])
    expect(server.listening).toBe(false)
  })

  it('closes all where it can wait no longer, also those that wait for an answer', async () => {
    const { server, sockets } = await directServer({ answers: () => new Promise(() => undefined) })
    const socket = await client(server)
    socket.write(get('/known'))
    await expect.poll(() => sockets[0]?.bytesRead).toBeGreaterThan(0)
    const gone = once(socket, 'close')
    server.closeIdleConnections()
    expect(sockets[0]?.destroyed).toBe(false)
    server.closeAllConnections()
    await gone
  })
})
