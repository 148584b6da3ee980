import { Duplex } from 'node:stream'

interface Wire {
  /** Sends what the client wrote; the answers come back by `receive`. */
  readonly send: (bytes: Uint8Array) => void
  /** The client is gone. */
  readonly end: () => void
}

const TERMINATE = 88

/**
 * What the pg client takes for a socket. pg writes whole protocol messages, and corks those that belong together, so one write is
 * always something that the server can answer at once.
 */
export class WireStream extends Duplex {
  readonly #wire: Wire

  constructor(wire: Wire) {
    super()
    this.#wire = wire
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  receive(bytes: Uint8Array): void {
    if (bytes.length > 0 && !this.destroyed) this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#pass(chunk)
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#pass(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#wire.end()
    done(error)
  }

  /** The client's goodbye ends this stream, not the database, which the next client of the pool goes on with. */
  #pass(bytes: Buffer): void {
    if (bytes[0] === TERMINATE) this.push(null)
    else this.#wire.send(bytes)
  }
}
