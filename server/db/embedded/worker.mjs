import { once } from 'node:events'
import { fsyncSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * The embedded PostgreSQL in a thread of its own: in the main thread it would starve timers, sockets and health checks.
 * It speaks the wire protocol: a message is what the client wrote, a reply what the server answers. Plain JavaScript, because a worker
 * thread must start alike under node, tsx and the tests.
 *
 * @typedef {{ folder: string }} WorkerData
 * @typedef {{ kind: 'write', stream: number, bytes: Uint8Array } | { kind: 'reset' } | { kind: 'close' }} Request
 */

/**
 * A folder whose files really reach the disk: the file system of PGlite has no fsync, so that a commit would survive a crash of the
 * process, but not of the machine.
 */
class DurableFolder extends NodeFS {
  /**
   * @param {import('@electric-sql/pglite').PGlite} pg
   * @param {any} options
   */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options)
    const withFsync = (/** @type {any} */ module) => {
      module.NODEFS.stream_ops.fsync = (/** @type {{ nfd: number }} */ stream) => {
        fsyncSync(stream.nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...emscriptenOpts.preRun, withFsync] } }
  }
}

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)
const { folder } = /** @type {WorkerData} */ (workerData)

// fdatasync is a hard no-op in this build, hence wal_sync_method=fsync.
const startParams = [
  ...PGlite.defaultStartParams.filter((word) => word !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'timezone=UTC', '-c', 'shared_buffers=32MB'],
]

/** Sent first: compiled once for all threads of the process (postgres-module.ts). */
const [program] = /** @type {[WebAssembly.Module]} */ (await once(port, 'message'))

const db = await PGlite.create({ fs: new DurableFolder(folder), pgliteWasmModule: program, startParams })

/** @type {Record<Request['kind'], (request: never) => Promise<void>>} */
const handlers = {
  async write({ stream, bytes }) {
    port.postMessage({ kind: 'data', stream, bytes: await db.execProtocolRaw(bytes) })
  },
  /** A client is gone: the next one must find a session as fresh as a new connection to a server has. */
  async reset() {
    if (db.isInTransaction()) await db.exec('ROLLBACK')
    await db.exec('DISCARD ALL')
  },
  async close() {
    await db.close()
    port.postMessage({ kind: 'closed' })
    port.close()
  },
}

let last = Promise.resolve()
port.on('message', (/** @type {Request} */ request) => {
  last = last.then(() => handlers[request.kind](request))
})

port.postMessage({ kind: 'ready' })
