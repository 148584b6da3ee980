import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { migratedFolder } from '../../../tests/fixtures/databases.ts'
import { openEmbedded } from './open-embedded.ts'
import { postgresModule } from './postgres-module.ts'
import { WireStream } from './wire-stream.ts'

/** Counts the calls that reach the operating system, in the database's own thread. */
const countFsync = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  import { parentPort } from 'node:worker_threads'
  const real = fs.fsyncSync
  fs.fsyncSync = (file) => {
    real(file)
    parentPort.postMessage({ kind: 'fsync' })
  }
  syncBuiltinESMExports()
`)}`

describe('the database thread', () => {
  it('asks the operating system to write once for each commit', async () => {
    const dataDir = await migratedFolder()
    const workerData = { folder: join(dataDir, 'db') }
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData,
      execArgv: ['--import', countFsync],
    })
    let count = 0
    const ready = new Promise<void>((resolve) =>
      worker.on('message', ({ kind, bytes }) => {
        if (kind === 'fsync') count += 1
        if (kind === 'data') stream.receive(bytes)
        if (kind === 'ready') resolve()
      }),
    )
    const stream = new WireStream({
      send: (bytes) => worker.postMessage({ kind: 'write', stream: 1, bytes }),
      end: () => {},
    })
    worker.postMessage(await postgresModule())
    await ready
    const client = new Client({ stream: () => stream, user: 'postgres', database: 'postgres' })
    await client.connect()
    await client.query('create table written (a int)')
    const before = count
    for (let number = 0; number < 10; number++) await client.query('insert into written values ($1)', [number])
    expect(count - before).toBe(10)
    const afterWrites = count
    await client.query('select * from written')
    expect(count).toBe(afterWrites)
    worker.postMessage({ kind: 'close' })
    await once(worker, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('counts as dead when it does not answer any more', async () => {
    const folder = await migratedFolder()
    const deaths: string[] = []
    const embedded = await openEmbedded({ folder, onDeath: (error) => deaths.push(error.message), patience: 3_000 })
    const client = new Client({ stream: () => embedded.connect(), user: 'postgres', database: 'postgres' })
    await client.connect()
    await client.query('select 1')
    expect(deaths).toEqual([])
    await client.query('select pg_sleep(5)')
    expect(deaths).toEqual(['the database has not answered for 3000 ms'])
    await client.end()
    await embedded.close()
    rmSync(folder, { recursive: true, force: true })
  })
})
