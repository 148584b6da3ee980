import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type PlainRequest, readPlainRequest } from './plain-request.ts'

/** An answer as it goes over the wire, head and body in one. */
export interface DirectAnswer {
  readonly status: number
  readonly bytes: Buffer
}

/** The answer that is in memory, or a promise of it where it is being renewed; undefined: Node's server has to answer. */
export type DirectAnswers = (request: PlainRequest) => DirectAnswer | Promise<DirectAnswer | undefined> | undefined

interface Options {
  readonly answers: DirectAnswers
  /** While it is so, Node's server answers all: it says that connections close. */
  readonly isDraining: () => boolean
  readonly onAnswer: (url: string, status: number, begun: number) => void
  /** ms that a new connection has for its first request, and that an open one may be silent after an answer. */
  readonly patience: { readonly first: number; readonly next: number }
}

type ConnectionListener = (socket: Socket) => void

/**
 * Answers plain requests for what is in memory by one write to the socket, without Node's parser and its two streams for each. A connection
 * is read here while it asks for nothing else; the first bytes that are anything else go to Node's server, untouched, with the connection.
 */
export function answerDirectly(server: Server, options: Options): void {
  const [toNode, ...others] = server.listeners('connection') as ConnectionListener[]
  // A Node that has no listener of its own, or several, is one that this was not written for.
  if (!toNode || others.length > 0) return
  const open = new Set<DirectConnection>()
  server.off('connection', toNode)
  server.on('connection', (socket: Socket) => {
    const connection = new DirectConnection(socket, options, () => {
      open.delete(connection)
      toNode.call(server, socket)
    })
    open.add(connection)
    socket.once('close', () => open.delete(connection))
  })
  const closeIdleOfNode = server.closeIdleConnections.bind(server)
  const closeAllOfNode = server.closeAllConnections.bind(server)
  server.closeIdleConnections = () => {
    for (const connection of open) connection.closeIfIdle()
    closeIdleOfNode()
  }
  server.closeAllConnections = () => {
    for (const connection of open) connection.close()
    closeAllOfNode()
  }
}

class DirectConnection {
  readonly #socket: Socket
  readonly #options: Options
  readonly #toNode: () => void
  /** What was read last: a client writes the same head again and again. */
  #last: { readonly chunk: Buffer; readonly request: PlainRequest } | undefined
  /** An answer is waited for. Nothing is read meanwhile. */
  #isWaiting = false
  #hasAnswered = false

  constructor(socket: Socket, options: Options, toNode: () => void) {
    this.#socket = socket
    this.#options = options
    this.#toNode = toNode
    socket.setTimeout(options.patience.first)
    socket.on('data', this.#read)
    socket.on('drain', this.#readOn)
    socket.on('end', this.#end)
    socket.on('timeout', this.close)
    socket.on('error', this.close)
  }

  readonly close = (): void => void this.#socket.destroy()

  closeIfIdle(): void {
    if (!this.#isWaiting && this.#socket.writableLength === 0) this.close()
  }

  readonly #read = (chunk: Buffer): void => {
    const begun = performance.now()
    const request = this.#requestOf(chunk)
    const answer = request && !this.#options.isDraining() ? this.#options.answers(request) : undefined
    if (!request || !answer) this.#handOver(chunk)
    else if (answer instanceof Promise) void this.#waitFor(answer, { request, chunk, begun })
    else this.#write(answer, request, begun)
  }

  #requestOf(chunk: Buffer): PlainRequest | undefined {
    if (this.#last?.chunk.equals(chunk)) return this.#last.request
    const request = readPlainRequest(chunk)
    this.#last = request && { chunk, request }
    return request
  }

  async #waitFor(
    promised: Promise<DirectAnswer | undefined>,
    { request, chunk, begun }: { readonly request: PlainRequest; readonly chunk: Buffer; readonly begun: number },
  ): Promise<void> {
    this.#isWaiting = true
    this.#socket.pause()
    // Who could not make it says so to Node's server, which asks again.
    const answer = await promised.catch(() => undefined)
    this.#isWaiting = false
    if (this.#socket.destroyed) return
    if (!answer || this.#options.isDraining()) return this.#handOver(chunk)
    this.#write(answer, request, begun)
    this.#readOn()
  }

  #write({ bytes, status }: DirectAnswer, { url }: PlainRequest, begun: number): void {
    const socket = this.#socket
    if (!this.#hasAnswered) socket.setTimeout(this.#options.patience.next)
    this.#hasAnswered = true
    // Who does not read what was answered is not read either.
    if (!socket.write(bytes)) socket.pause()
    this.#options.onAnswer(url, status, begun)
  }

  readonly #readOn = (): void => {
    if (!this.#isWaiting && !this.#socket.writableNeedDrain) this.#socket.resume()
  }

  /** The client says that it asks for nothing more: what was answered is on its way. */
  readonly #end = (): void => void this.#socket.end()

  #handOver(chunk: Buffer): void {
    const socket = this.#socket
    socket.pause()
    socket.off('data', this.#read)
    socket.off('drain', this.#readOn)
    socket.off('end', this.#end)
    socket.off('timeout', this.close)
    socket.off('error', this.close)
    socket.setTimeout(0)
    socket.unshift(chunk)
    this.#toNode()
    socket.resume()
  }
}
