import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** The shop's server as a process of its own. */
export interface ShopServer {
  readonly origin: string
  /** Its process is gone, whoever ended it. */
  readonly hasEnded: () => boolean
  /** SIGKILL, and the wait until it is gone. */
  readonly kill: () => Promise<void>
}

/** @param env DATA_DIR or DATABASE_URL */
export async function startShop(env: Readonly<Record<string, string>>): Promise<ShopServer> {
  const script = ['--import', 'tsx', 'tests/fixtures/serve-until-killed.mjs']
  const child = spawn(process.execPath, script, {
    env: { ...process.env, ...env },
    // Its standard input ends with this process, and so does it.
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    gone.then(([code]) => Promise.reject(new Error(`the server ended with ${String(code)}`))),
  ])
  return {
    origin: String(line),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
