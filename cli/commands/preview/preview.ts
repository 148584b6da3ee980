import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SHOP_BASE, type Route } from '../../../schemas/page/route.ts'
import type { Context } from '../../command.ts'
import { Refusal } from '../../refusal.ts'
import { type Project, readRoutes } from '../../project.ts'

/** The route under which a page is shown. */
export async function routeOf(project: Project, page: string, { say }: Context): Promise<Route> {
  const route = (await readRoutes(project)).find((each) => (each.page ?? each.name) === page)
  if (!route) throw new Refusal(say('project.noPage', { name: page }))
  return route
}

/** Where the shop will stand: HOST as the shop reads it, but an address that a browser can open. */
export function shopOrigin(port: number, { env }: Context): string {
  const host = env.HOST && env.HOST !== '0.0.0.0' && env.HOST !== '::' ? env.HOST : '127.0.0.1'
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

export function pageAddress(origin: string, route: Route): string {
  return `${origin}${SHOP_BASE}${route.path}`
}

/** Starts the shop as `npm start` does, with pages that reload themselves. It ends with this process. */
export function startShop(root: string, port: number, { env, say }: Context): ChildProcess {
  const entry = join(root, 'server', 'start.mjs')
  if (!existsSync(entry)) throw new Refusal(say('preview.noServer'))
  return spawn(process.execPath, [entry], {
    cwd: root,
    env: { ...env, PORT: String(port), PAGODA_PREVIEW: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** Waits until the shop answers; gives its exit code when it ends before that. */
export async function untilReady(shop: ChildProcess, origin: string): Promise<'ready' | number> {
  while (shop.exitCode === null && shop.signalCode === null) {
    if (await answers(origin)) return 'ready'
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return shop.exitCode ?? 1
}

export async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

/** Waits for the shop's end, which Ctrl+C brings about. */
export async function untilEnd(shop: ChildProcess): Promise<number | null> {
  if (shop.exitCode !== null) return shop.exitCode
  return new Promise((resolve) => shop.once('exit', resolve))
}

/** Hands the signals that end this process on to the shop; the answer takes that back. */
export function passSignals(shop: ChildProcess): () => void {
  const signals = ['SIGINT', 'SIGTERM'] as const
  const pass = (signal: NodeJS.Signals): boolean => shop.kill(signal)
  for (const signal of signals) process.on(signal, pass)
  return () => {
    for (const signal of signals) process.off(signal, pass)
  }
}
