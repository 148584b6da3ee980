import { createServer, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { dataSocket, listenAt } from '../../db/data-socket.ts'
import type { DeskAnswer, DeskAsk } from './operator-desk.ts'

/** Where a running server serves `pagoda operator`: only one process may have the embedded database open. */
const socketOf = (dataDir: string) => dataSocket(dataDir, 'operators')

type Serve = (ask: DeskAsk) => Promise<DeskAnswer>

/** Answers until it is closed. Rejects where the system gives no socket, as for a path that is too long. */
export async function listenForDesk(dataDir: string, serve: Serve): Promise<{ readonly close: () => void }> {
  const server = createServer((asked, reply) => {
    const answer = (status: number, body: object) => {
      reply.writeHead(status, { 'content-type': 'application/json' })
      reply.end(JSON.stringify(body))
    }
    json(asked)
      .then((ask) => serve(ask as DeskAsk))
      .then(
        (answered) => answer(200, answered),
        (error: unknown) => answer(500, { message: String(error) }),
      )
  })
  await listenAt(server, socketOf(dataDir))
  return { close: () => void server.close() }
}

/**
 * What the server that has the data folder answers; undefined where none is.
 * @throws an error with its sentence where the server could not do it
 */
export async function askDesk(dataDir: string, ask: DeskAsk): Promise<DeskAnswer | undefined> {
  const reply = await new Promise<{ readonly status: number; readonly body: unknown } | undefined>((done, failed) => {
    const asking = request({ socketPath: socketOf(dataDir), method: 'POST' })
    asking.once('error', () => done(undefined))
    asking.once('response', (answer) => {
      json(answer).then((body) => done({ status: answer.statusCode ?? 0, body }), failed)
    })
    asking.end(JSON.stringify(ask))
  })
  if (!reply) return undefined
  if (reply.status === 200) return reply.body as DeskAnswer
  const { message } = reply.body as { readonly message?: string }
  throw new Error(message ?? `the server answered ${reply.status}`)
}
