import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Lets a file of the command line do a task in a thread beside this one: its `default`, which gets the task and the way to import a
 * project's files. Thrown there is thrown here.
 * @param {string | undefined} bundle of the command line
 * @param {string} name of the file
 * @param {unknown} task what a message can carry
 */
export async function beside(bundle, name, task) {
  // Short-lived objects of thousands of files: with room for more of them, fewer are copied.
  const worker = new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: { bundle, name, task },
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  })
  const [answer] = await once(worker, 'message')
  return answer
}
