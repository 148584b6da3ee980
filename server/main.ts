import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { startPrimary } from './cluster/start-primary.ts'
import { WorkerFailed } from './cluster/workers.ts'
import { workerLink } from './cluster/worker.ts'
import { createLog } from './log.ts'
import { readSettings, type Settings } from './settings.ts'
import { loadShop } from './ssr/shop-part.ts'
import { startupErrorMessage } from './startup-error.ts'
import { type RunningServer, type Shop, startServer } from './start.ts'
import { linkAddress } from './studio/sign-in/operator-links.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The process: reads the environment, serves until it is told to stop. Anything that prevents it is said in a sentence, exit code 1. */
async function main(): Promise<void> {
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
    const server =
      !worker && settings.workers > 1
        ? await startPrimary({ settings, log, content, onDeath })
        : await startServer({ settings, log, content, onDeath, shop: builtShop(log), worker })
    stopOnSignal(server.stop)
    worker?.onStop(() => void server.stop().finally(() => process.exit(0)))
    if (worker) worker.ready(server.address)
    else process.stdout.write(addresses(server.address, settings) + welcome(server))
  } catch (error) {
    log.debug({ err: error }, 'the server could not start')
    // A worker has said itself why it ended.
    if (error instanceof WorkerFailed) return fail([])
    fail([startupErrorMessage(error, settings)])
  }
}

/** The shop of the last build; without one there are the calls, but no pages. */
async function builtShop(log: Logger): Promise<Shop | undefined> {
  const dist = join(root, 'dist')
  if (existsSync(join(dist, 'server/entry-server.js'))) return loadShop(dist)
  log.warn('the shop is not built, only its API is served: run npm run build')
  return undefined
}

function fail(sentences: readonly string[]): void {
  for (const sentence of sentences) process.stderr.write(`pagoda: ${sentence}\n`)
  process.exitCode = 1
  // A worker would wait for messages of who started it.
  cluster.worker?.disconnect()
}

function addresses(origin: string, { mode }: Settings): string {
  const lines = [
    ['商城 shop', '/tc-fostay/'],
    ['工作台 studio', '/studio/'],
    ['组件 gallery', '/studio/gallery'],
    ['接口 docs', '/docs'],
    ...(mode === 'sandbox' ? [['沙盒 sandbox', '/sandbox/']] : []),
  ]
  return `\n${lines.map(([title = '', path = '']) => `  ${title.padEnd(12)}  ${origin}${path}`).join('\n')}\n\n`
}

/** On the terminal alone: a link that signs somebody in has no place in a log. */
function welcome({ address, firstSignIn }: Pick<RunningServer, 'address' | 'firstSignIn'>): string {
  if (!firstSignIn) return ''
  if ('needsOperator' in firstSignIn)
    return '  工作台还没有运营人员 the studio has no operator: npx pagoda operator add <name> --role admin\n\n'
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

await main()
