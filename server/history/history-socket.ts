import { createServer, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { dataSocket, listenAt } from '../db/data-socket.ts'
import type { KeptFiles, KeptVersion } from '../pages/kept-files.ts'

/** Where a running server answers for the files that its embedded database keeps: only one process may have that database open. */
const socketOf = (dataDir: string) => dataSocket(dataDir, 'history')

/** Answers `pagoda history` until it is closed. Rejects where the system gives no socket, as for a path that is too long. */
export async function listenForHistory(dataDir: string, kept: KeptFiles): Promise<{ readonly close: () => void }> {
  const server = createServer((asked, reply) => {
    const file = new URL(asked.url ?? '/', 'http://socket').searchParams.get('file') ?? ''
    const answer = (status: number, body: object) => {
      reply.writeHead(status, { 'content-type': 'application/json' })
      reply.end(JSON.stringify(body))
    }
    kept.versions(file).then(
      (versions) => answer(200, { versions }),
      (error: unknown) => answer(500, { message: String(error) }),
    )
  })
  await listenAt(server, socketOf(dataDir))
  return { close: () => void server.close() }
}

/**
 * The versions of a file, of the server that has the data folder; undefined where none answers.
 * @throws an error with its sentence where the server could not read them
 */
export async function askHistory(dataDir: string, file: string): Promise<readonly KeptVersion[] | undefined> {
  const reply = await new Promise<{ readonly status: number; readonly body: unknown } | undefined>((done, failed) => {
    const asking = request({ socketPath: socketOf(dataDir), path: `/?file=${encodeURIComponent(file)}` })
    asking.once('error', () => done(undefined))
    asking.once('response', (answer) => {
      json(answer).then((body) => done({ status: answer.statusCode ?? 0, body }), failed)
    })
    asking.end()
  })
  if (!reply) return undefined
  const { versions, message } = reply.body as { versions?: readonly KeptVersion[]; message?: string }
  if (reply.status !== 200 || !versions) throw new Error(message ?? `the server answered ${reply.status}`)
  return versions
}
