import { parentPort, workerData } from 'node:worker_threads'
import { load } from './load.mjs'

const { bundle, name, task } = workerData
const { importFile, importOwn } = await load(bundle)
const { default: run } = await importOwn(name)
parentPort.postMessage(await run(task, importFile))
