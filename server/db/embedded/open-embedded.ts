import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { takeLock } from './lock-file.ts'
import { postgresModule } from './postgres-module.ts'
import { makePrivate } from './private-folder.ts'
import { createSessionQueue } from './session-queue.ts'
import { serveSession } from './shared-socket.ts'
import { WireStream } from './wire-stream.ts'

export interface EmbeddedOptions {
  /** DATA_DIR; the database stands in its `db` folder beside the lock. */
  readonly folder: string
  /** The thread died or went silent: nothing can be answered any more. */
  readonly onDeath: (error: Error) => void
  /** ms without any answer after which it counts as dead: where a server would stop after a panic, the embedded one hangs. */
  readonly patience?: number
}

const PATIENCE = 120_000
/** ms, as on a server (open-database.ts). */
const IDLE_IN_TRANSACTION = 20_000

export interface Embedded {
  /** A connection to the one session that there is: while one is in a transaction the others wait. */
  readonly connect: () => WireStream
  /** Serves that session to other processes too, at a socket in the folder. */
  readonly serve: () => Promise<{ readonly close: () => void }>
  readonly close: () => Promise<void>
}

type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'data'; readonly bytes: Uint8Array }
  | { readonly kind: 'closed' }

/**
 * Starts the embedded PostgreSQL on a folder, which it creates when there is none.
 * @throws FolderInUse while another process has the folder
 */
export async function openEmbedded({ folder, onDeath, patience = PATIENCE }: EmbeddedOptions): Promise<Embedded> {
  const lock = takeLock(folder)
  const workerData = { folder: join(folder, 'db') }
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData, execArgv: [] })
  try {
    // The thread loads its own code while the program is compiled.
    await Promise.all([firstMessage(worker), postgresModule().then((program) => worker.postMessage(program))])
    makePrivate(workerData.folder)
  } catch (error) {
    await worker.terminate()
    lock.release()
    throw new Error(unopened(folder, error), { cause: error })
  }
  return runningDatabase(worker, { folder, release: lock.release, onDeath, patience })
}

/** What somebody can do about it stands behind what happened. */
const unopened = (folder: string, error: unknown): string =>
  `The database in ${folder} can't be opened: ${String(error)}. Its files may be damaged, or of another version. Put a saved copy of the folder in its place, or set another DATA_DIR; what is lost then are the orders in it. A sandbox's folder may be deleted: it is filled anew.`

async function firstMessage(worker: Worker): Promise<void> {
  const exited = once(worker, 'exit').then(([code]) => Promise.reject(new Error(`its thread ended with code ${code}`)))
  await Promise.race([once(worker, 'message'), exited])
  exited.catch(() => {})
}

interface RunningOptions {
  readonly folder: string
  readonly release: () => void
  readonly onDeath: (error: Error) => void
  readonly patience: number
}

function runningDatabase(worker: Worker, { folder, release, onDeath, patience }: RunningOptions): Embedded {
  let closing = false
  const died = (error: Error) => {
    if (!closing) onDeath(error)
  }
  const silence = watchSilence(patience, () => died(new Error(`the database has not answered for ${patience} ms`)))
  const session = createSessionQueue({
    ask(bytes) {
      silence.asked()
      worker.postMessage({ kind: 'write', stream: 0, bytes })
    },
    reset() {
      if (!closing) worker.postMessage({ kind: 'reset' })
    },
    patience: IDLE_IN_TRANSACTION,
  })
  worker.on('error', died)
  worker.on('exit', (code) => died(new Error(`the database thread ended with code ${code}`)))
  worker.on('message', (reply: Reply) => {
    if (reply.kind !== 'data') return
    silence.answered()
    session.answered(reply.bytes)
  })
  return {
    connect() {
      const client = session.connect({
        receive: (bytes) => stream.receive(bytes),
        drop: () => stream.destroy(),
      })
      const stream: WireStream = new WireStream({ send: client.write, end: client.end })
      return stream
    },
    serve: () => serveSession(folder, session),
    async close() {
      closing = true
      silence.stop()
      session.stop()
      const ended = once(worker, 'exit')
      worker.postMessage({ kind: 'close' })
      await ended
      release()
    },
  }
}

/** Calls `tell` when questions stay without any answer for too long. Each question gets one answer. */
function watchSilence(patience: number, tell: () => void) {
  let open = 0
  let timer: NodeJS.Timeout | undefined
  const watch = () => {
    clearTimeout(timer)
    timer = open > 0 ? setTimeout(tell, patience).unref() : undefined
  }
  return {
    asked() {
      open += 1
      if (open === 1) watch()
    },
    answered() {
      open -= 1
      watch()
    },
    stop: () => clearTimeout(timer),
  }
}
