import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** The line to a backend, which a journey cuts and mends. */
export interface CutLine {
  /** Where the backend is found by this line. */
  readonly url: string
  /** From now on nobody is there, and whoever was spoken to is gone. */
  readonly cut: () => Promise<void>
  readonly mend: () => Promise<void>
}

/** @param to origin of the backend */
export async function cutLine(to: string): Promise<CutLine> {
  const { hostname, port } = new URL(to)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      // A socket that breaks is closed, and then so is the other.
      socket.on('error', () => undefined)
      socket.pipe(other)
    }
  })
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const own = (server.address() as AddressInfo).port
  return {
    url: `http://127.0.0.1:${own}`,
    async cut() {
      if (!server.listening) return
      const closed = once(server.close(), 'close')
      for (const socket of open) socket.destroy()
      await closed
    },
    mend: () => (server.listening ? Promise.resolve() : listen(own)),
  }
}
