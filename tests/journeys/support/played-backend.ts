import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { held } from './held.ts'

/** A call of the mall as the backend gets it. */
export interface BackendCall {
  readonly path: string
  readonly body: string
}

/** How a call is answered instead of truly: `slow` once the backend is healed, `silent` never, and `cut` loses its connection. */
export type Trouble = 'error' | 'slow' | 'malformed' | 'empty' | 'silent' | 'cut'

/** A backend for API_BASE that a journey plays itself: it asks the real shop, unless it is told to fail. */
export interface PlayedBackend {
  readonly url: string
  /** Calls for which `when` holds get into trouble until `heal`. */
  readonly fail: (when: (call: BackendCall) => boolean, trouble: Trouble) => void
  /** Changes the text of true replies. */
  readonly rewrite: (change: (reply: string, call: BackendCall) => string) => void
  readonly heal: () => void
  readonly calls: () => readonly BackendCall[]
  readonly stop: () => Promise<void>
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-max-age': '600',
}

/** @param shop origin of the shop whose API answers truly */
export async function playBackend(shop: string): Promise<PlayedBackend> {
  let trouble: { readonly when: (call: BackendCall) => boolean; readonly kind: Trouble } | undefined
  let rewrite: (reply: string, call: BackendCall) => string = (reply) => reply
  let calls: BackendCall[] = []
  let healed = held()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    const call = { path: request.url ?? '', body: await text(request) }
    calls.push(call)
    const kind = trouble?.when(call) ? trouble.kind : undefined
    if (kind === 'slow') await healed.wait
    if (kind === 'silent') return
    if (kind === 'cut') return void response.destroy()
    if (kind !== undefined && kind !== 'slow') return inTrouble(kind, response)
    await passOn(shop, request, call, response, rewrite)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (when, kind) => {
      trouble = { when, kind }
    },
    rewrite: (change) => {
      rewrite = change
    },
    heal: () => {
      trouble = undefined
      healed.go()
      healed = held()
      rewrite = (reply) => reply
      calls = []
    },
    calls: () => calls,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

const bodies: Record<Exclude<Trouble, 'slow' | 'silent' | 'cut'>, readonly [status: number, body: string]> = {
  error: [500, JSON.stringify({ hasError: true, code: 'internal', message: '系统开小差了，请稍后再试' })],
  malformed: [200, '{"hasError": false, "data": {"pageComp'],
  empty: [200, JSON.stringify({ hasError: false, code: '0', responseCode: '0' })],
}

function inTrouble(kind: keyof typeof bodies, response: ServerResponse): void {
  const [status, body] = bodies[kind]
  response.writeHead(status, { ...cors, 'content-type': 'application/json; charset=utf-8' }).end(body)
}

async function passOn(
  shop: string,
  request: IncomingMessage,
  call: BackendCall,
  response: ServerResponse,
  rewrite: (reply: string, call: BackendCall) => string,
): Promise<void> {
  const { 'content-type': type = 'application/json', authorization } = request.headers
  const reply = await fetch(shop + call.path, {
    method: request.method,
    headers: { 'content-type': type, ...(authorization && { authorization }) },
    ...(request.method === 'POST' && { body: call.body }),
  })
  const body = rewrite(await reply.text(), call)
  response.writeHead(reply.status, { ...cors, 'content-type': 'application/json; charset=utf-8' }).end(body)
}
