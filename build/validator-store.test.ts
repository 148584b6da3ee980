import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { forgetValidators } from './validator-store.ts'

const SCHEMAS = 20

/** Waits for the other thread before each schema, so that both make its validator at the same time. */
const maker = `
  const { workerData, parentPort } = require('node:worker_threads')
  const { store, folder, arrived, schemas } = workerData
  import('tsx/esm/api').then(async ({ register }) => {
    register()
    const { validatorStore } = await import(store)
    const validatorOf = validatorStore({}, folder)
    const taken = []
    for (let at = 0; at < schemas; at++) {
      Atomics.add(arrived, 0, 1)
      Atomics.notify(arrived, 0)
      for (let count = 0; (count = Atomics.load(arrived, 0)) < 2 * (at + 1); ) Atomics.wait(arrived, 0, count)
      const validate = validatorOf({ type: 'object', required: ['key' + at] })
      taken.push(validate({ ['key' + at]: 1 }) && !validate({}))
    }
    parentPort.postMessage(taken)
  })`

describe('validators that are kept', () => {
  it('are whole, also where two threads of a process make the same at the same time', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pagoda-validators-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const store = pathToFileURL('build/validator-store.ts').href
    const arrived = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const workerData = { store, folder, arrived, schemas: SCHEMAS }
    const threads = [0, 1].map(() => new Worker(maker, { eval: true, workerData }))
    onTestFinished(async () => void (await Promise.all(threads.map((thread) => thread.terminate()))))
    const answers = await Promise.all(threads.map((thread) => once(thread, 'message')))
    expect(answers.flat(2).filter(Boolean)).toHaveLength(2 * SCHEMAS)
    const files = await readdir(folder)
    expect(files.filter((file) => !file.endsWith('.cjs'))).toEqual([])
  })

  it('may be forgotten while another thread keeps some', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pagoda-validators-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const store = pathToFileURL('build/validator-store.ts').href
    // A second arrival that never has to be waited for: this thread takes no turns.
    const arrived = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    arrived[0] = SCHEMAS
    const thread = new Worker(maker, { eval: true, workerData: { store, folder, arrived, schemas: SCHEMAS } })
    onTestFinished(async () => void (await thread.terminate()))
    const sweeps = setInterval(() => forgetValidators(folder), 0)
    onTestFinished(() => clearInterval(sweeps))
    const [taken] = (await once(thread, 'message')) as unknown[]
    clearInterval(sweeps)
    expect(taken).toEqual(Array(SCHEMAS).fill(true))
    forgetValidators(folder)
    expect(await readdir(folder)).toEqual([])
  })
})
