import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { WorkerFailed } from './cluster/workers.ts'
import { workerLink } from './cluster/worker.ts'
import { createLog } from './logging/log.ts'
import { readSettings, type Settings } from './settings/settings.ts'
import { openShopDatabase } from './db/open-shop-database.ts'
import type { LoadBuilt } from './ssr/shop-part.ts'
import { startupErrorMessage } from './lifecycle/startup-error.ts'
import type { RunningServer, Shop, StartOptions } from './start.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The process: reads the environment, serves until it is told to stop. Anything that prevents it is said in a sentence, exit code 1.
 * @param load gives what a built file exports
 * @returns whether it serves
 */
export async function serve(load: LoadBuilt): Promise<boolean> {
  const read = readSettings(process.env, root)
  if (!read.ok) return fail(read.problems)
  const { settings } = read
  const log = createLog(settings.logLevel)
  try {
    const content = async (today: string) => (await import('../sandbox/content/index.ts')).sandboxContent(today)
    const onDeath = (error: Error) => {
      log.fatal({ err: error }, 'the embedded database died')
      process.exit(1)
    }
    const worker = workerLink()
    const options = { settings, log, content, onDeath, worker }
    const server = await (!worker && settings.workers > 1 ? startWorkers(options) : startAlone(options, load))
    stopOnSignal(server.stop)
    worker?.onStop(() => void server.stop().finally(() => process.exit(0)))
    if (worker) worker.ready(server.address)
    else process.stdout.write(addresses(server.address, settings) + (await welcome(server)))
    return true
  } catch (error) {
    log.debug({ err: error }, 'the server could not start')
    // A worker has said itself why it ended.
    if (error instanceof WorkerFailed) return fail([])
    return fail([startupErrorMessage(error, settings)])
  }
}

type Options = Omit<StartOptions, 'shop' | 'opening'>

/** Serves in this process. The database gets up in its thread while this one loads all the code behind this file. */
async function startAlone(options: Options, load: LoadBuilt): Promise<RunningServer> {
  const opening = openShopDatabase({ ...options, isShared: options.worker !== undefined })
  // Told of by the start that waits for it.
  opening.catch(() => undefined)
  const { startServer } = await import('./start.ts')
  return startServer({ ...options, opening, shop: builtShop(options.log, load) })
}

const startWorkers = async (options: Options) => (await import('./cluster/start-primary.ts')).startPrimary(options)

/** The shop of the last build; without one there are the calls, but no pages. */
async function builtShop(log: Logger, load: LoadBuilt): Promise<Shop | undefined> {
  const dist = join(root, 'dist')
  if (existsSync(join(dist, 'server/entry-server.js'))) return (await import('./ssr/shop-part.ts')).loadShop(dist, load)
  log.warn('the shop is not built, only its API is served: run npm run build')
  return undefined
}

function fail(sentences: readonly string[]): false {
  for (const sentence of sentences) process.stderr.write(`pagoda: ${sentence}\n`)
  process.exitCode = 1
  // A worker would wait for messages of who started it.
  cluster.worker?.disconnect()
  return false
}

function addresses(origin: string, { mode }: Settings): string {
  const lines = [
    ['商城 shop', '/tc-fostay/'],
    ['工作台 studio', '/studio/'],
    ['组件 gallery', '/studio/gallery'],
    ...(mode === 'sandbox'
      ? [
          ['接口 docs', '/docs'],
          ['沙盒 sandbox', '/sandbox/'],
        ]
      : []),
  ]
  return `\n${lines.map(([title = '', path = '']) => `  ${title.padEnd(12)}  ${origin}${path}`).join('\n')}\n\n`
}

/** On the terminal alone: a link that signs somebody in has no place in a log. */
async function welcome({ address, firstSignIn }: Pick<RunningServer, 'address' | 'firstSignIn'>): Promise<string> {
  if (!firstSignIn) return ''
  if ('needsOperator' in firstSignIn)
    return '  工作台还没有运营人员 the studio has no operator: npx pagoda operator add <name> --role admin\n\n'
  const { linkAddress } = await import('./studio/sign-in/operator-links.ts')
  return `  工作台首次登录（一次有效，24 小时内）first sign-in to the studio, once, within 24 hours:\n  ${linkAddress(address, firstSignIn.link)}\n\n`
}

/** A second signal ends the process at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      process.once(signal, () => process.exit(1))
      void stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
}
