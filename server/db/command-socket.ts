import { createServer, request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { dataSocket, listenAt } from './data-socket.ts'
import type { Database, Orm } from './open-database.ts'

interface Closable {
  readonly close: () => void
}

/** A command that works with the database. Only one process may have the embedded one open: a running server answers the command itself. */
export interface DatabaseCommand<Request, Reply extends object> {
  /** As it is typed behind `pagoda`. */
  readonly name: string
  /** Of the socket in the data folder. */
  readonly socket: string
  readonly run: (db: Orm, request: Request) => Promise<Reply>
}

/** Answers until it is closed. Rejects where the system gives no socket, as for a path that is too long. */
export async function listenForCommand(
  dataDir: string,
  socket: string,
  run: (request: unknown) => Promise<object>,
): Promise<Closable> {
  const server = createServer((incoming, reply) => {
    const answer = (status: number, body: object) => {
      reply.writeHead(status, { 'content-type': 'application/json' })
      reply.end(JSON.stringify(body))
    }
    json(incoming)
      .then(run)
      .then(
        (result) => answer(200, result),
        (error: unknown) => answer(500, { message: String(error) }),
      )
  })
  await listenAt(server, dataSocket(dataDir, socket))
  return { close: () => void server.close() }
}

/** Answers the command while the embedded database is open; with another database the command opens it itself. */
export async function openCommandSocket<Request, Reply extends object>(
  { name, socket, run }: DatabaseCommand<Request, Reply>,
  { kind, orm }: Pick<Database, 'kind' | 'orm'>,
  dataDir: string,
  log: Logger,
): Promise<Closable | undefined> {
  if (kind !== 'embedded') return undefined
  try {
    return await listenForCommand(dataDir, socket, (request) => run(orm, request as Request))
  } catch (error) {
    log.warn({ err: error }, `pagoda ${name} works only while the server is stopped`)
    return undefined
  }
}

/**
 * The reply of the server that has the data folder; undefined where none is running.
 * @throws an error with its sentence where the server could not do it
 */
export async function askRunningServer<Request, Reply extends object>(
  { socket }: DatabaseCommand<Request, Reply>,
  dataDir: string,
  ask: Request,
): Promise<Reply | undefined> {
  const reply = await new Promise<{ readonly status: number; readonly body: unknown } | undefined>((done, failed) => {
    const asking = request({ socketPath: dataSocket(dataDir, socket), method: 'POST' })
    asking.once('error', () => done(undefined))
    asking.once('response', (answer) => {
      json(answer).then((body) => done({ status: answer.statusCode ?? 0, body }), failed)
    })
    asking.end(JSON.stringify(ask))
  })
  if (!reply) return undefined
  if (reply.status === 200) return reply.body as Reply
  const { message } = reply.body as { readonly message?: string }
  throw new Error(message ?? `the server answered ${reply.status}`)
}
