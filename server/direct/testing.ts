import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

export const portOf = (server: Server): number => (server.address() as AddressInfo).port

export async function listening<Made extends Server>(server: Made): Promise<Made> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}

interface Manner {
  /** The client says behind its last piece that it asks for nothing more. */
  readonly isHalfClosed?: boolean
  /** Each piece is written when something came of the one before: they are read apart. */
  readonly isPatient?: boolean
}

/** What a server sends to a client that writes these pieces, until it closes; times are masked. */
export async function conversation(server: Server, pieces: readonly string[], manner: Manner = {}): Promise<string> {
  const socket = connect({ port: portOf(server), host: '127.0.0.1', allowHalfOpen: true })
  const said = heard(socket)
  for (const piece of pieces) {
    const answered = new Promise((done) => socket.once('data', done).once('close', done))
    if (socket.writable) socket.write(piece, 'latin1')
    await (manner.isPatient ? answered : turn())
  }
  if (manner.isHalfClosed) socket.end()
  return said
}

function heard(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  return new Promise((done) => {
    socket.on('data', (part: Buffer) => parts.push(part))
    socket.on('error', () => undefined)
    socket.on('end', () => socket.end())
    socket.on('close', () =>
      done(
        Buffer.concat(parts)
          .toString('latin1')
          .replaceAll(/Date: [^\r]+/g, 'Date: then'),
      ),
    )
  })
}

/** A promise that a test keeps when it wants. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((keep) => (resolve = keep))
  return { promise, resolve: (value: Value) => resolve(value) }
}
