import { createServer, Socket } from 'node:net'
import { dataSocket, listenAt } from '../data-socket.ts'
import type { SessionQueue } from './session-queue.ts'
import { createWireUnits } from './wire-units.ts'

const TERMINATE = 'X'.charCodeAt(0)

/** Where the process that has the embedded database open serves it to its workers. */
const socketOf = (dataDir: string) => dataSocket(dataDir, 'database')

/** Serves the session at the data folder's socket until it is closed. */
export async function serveSession(dataDir: string, session: SessionQueue): Promise<{ readonly close: () => void }> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    const client = session.connect({ receive: (bytes) => socket.write(bytes), drop: () => socket.destroy() })
    const units = createWireUnits()
    socket.on('data', (chunk: Buffer) => {
      for (const unit of units.take(chunk)) {
        if (unit[0] === TERMINATE) socket.end()
        else client.write(unit)
      }
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      open.delete(socket)
      client.end()
    })
  })
  await listenAt(server, socketOf(dataDir))
  return {
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

/** What the pg client takes for a socket to a server: whatever host it names, this is where the database is. */
export class SharedSocket extends Socket {
  readonly #path: string

  constructor(dataDir: string) {
    super()
    this.#path = socketOf(dataDir)
  }

  override connect(): this {
    return super.connect(this.#path)
  }
}
