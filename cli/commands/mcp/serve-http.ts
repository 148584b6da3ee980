import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { remoteBy } from '../../remote/client.ts'
import type { Context } from '../../command.ts'
import { assistantServer } from './assistant-server.ts'

const HOST = '127.0.0.1'
/** Where assistants find it. */
export const MCP_PATH = '/mcp'

/** Bytes of a call: a page with what is around it. */
const LONGEST = 3 * 1024 * 1024

/**
 * Serves assistants on this machine, each call by itself and with the key that it brings: this process has none. Pages of a browser are
 * refused, also those that get here by another name of the machine.
 * @param port 0: any that is free
 */
export function serveHttp(server: string, port: number, context: Context): Promise<Server> {
  const http = createServer((request, reply) => {
    const why = refusalOf(request)
    if (why) return refuse(reply, ...why)
    answer(request, reply, server, context).catch((error: unknown) => {
      context.err(error instanceof Error ? error.message : String(error))
      if (reply.headersSent) reply.destroy()
      else refuse(reply, 500, 'the call failed')
    })
  })
  return new Promise((done, failed) => {
    http.once('error', failed)
    http.listen(port, HOST, () => done(http))
  })
}

type Refusal = readonly [status: number, message: string]

function refusalOf({ headers, url, method }: IncomingMessage): Refusal | undefined {
  if (!/^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(headers.host ?? '')) return [403, 'another host']
  if (headers.origin !== undefined || headers.cookie !== undefined) return [403, 'not for pages of a browser']
  if (url !== MCP_PATH) return [404, `there is ${MCP_PATH} alone`]
  if (method !== 'POST') return [405, 'POST alone: there are no sessions']
  return keyOf(headers.authorization) === undefined ? [401, 'Authorization: Bearer <key> is missing'] : undefined
}

const keyOf = (authorization: string | undefined) => /^bearer +([\x21-\x7e]{1,200}) *$/i.exec(authorization ?? '')?.[1]

async function answer(
  request: IncomingMessage,
  reply: ServerResponse,
  server: string,
  context: Context,
): Promise<void> {
  const { StreamableHTTPServerTransport } = await import('@modelcontextprotocol/sdk/server/streamableHttp.js')
  const remote = remoteBy(server, keyOf(request.headers.authorization) ?? '', context)
  const assistant = await assistantServer({ remote, env: context.env })
  const transport = new StreamableHTTPServerTransport({
    ...{ sessionIdGenerator: undefined, enableJsonResponse: true, maxRequestBodySize: LONGEST },
  })
  reply.once('close', () => void assistant.close())
  // The SDK's own type of its transport is stricter than the one that it takes.
  await assistant.connect(transport as unknown as Transport)
  await transport.handleRequest(request, reply)
}

function refuse(reply: ServerResponse, status: number, message: string): void {
  const headers = status === 401 ? { 'www-authenticate': 'Bearer' } : status === 405 ? { allow: 'POST' } : {}
  reply.writeHead(status, { 'content-type': 'application/json', ...headers })
  reply.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32_000, message } }))
}
